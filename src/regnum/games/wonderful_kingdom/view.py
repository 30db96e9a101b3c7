"""What a seat sees of It's a Wonderful Kingdom (structs only)."""

from __future__ import annotations

from msgspec import Struct

from regnum.core.actions import Seat
from regnum.core.views import View


class CardFacts(Struct, frozen=True):
    """What is printed on a card. Cost as materials, population, money, discoveries, krystallium,
    soldiers."""

    type: str | None
    cost: tuple[int, ...]
    recycles: tuple[str, ...]
    #: icons of the four resources; and resource, type and number of an icon for each of a type
    icons: tuple[int, ...]
    icons_per: tuple[tuple[str, str, int], ...]
    bonus_krystallium: int
    bonus_soldiers: int
    points: int
    points_per: int
    points_type: str | None
    #: the soldiers that defeat a menace, or that an advisor asks for
    soldiers: int
    #: of an advisor: when it helps, and how much it gives or allows
    phase: str | None
    amount: int


class LyingView(Struct, frozen=True):
    """A card in an offer area, a draft area or among what was left over.

    `card` is none where the viewer does not know it; who laid it face down remembers it.
    `laid_by` is the seat that laid it face down; none for a danger and for face-up cards.
    """

    card: str | None
    face_down: bool
    laid_by: Seat | None


class SiteView(Struct, frozen=True):
    """A card under construction: cost and what it lacks, each as materials, population, money,
    discoveries, krystallium, soldiers; and the frost giant under it."""

    card: str
    cost: tuple[int, ...]
    lacks: tuple[int, ...]
    giant: str | None


class MenaceView(Struct, frozen=True):
    menace: str
    soldiers: int
    points: int


class AdvisorView(Struct, frozen=True):
    advisor: str
    phase: str
    soldiers: int
    amount: int
    used: bool


class SeatView(Struct, frozen=True):
    """What lies before a seat; of its hand only what the viewer knows."""

    duchy: str
    #: icons of the four resources on the duchy card, and those under theft tokens
    duchy_icons: tuple[int, ...]
    covered: tuple[int, ...]
    #: points printed on it, and those that it counts for each built card of a type
    duchy_points: int
    duchy_points_per: int
    duchy_points_type: str | None
    #: what it would produce now of each resource
    produces: tuple[int, ...]
    stack: str | None
    #: calamities or menaces to be dealt in the coming rounds
    dangers: tuple[str, ...]
    hand: tuple[str, ...]
    hidden_cards: int
    draft: tuple[LyingView, ...]
    sites: tuple[SiteView, ...]
    built: tuple[str, ...]
    #: built cards of each type
    types: tuple[int, ...]
    calamities: tuple[str, ...]
    menaces: tuple[MenaceView, ...]
    advisors: tuple[AdvisorView, ...]
    #: the advisors to choose from, then the one put away
    drawn: tuple[str, ...]
    hidden_drawn: int
    discarded: tuple[str, ...]
    boxed: tuple[str, ...]
    #: cubes in alchemy, and cubes that are to be placed now, by resource
    alchemy: tuple[int, ...]
    cubes: tuple[int, ...]
    any_cubes: int
    #: cubes that an advisor adds to the next card recycled
    more_cubes: int
    #: the kind last named for a cube of any kind, this round
    named: str | None
    #: the card on which a krystallium was just placed, and cubes given for one
    krystallium_on: str | None
    melted: int
    krystallium: int
    soldiers: int
    training: int
    traps: int
    spies: int
    hidden_spies: int
    tasks: tuple[str, ...]
    points: int


class TaskView(Struct, frozen=True):
    """A task: price and reward as materials, population, money, discoveries, krystallium,
    soldiers, and for the reward spies and points."""

    task: str
    board: str
    final: bool
    price: tuple[int, ...]
    reward: tuple[int, ...]
    done_by: tuple[Seat, ...]


class GoalView(Struct, frozen=True):
    """What a scenario or a quest asks for: a development, a final task, or a thief to be caught."""

    goal: str
    done: bool


class AloneView(Struct, frozen=True):
    """Playing alone: how much of a resource brings the supremacy; what bronze, silver and gold
    take, and what side A takes off the points first; what a scenario asks for, and how many vermin
    or cubes are left until it is lost at once.

    Of the cards of the danger deck so many are unknown to the viewer, wherever they lie, and so
    many of these are calamities or menaces: each unknown card is one of them as likely as another.
    """

    supremacy: int
    medals: tuple[int, ...]
    side_a: int
    goals: tuple[GoalView, ...]
    left: int | None
    unknown: int
    dangers: int


class WonderfulView(View, kw_only=True):
    round: int
    phase: str
    stage: str | None
    first: Seat
    side: str
    module: str
    scenario: str | None
    seats: tuple[SeatView, ...]
    offers: tuple[tuple[LyingView, ...], ...]
    #: the next card of an offer is laid face down
    trap_set: bool
    deck: int
    #: alone: the card on top of the deck
    top: str | None
    danger_deck: int
    #: calamities or menaces that can only lie in the danger deck
    sure_dangers: tuple[str, ...]
    vermin: tuple[str, ...]
    #: menaces that are not in play
    aside: tuple[str, ...]
    left: tuple[LyingView, ...]
    #: alone: the area for which the deck is searched, and what the search has found
    searching: int | None
    found: tuple[str, ...]
    hidden_found: int
    tasks: tuple[TaskView, ...]
    lost_cubes: int
    lost_at: int
    must_build: tuple[str, ...]
    alone: AloneView | None
    #: what is printed on the cards in sight, by name without number
    facts: dict[str, CardFacts]
