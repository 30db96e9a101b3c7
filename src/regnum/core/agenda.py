"""A game is an agenda of steps; to act is to answer the choice on top of it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from regnum.core.actions import Action, Event, Seat
from regnum.core.dice import Dice
from regnum.core.messages import Message, Refusal

S = TypeVar("S", bound="State")

#: shared by every state that has nothing under way, so that cloning makes no empty lists
NONE: Final[list[Any]] = []


# what games derive from is marked: they may be plain Python beside a compiled kernel
@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that happens, and may put more steps on the agenda.

    Steps are immutable and name seats and places, never hidden components: so the
    agenda is the same in every world a seat can imagine.
    """

    def run(self, s: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that waits for a seat.

    Where the options are complete and one, the kernel takes it itself. Set `guarded`
    where that would tell the others something, that is, where the options depend on
    what they do not see.
    """

    guarded: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        # looked up once: a class variable costs a compiled loop dear
        self.is_guarded: bool = self.guarded

    def options(self, s: S, seat: Seat) -> list[Action]:
        """What is legal, all of it if `complete`. The list is not to be changed."""
        raise NotImplementedError

    def take(self, s: S, seat: Seat, action: Action) -> None:
        """Do what was chosen. The choice has left the agenda."""
        raise NotImplementedError

    def prompt(self, s: S, seat: Seat) -> Message:
        """What is asked, in one sentence."""
        raise NotImplementedError

    def complete(self, s: S, seat: Seat) -> bool:
        """Whether `options` lists every legal action. If not, override `refusal` too."""
        return True

    def refusal(self, s: S, seat: Seat, action: Action) -> Refusal | None:
        """Why an action is not legal; `None` if it is."""
        if action in self.options(s, seat):
            return None
        return self.why_not(s, seat, action)

    def why_not(self, s: S, seat: Seat, action: Action) -> Refusal:
        """The reason for an action that is not among the options."""
        return Refusal("not-an-option")

    def speakers(self, s: S) -> list[Seat]:
        """Seats that may speak while this one decides."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Talk(Choice[S]):
    """A choice during which seats may speak. The one who decides may always close it.

    Speaking is bounded by the game, so that every game ends.
    """

    guarded: ClassVar[bool] = True

    def is_speech(self, action: Action) -> bool:
        """Whether an action is speaking, not deciding. Who does not decide can only speak."""
        raise NotImplementedError

    def hear(self, s: S, seat: Seat, action: Action) -> bool:
        """Let a seat speak. True while the talk goes on; steps pushed here run first."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Step[S]):
    """One answer a seat, applied in the order of the choices when all are in."""

    def __init__(self, choices: list[Choice[S]]) -> None:
        self.choices = choices

    def choice_of(self, seat: Seat) -> Choice[S] | None:
        for choice in self.choices:
            if choice.seat == seat:
                return choice
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Parallel(Step[S]):
    """Each seat works through its own steps at its own pace, in the open.

    A branch touches only its own seat's area and unlimited supplies, and draws no
    dice, so that any interleaving ends in the same state. `agendas` has one list a
    seat, in the order in which they are to run.
    """

    def __init__(self, agendas: list[list[Step[S]]]) -> None:
        self.agendas = agendas


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table, and the steps still to come. Games add their own fields."""

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.agenda: list[Step[Self]] = []
        #: the agendas of a Parallel under way, one a seat; never changed while empty
        self.branches: list[list[Step[Self]]] = NONE
        #: the answers to a Secret under way, one a seat; never changed while empty
        self.answers: list[Action | None] = NONE
        #: the options of the choice on top, where the kernel has just looked at them
        self.offered: list[Action] = NONE
        #: what happened, if anybody listens
        self.events: list[Event] | None = None

    def clone(self) -> Self:
        """A copy that shares nothing that changes; nobody listens to it. Written by each game."""
        raise NotImplementedError

    def copy_agenda(self, old: Self) -> None:
        """The kernel's part of a clone; seats and dice are given when it is made.

        What was offered is not copied: a redeal may change what others can do.
        """
        self.agenda = old.agenda[:]
        if old.branches:
            self.branches = [branch[:] for branch in old.branches]
        if old.answers:
            self.answers = old.answers[:]

    def then(self, *steps: Step[Self]) -> None:
        """Put steps on the agenda, to run in this order before all that is on it."""
        for step in reversed(steps):
            self.agenda.append(step)

    def tell(self, event: Event) -> None:
        """Tell what happened. Where speed counts, ask `if s.events is not None` first."""
        if self.events is not None:
            self.events.append(event)


class BrokenGame(Exception):
    """The rules of a game are at fault: for its author."""


def advance(s: S) -> None:
    """Run steps until a seat must choose, or the agenda is empty: the game is over."""
    agenda = s.agenda
    s.offered = NONE
    while agenda:
        step = agenda[-1]
        if isinstance(step, Choice):
            if step.is_guarded or not forced(s, step):
                return
            agenda.pop()
            only = s.offered[0]
            s.offered = NONE
            step.take(s, step.seat, only)
        elif isinstance(step, Secret):
            if not gathered(s, step):
                return
        elif isinstance(step, Parallel):
            if not joined(s, step):
                return
        else:
            agenda.pop()
            step.run(s)


def stop(s: S) -> None:
    """End the game here: nothing more is to come."""
    s.agenda = []
    s.branches = NONE
    s.answers = NONE
    s.offered = NONE


def forced(s: S, choice: Choice[S]) -> bool:
    """Whether there is only one thing to choose. Leaves the options in `s.offered`."""
    options = choice.options(s, choice.seat)
    if not options:
        raise BrokenGame(f"{choice!r} asks seat {choice.seat} and leaves it nothing to choose")
    s.offered = options
    return len(options) == 1 and choice.complete(s, choice.seat)


def gathered(s: S, secret: Secret[S]) -> bool:
    """Apply the answers to a Secret if all are in; else wait."""
    if not s.answers:
        s.answers = [None] * s.seats
        for choice in secret.choices:
            if not choice.is_guarded and forced(s, choice):
                s.answers[choice.seat] = s.offered[0]
        s.offered = NONE
    for choice in secret.choices:
        if s.answers[choice.seat] is None:
            return False
    answers = s.answers
    s.answers = NONE
    s.agenda.pop()
    below = s.agenda
    pushed: list[list[Step[S]]] = []
    for choice in secret.choices:
        answer = answers[choice.seat]
        assert answer is not None
        s.agenda = []
        choice.take(s, choice.seat, answer)
        pushed.append(s.agenda)
    s.agenda = below
    for steps in reversed(pushed):
        below.extend(steps)
    return True


def joined(s: S, parallel: Parallel[S]) -> bool:
    """Take a Parallel off the agenda if every branch is done; else wait."""
    if not s.branches:
        if len(parallel.agendas) != s.seats:
            raise BrokenGame(f"{parallel!r} has not one agenda for each of {s.seats} seats")
        s.branches = [agenda[::-1] for agenda in parallel.agendas]
        for seat in range(s.seats):
            advance_branch(s, seat)
    for branch in s.branches:
        if branch:
            return False
    s.branches = NONE
    s.agenda.pop()
    return True


def advance_branch(s: S, seat: Seat) -> None:
    """Run one seat's branch to its next choice."""
    trunk = s.agenda
    branch = s.branches[seat]
    s.agenda = branch
    advance(s)
    s.agenda = trunk
    s.offered = NONE
    if branch:
        top = branch[-1]
        if not isinstance(top, Choice) or isinstance(top, Talk) or top.seat != seat:
            raise BrokenGame(f"{top!r} in the branch of seat {seat} waits for others")


def next_seat(s: S) -> Seat:
    """The first seat the game waits for; -1 when it is over."""
    if not s.agenda:
        return -1
    top = s.agenda[-1]
    if isinstance(top, Choice):
        return top.seat
    return to_act(s)[0]


def to_act(s: S) -> list[Seat]:
    """The seats the game waits for; none when it is over."""
    if not s.agenda:
        return []
    top = s.agenda[-1]
    if isinstance(top, Choice):
        return [top.seat]
    if isinstance(top, Secret):
        return sorted(c.seat for c in top.choices if s.answers[c.seat] is None)
    return [seat for seat in range(s.seats) if s.branches[seat]]


def may_speak(s: S) -> list[Seat]:
    """Seats that may act but need not."""
    if not s.agenda:
        return []
    top = s.agenda[-1]
    if isinstance(top, Choice):
        return top.speakers(s)
    return []


def choice_of(s: S, seat: Seat) -> Choice[S] | None:
    """The choice a seat may answer now, as the one who decides or as a speaker."""
    if not s.agenda:
        return None
    top = s.agenda[-1]
    if isinstance(top, Choice):
        return top if top.seat == seat or seat in top.speakers(s) else None
    if isinstance(top, Secret):
        return top.choice_of(seat) if s.answers[seat] is None else None
    branch = s.branches[seat]
    if not branch:
        return None
    waiting = branch[-1]
    assert isinstance(waiting, Choice)
    return waiting


def options(s: S, seat: Seat) -> list[Action]:
    """What a seat may do now. The list is not to be changed."""
    if s.offered:
        top = s.agenda[-1]
        if isinstance(top, Choice) and top.seat == seat:
            return s.offered
    choice = choice_of(s, seat)
    if choice is None:
        return []
    return choice.options(s, seat)


def act(s: S, seat: Seat, action: Action) -> bool:
    """Take a legal action and run on to the next choice. False if it only was a word in a talk."""
    top = s.agenda[-1]
    decided = True
    if isinstance(top, Choice):
        if isinstance(top, Talk) and (seat != top.seat or top.is_speech(action)):
            mark = len(s.agenda) - 1
            if top.hear(s, seat, action):
                decided = False
            else:
                del s.agenda[mark]
        else:
            s.agenda.pop()
            top.take(s, seat, action)
    elif isinstance(top, Secret):
        s.answers[seat] = action
    else:
        trunk = s.agenda
        s.agenda = s.branches[seat]
        waiting = s.agenda.pop()
        assert isinstance(waiting, Choice)
        waiting.take(s, seat, action)
        s.agenda = trunk
        advance_branch(s, seat)
    advance(s)
    return decided
