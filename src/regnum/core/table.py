"""A table is one match, and the public API."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic

from regnum.core import agenda, ahead, sight
from regnum.core.actions import (
    Action,
    AgreedEnd,
    ClockShown,
    Event,
    Resigned,
    Seat,
    StoodIn,
    TakenBack,
    Undone,
)
from regnum.core.agenda import Choice, S
from regnum.core.cards import CardSet
from regnum.core.dice import LONGEST_KEY, MatchDice
from regnum.core.entries import (
    Act,
    AnyEntry,
    CardsNote,
    Chair,
    Clock,
    End,
    Record,
    Resign,
    StandIn,
    TakeBack,
    Undo,
)
from regnum.core.errors import BadSetUp, Malformed, Refused
from regnum.core.facts import Options
from regnum.core.game import Game
from regnum.core.log import Log
from regnum.core.messages import Message, Refusal
from regnum.core.proposals import Proposal
from regnum.core.records import plain, sealed
from regnum.core.results import Result
from regnum.core.scenes import Scene
from regnum.core.standing import with_resigned
from regnum.core.undo import Move, Reminder, last_move_of, last_run, play, undo_state
from regnum.core.views import Asked, UndoState, View


class Table(Generic[S]):
    """One match of one game. Everything that is done here is an entry of its record.

    >>> import regnum
    >>> table = regnum.open_table("kings-bounty", seats=2, seed="a table")
    >>> seat = table.to_act()[0]
    >>> table.act(seat, table.options(seat)[-1], choice=table.choice(seat))
    >>> len(table.record().entries)
    1
    """

    def __init__(
        self,
        game: Game[S],
        chairs: list[Chair],
        options: Options,
        cards: CardSet,
        key: bytes,
        rated: bool = False,
    ) -> None:
        game.check_seats(len(chairs))
        game.check_needs(len(chairs), options)
        if not 1 <= len(key) <= LONGEST_KEY:
            raise BadSetUp(Message("bad-key", {"bytes": len(key), "most": LONGEST_KEY}))
        self.game = game
        self.chairs = chairs
        self.chosen = options
        self.cards = cards
        self.key = key
        self.rated = rated
        self.entries: list[AnyEntry] = []
        self.resigned: list[Seat] = []
        self.agreed_end = False
        #: the bot in each seat now; stand-ins come in later
        self.bots = [chair.bot for chair in chairs]
        #: the line that counts
        self._line: list[Move[S]] = []
        #: what was seen in moves that were taken back
        self._reminders: list[Reminder] = []
        self._log = Log(game.redact)
        #: the number of the choice before each seat, and how many there have been
        self._numbers = [0] * len(chairs)
        self._asked = 0
        self._state = self._set_up()
        self._listen()
        agenda.advance(self._state)
        self._drain()
        self._number_choices([None] * len(chairs))

    @property
    def seats(self) -> int:
        return len(self.chairs)

    # -- looking

    def to_act(self) -> list[Seat]:
        """The seats the game waits for."""
        return [] if self.over else agenda.to_act(self._state)

    def may_speak(self) -> list[Seat]:
        """Seats that may act but need not."""
        return [] if self.over else agenda.may_speak(self._state)

    def options(self, seat: Seat) -> list[Action]:
        """What a seat may do now; `view(seat).asked.complete` says whether that is all."""
        if self.over or self._no_such_seat(seat):
            return []
        return list(agenda.options(self._state, seat))

    def choice(self, seat: Seat) -> int:
        """The number of the choice before a seat; 0 if there is none."""
        return 0 if self._choice_of(seat) is None else self._numbers[seat]

    def refusal(
        self, seat: Seat, action: Action | str, choice: int | None = None
    ) -> Refusal | None:
        """Why a seat may not do that now; `None` if it may."""
        waiting = self._waiting_for(seat, choice)
        if isinstance(waiting, Refusal):
            return waiting
        return waiting.refusal(self._state, seat, self._read(action))

    def view(self, seat: Seat | None) -> View:
        """All that a seat may know; `None` is a spectator."""
        self._check_seat(seat)
        view = self.game.view(self._state, seat)
        view.seat = seat
        view.to_act = tuple(self.to_act())
        view.may_speak = tuple(self.may_speak())
        view.over = self.over
        view.result = self.result
        if seat is not None:
            view.asked = self._asked_of(seat)
            view.undo = self.undo_state(seat)
        return view

    def scene(self, seat: Seat | None) -> Scene:
        """How it lies on the table before a seat."""
        return self.game.scene(self.view(seat))

    def events(self, seat: Seat | None, after: int = 0) -> list[Event]:
        """What a seat was shown, from the first event or after the first `after` ones."""
        self._check_seat(seat)
        return self._log.shown_to(seat, after)

    @property
    def over(self) -> bool:
        return self.agreed_end or not self._state.agenda or self._only_one_left()

    @property
    def result(self) -> Result | None:
        """How it came out; `None` while it goes on, and after an agreed end."""
        if not self.over or self.agreed_end:
            return None
        return with_resigned(self.game.result(self._state), self.resigned)

    def undo_state(self, seat: Seat) -> UndoState:
        """Whether a seat's last action can be undone, and if not, why."""
        if self._no_such_seat(seat):
            return UndoState("nothing", self._unknown(seat))
        if self.over:
            return UndoState("nothing", Refusal("game-over"))
        return undo_state(self.game, self._state, self._line, seat, self.rated)

    def imagine(self, seat: Seat | None, seed: int) -> S:
        """A world that a seat cannot tell from this one: what bots are given to think with."""
        self._check_seat(seat)
        return sight.imagine(self.game, self._state, seat, seed)

    def outcomes(self, seat: Seat, actions: Sequence[Action]) -> list[Message | None]:
        """What each of some actions would bring, in a few words, told from what a seat knows."""
        world = self.imagine(seat, seed=0)
        return [self.game.outcome(world, seat, action) for action in actions]

    def proposal(self, seat: Seat) -> Proposal | None:
        """What a seat could say to answer what it is asked, told from what it knows."""
        # most games propose nothing: no world need be imagined for them
        if type(self.game).propose is Game.propose or not self.options(seat):
            return None
        return self.game.propose(self.imagine(seat, seed=0), seat)

    def preview(self, seat: Seat, action: Action | str, *then: Action) -> list[Event]:
        """What a seat would be shown if it did that, and then the rest: as far as it can know.

        Nothing is done. Raises `Refused` if it is not legal.
        """
        action = self._read(action)
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise self._refused(refusal)
        return ahead.preview(self.game, self._state, seat, [action, *then])

    # -- doing

    def act(self, seat: Seat, action: Action | str, choice: int | None = None) -> None:
        """Answer the choice before a seat.

        Raises `Refused`, and changes nothing, if it is not legal.
        """
        action = self._read(action)
        waiting = self._waiting_for(seat, choice)
        if isinstance(waiting, Refusal):
            raise self._refused(waiting)
        refusal = waiting.refusal(self._state, seat, action)
        if refusal is not None:
            raise self._refused(refusal)
        self.entries.append(Act(seat, self._numbers[seat], plain(action)))
        self._play(seat, action)

    def undo(self, seat: Seat, consent: Iterable[Seat] = ()) -> None:
        """Take a seat's last action back: freely, or if lines are crossed by the others' consent.

        Bots consent. Raises `Refused` if it is not possible.
        """
        state = self.undo_state(seat)
        if state.can == "nothing":
            raise self._refused(state.why or Refusal("nothing-to-undo"))
        if state.can == "undo":
            self.entries.append(Undo(seat))
            self._take_back(seat, free=True)
            return
        agreed = tuple(
            sorted({other for other in consent if other != seat and not self._no_such_seat(other)})
        )
        missing = [
            str(other)
            for other, bot in enumerate(self.bots)
            if other != seat and other not in agreed and not bot
        ]
        if missing:
            raise self._refused(Refusal("needs-consent", {"seats": tuple(missing)}))
        self.entries.append(TakeBack(seat, agreed))
        self._take_back(seat, free=False)

    def resign(self, seat: Seat) -> None:
        """Give up: the seat ranks last; with one seat left the match is over.

        With more seats the game goes on and still waits for this one: let a bot `stand_in`.
        """
        self._check_seat(seat)
        if self.over:
            raise self._refused(Refusal("game-over"))
        if seat in self.resigned:
            raise self._refused(Refusal("resigned-already"))
        self.entries.append(Resign(seat))
        self.resigned.append(seat)
        self._log.append(Resigned(seat))
        if self._only_one_left():
            agenda.stop(self._state)

    def stand_in(self, seat: Seat, bot: str, failed: str = "") -> None:
        """Note that a bot plays on in a seat; without one, that a person does again.

        `failed` is the bot before it, where that could not answer any more.
        """
        self._check_seat(seat)
        if not isinstance(bot, str):
            raise self._refused(Refusal("no-bot-name", {"bot": repr(bot)}))
        self.entries.append(StandIn(seat, bot, failed))
        self.bots[seat] = bot
        self._log.append(StoodIn(seat, bot, failed))

    def clock(self, seat: Seat, left: int, bot: str = "") -> None:
        """Note what a seat's clock shows, in seconds, and which bot moves if that is nothing."""
        self._check_seat(seat)
        if isinstance(left, bool) or not isinstance(left, int):
            raise self._refused(Refusal("no-seconds", {"left": repr(left)}))
        if not isinstance(bot, str):
            raise self._refused(Refusal("no-bot-name", {"bot": repr(bot)}))
        self.entries.append(Clock(seat, left, bot))
        self._log.append(ClockShown(seat, left, bot))

    def end(self) -> None:
        """End the match by agreement, without a result."""
        if self.over:
            raise self._refused(Refusal("game-over"))
        if self.rated:
            raise self._refused(Refusal("rated-goes-on"))
        self.entries.append(End())
        self.agreed_end = True
        self._log.append(AgreedEnd())
        agenda.stop(self._state)

    # -- keeping

    def record(self, played: bool = False) -> Record:
        """The match on paper; `played` leaves out what was undone."""
        if played:
            return self._played_again().record()
        return sealed(
            Record(
                game=self.game.facts.id,
                rules=self.game.facts.rules,
                cards=CardsNote(self.cards.digest(), plain(self.cards.changes)),
                options=plain(self.chosen),
                seats=tuple(self.chairs),
                key=self.key.hex(),
                entries=tuple(self.entries),
                rated=self.rated,
                result=self.result,
            )
        )

    def clone(self) -> Table[S]:
        """The same match on another table: what is done there is not done here."""
        new = self._fresh()
        new.entries = self.entries[:]
        new.resigned = self.resigned[:]
        new.agreed_end = self.agreed_end
        new.bots = self.bots[:]
        new._line = [move.clone() for move in self._line]
        new._reminders = self._reminders[:]
        new._log = self._log.clone()
        new._numbers = self._numbers[:]
        new._asked = self._asked
        new._state = self._state.clone()
        new._listen()
        return new

    # -- within

    def _fresh(self) -> Table[S]:
        return Table(self.game, self.chairs, self.chosen, self.cards, self.key, self.rated)

    def _played_again(self) -> Table[S]:
        """The line that counted, on a new table, with all else that was done there."""
        table = self._fresh()
        counted = {move.entry: move for move in self._line}
        for number, entry in enumerate(self.entries):
            if number in counted:
                table.act(counted[number].seat, counted[number].action)
            elif isinstance(entry, Resign):
                table.resign(entry.seat)
            elif isinstance(entry, StandIn):
                table.stand_in(entry.seat, entry.bot, entry.failed)
            elif isinstance(entry, Clock):
                table.clock(entry.seat, entry.left, entry.bot)
            elif isinstance(entry, End):
                table.end()
        return table

    def _waiting_for(self, seat: Seat, choice: int | None) -> Choice[S] | Refusal:
        """What a seat is asked, or why nothing that it does can count now."""
        if self._no_such_seat(seat):
            return self._unknown(seat)
        if self.over:
            return Refusal("game-over")
        waiting = self._choice_of(seat)
        if waiting is None:
            return Refusal("not-your-turn", {"seats": tuple(str(n) for n in self.to_act())})
        if choice is not None and choice != self._numbers[seat]:
            return Refusal("past-choice", {"given": repr(choice), "now": str(self._numbers[seat])})
        return waiting

    def _read(self, action: Action | str) -> Action:
        """An action of this game, or its short form; steps need not reckon with another game's."""
        if isinstance(action, str):
            return self.game.parse(action)
        if not isinstance(action, tuple(self.game.actions)):
            raise Malformed(Message("malformed-action", {"what": repr(action)}))
        try:
            # a struct takes anything for its fields when it is made
            return self.game.read_action(plain(action))
        except (TypeError, OverflowError, UnicodeEncodeError):
            raise Malformed(Message("malformed-action", {"what": repr(action)})) from None

    def _set_up(self) -> S:
        dice = MatchDice(self.key)
        return self.game.set_up(self.seats, self.chosen, self.cards, dice)

    def _play(self, seat: Seat, action: Action) -> None:
        s = self._state
        for move in reversed(self._line):
            if move.seat == seat or move.before is None:
                break
            move.before = None
        self._line.append(Move(seat, action, s.clone(), len(self._log), len(self.entries) - 1))
        before = self._choices()
        alone = isinstance(s.agenda[-1], Choice)
        if not play(s, self._line, len(self._line) - 1):
            # a word in a talk answers no choice
            pass
        elif alone:
            # the same step may come round again at once, and is another choice for all
            before = [None] * self.seats
        else:
            before[seat] = None
        self._drain()
        self._number_choices(before)

    def _take_back(self, seat: Seat, free: bool) -> None:
        index = last_move_of(self._line, seat)
        move = self._line[index]
        before: list[Choice[S] | None] = [None] * self.seats
        if move.pending:
            # the others' answers stay, and so do the choices before those still thinking
            del self._line[index]
            before = self._choices()
            self._state.answers[seat] = None
        else:
            del self._line[index:]
            self._reminders = [each for each in self._reminders if each.at <= index]
            known = [self.game.known(self._state, viewer) for viewer in self._viewers()]
            self._rebuild()
            self._remind(known)
        self._log.append(
            Undone(seat, move.log_length) if free else TakenBack(seat, move.log_length)
        )
        self._number_choices(before)

    def _rebuild(self) -> None:
        """Lay the table again as the line leaves it, with the same dice."""
        s = self._set_up()
        agenda.advance(s)
        # nobody has acted since the last seat's moves now, so they may be undone in turn
        undoable = last_run(self._line)
        for index, move in enumerate(self._line):
            self._recall(s, index)
            move.before = s.clone() if index >= undoable else None
            play(s, self._line, index)
        self._recall(s, len(self._line))
        self._state = s
        self._listen()

    def _remind(self, known: list[set[str]]) -> None:
        """What was seen before an action was taken back is not forgotten."""
        here = len(self._line)
        fresh: list[Reminder] = []
        for place, viewer in enumerate(self._viewers()):
            seen = known[place] - self.game.known(self._state, viewer)
            if seen:
                fresh.append(Reminder(here, viewer, seen))
        for reminder in fresh:
            self.game.remind(self._state, reminder.viewer, reminder.seen)
        self._reminders.extend(fresh)

    def _recall(self, s: S, index: int) -> None:
        """Let viewers know what they saw when the line had reached this point before."""
        for reminder in self._reminders:
            if reminder.at == index:
                self.game.remind(s, reminder.viewer, reminder.seen)

    def _viewers(self) -> list[Seat | None]:
        return [*range(self.seats), None]

    def _listen(self) -> None:
        self._state.events = []

    def _drain(self) -> None:
        heard = self._state.events
        if heard:
            self._log.extend(heard)
            self._state.events = []

    def _choices(self) -> list[Choice[S] | None]:
        return [agenda.choice_of(self._state, seat) for seat in range(self.seats)]

    def _choice_of(self, seat: Seat) -> Choice[S] | None:
        if self.over or self._no_such_seat(seat):
            return None
        return agenda.choice_of(self._state, seat)

    def _number_choices(self, before: list[Choice[S] | None]) -> None:
        """Give a new number to every choice that was not there before; a talk has one for all."""
        fresh: dict[int, int] = {}
        for seat, choice in enumerate(self._choices()):
            if choice is None or choice is before[seat]:
                continue
            shared = id(choice)
            if shared not in fresh:
                self._asked += 1
                fresh[shared] = self._asked
            self._numbers[seat] = fresh[shared]

    def _asked_of(self, seat: Seat) -> Asked | None:
        choice = self._choice_of(seat)
        if choice is None:
            return None
        s = self._state
        return Asked(
            self._numbers[seat],
            choice.prompt(s, seat),
            choice.complete(s, seat),
            choice.seat != seat,
        )

    def _no_such_seat(self, seat: Seat) -> bool:
        # a truth value would pass for seat 0 or 1, and then spoil the record
        return isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats

    def _unknown(self, seat: Seat) -> Refusal:
        return Refusal("no-such-seat", {"seat": repr(seat), "last": self.seats - 1})

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and self._no_such_seat(seat):
            raise self._refused(self._unknown(seat))

    def _only_one_left(self) -> bool:
        return len(self.resigned) > 0 and self.seats - len(self.resigned) <= 1

    def _refused(self, refusal: Refusal) -> Refused:
        return Refused(refusal, self.game.facts.package)
