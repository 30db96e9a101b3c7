"""What the bench asks its workers and what it learns (structs only)."""

from __future__ import annotations

from msgspec import Struct


class Subject(Struct, frozen=True):
    """What is measured: one of our games in one build, or a game of a peer.

    `build` is "compiled", "interpreted" or, for a peer, empty; `seats` 0 is what the peer plays;
    without a `mode` a game is played as it comes.
    """

    maker: str
    game: str
    seats: int = 0
    build: str = ""
    mode: str = ""

    @property
    def key(self) -> str:
        """The same in every run, for the files that keep figures."""
        seats = str(self.seats) if self.seats else ""
        parts = [self.maker, self.game, self.mode, seats, self.build]
        return "/".join(part for part in parts if part)


class Request(Struct, frozen=True):
    """What a worker is to measure, and for how many seconds of processor time."""

    subject: Subject
    seconds: float
    seed: int


class Sample(Struct, frozen=True):
    """One measurement: random play from set-up to the end, then copies of mid-game states.

    Times of a copy are in microseconds; None where the system has no such operation.
    """

    decisions: int
    games: int
    seconds: float
    clone: float | None = None
    redeal: float | None = None

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games


class Answer(Struct, frozen=True, omit_defaults=True):
    """What a worker says: a sample, or why there is none."""

    sample: Sample | None = None
    failed: str = ""


class Spread(Struct, frozen=True):
    """A figure over the rounds."""

    median: float
    least: float
    most: float


class Row(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One subject over all rounds. `missing` names the package to install."""

    subject: Subject
    samples: list[Sample] = []
    failed: str = ""
    missing: str = ""
    decisions_per_second: Spread | None = None
    games_per_second: Spread | None = None
    decisions_per_game: Spread | None = None
    clone: Spread | None = None
    redeal: Spread | None = None


class Ratio(Struct, frozen=True):
    """One figure of a subject over the same figure of another, paired round by round."""

    figure: str
    subject: Subject
    against: Subject
    spread: Spread


class Bar(Struct, frozen=True):
    """A ratio that is to be at least, or at most, a number. None: it could not be measured."""

    figure: str
    subject: Subject
    against: Subject
    limit: float
    at_most: bool
    ratio: Ratio | None
    met: bool | None


class Report(Struct, frozen=True):
    """Everything one run of the bench found: what `--json` writes."""

    version: str
    python: str
    machine: str
    rounds: int
    seconds: float
    rows: list[Row]
    ratios: list[Ratio]
    bars: list[Bar]
