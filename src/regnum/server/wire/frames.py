"""Frames of the WebSocket (structs only).

What a client sends has the field `say`, what it gets the field `tell`. An action is read by
its own game's decoder: tags of two games may collide.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from regnum.core.actions import Seat
from regnum.core.messages import Message
from regnum.core.scenes import Scene
from regnum.server.wire.bodies import SeatBytes

What = Literal["take-back", "end", "rematch"]


class Said(Struct, frozen=True, tag_field="say", tag=str.lower, forbid_unknown_fields=True):
    """What a client says. `id` is its own, and comes back with the answer."""


class Hello(Said, frozen=True):
    """The first frame: what the client has already, and with whose eyes it looks.

    `seat` is one of its own seats, or none to watch; when the match is over, anybody's. Saying
    hello again with another seat looks with that seat's eyes. `after` is the number of the
    newest update the client has; -1 is none.
    """

    seat: Seat | None = None
    after: int = -1
    chat: int = 0


class Act(Said, frozen=True):
    id: str
    seat: Seat
    choice: int
    action: msgspec.Raw


class Why(Said, frozen=True):
    """Ask why an action is not legal, without doing it."""

    id: str
    seat: Seat
    action: msgspec.Raw


class Preview(Said, frozen=True):
    """Ask what an action would bring, as far as the seat can know, without doing it."""

    id: str
    seat: Seat
    action: msgspec.Raw


class Undo(Said, frozen=True):
    id: str
    seat: Seat


class Ask(Said, frozen=True):
    """Ask the others for a take-back, an agreed end, or when it is over a rematch."""

    id: str
    seat: Seat
    what: What


class Answer(Said, frozen=True):
    """Agree to what another seat has asked, or not.

    To a rematch with 16 `bytes` for its key, in hexadecimal digits; the new match has
    published the house's commitment.
    """

    id: str
    seat: Seat
    to: Seat
    what: What
    agree: bool
    bytes: SeatBytes = ""


class Withdraw(Said, frozen=True):
    """Ask for something no longer."""

    id: str
    seat: Seat
    what: What


class Hand(Said, frozen=True):
    """Let a bot play on in one's seat: the one named, or the house's own."""

    id: str
    seat: Seat
    bot: str = ""


class Resign(Said, frozen=True):
    id: str
    seat: Seat


class Return(Said, frozen=True):
    """Take one's seat back from the bot that plays on in it."""

    id: str
    seat: Seat


class Nothing(Said, frozen=True):
    """In a talk: one has nothing to say as it stands, so a bot that decides need not wait."""

    id: str
    seat: Seat


class Hint(Said, frozen=True):
    id: str
    seat: Seat


class Chat(Said, frozen=True):
    id: str
    text: str


class Ping(Said, frozen=True):
    id: str


AnySaid = (
    Hello
    | Act
    | Why
    | Preview
    | Nothing
    | Undo
    | Ask
    | Answer
    | Withdraw
    | Resign
    | Hand
    | Return
    | Hint
    | Chat
    | Ping
)


class Told(Struct, frozen=True, tag_field="tell", tag=str.lower):
    """What the server tells."""


class Option(Struct, frozen=True):
    """A legal action, its short form, its words, the pieces it touches, and in a few words what
    it would bring, told from what the seat knows.

    A hint has no `outcome`: the option of the same notation tells it.
    """

    action: Any
    notation: str
    words: Message
    touches: tuple[str, ...]
    outcome: Message | None = None


class Likewise(Struct, frozen=True):
    """“The rest like this”: an option, by its notation, and the steps it stands for, itself first.

    They are ordinary actions, to be said one after the other, each with the number of the
    choice it answers, as long as they are among the options.
    """

    notation: str
    steps: tuple[Any, ...]


class Proposal(Struct, frozen=True):
    """A whole answer to what is asked, as the game proposes it: the steps to say, one after the
    other as with `Likewise`, and what they come to together."""

    steps: tuple[Any, ...]
    outcome: Message | None = None


class AskInfo(Struct, frozen=True):
    """What a seat has asked the others, after entry `n`, and who agrees so far.

    For a rematch, `match` is the new match: whoever agrees sits down there. When all have
    agreed it begins by itself, as soon as their clients have added bytes to its key, or two
    seconds later: `begun`.
    """

    seat: Seat
    what: What
    n: int
    agreed: tuple[Seat, ...] = ()
    match: str = ""
    begun: bool = False


class Update(Told, frozen=True):
    """The match after entry `n`: what happened, and all that this viewer may know.

    What is below `log` comes with the newest entry only. `clocks` are the seconds left at
    `now`; those of the seats in the view's `to_act` run. `bots` is who plays in each seat where
    no person does, and `failed` the bot before it, where that could not answer any more.
    """

    n: int
    game: str
    seat: Seat | None
    at: float
    events: tuple[Any, ...] = ()
    log: tuple[Message, ...] = ()
    view: Any = None
    scene: Scene | None = None
    options: tuple[Option, ...] = ()
    likewise: tuple[Likewise, ...] = ()
    proposal: Proposal | None = None
    now: float = 0.0
    clocks: tuple[float | None, ...] = ()
    bots: tuple[str, ...] = ()
    failed: tuple[str, ...] = ()
    asks: tuple[AskInfo, ...] = ()
    status: str = ""


class Asks(Told, frozen=True):
    """What is asked now, where that has changed since update `n`."""

    n: int
    asks: tuple[AskInfo, ...]


class Done(Told, frozen=True):
    """What the client said under this id is done, and durable."""

    id: str
    n: int


class Refused(Told, frozen=True):
    """What the client said under this id is not done, and why."""

    id: str
    code: str
    message: Message
    sentence: str
    rule: str = ""
    page: int = 0


class Hinted(Told, frozen=True):
    id: str
    option: Option


class Previewed(Told, frozen=True):
    """What the seat would be shown, in every world that it can imagine.

    Where these worlds part stands one event `unforeseen`.
    """

    id: str
    events: tuple[Any, ...]
    log: tuple[Message, ...]


class Chatted(Told, frozen=True):
    m: int
    person: str
    name: str
    at: float
    text: str


class Present(Told, frozen=True):
    """Which seats are at the table now, and how many watch."""

    seats: tuple[bool, ...]
    watching: int


class Pong(Told, frozen=True):
    id: str


class Bye(Told, frozen=True):
    """The server closes the connection."""

    code: str
    sentence: str


AnyTold = Update | Asks | Done | Refused | Hinted | Previewed | Chatted | Present | Pong | Bye
