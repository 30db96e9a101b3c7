"""What can happen in It's a Wonderful Kingdom (structs only)."""

from __future__ import annotations

from regnum.core.actions import Event, Seat


class AdvisorKept(Event, frozen=True):
    """A seat shows the advisor it keeps at the start; the other is put away."""

    seat: Seat
    advisor: str


class StackChosen(Event, frozen=True):
    """A seat has chosen its stack of menaces."""

    seat: Seat
    stack: str


class RoundBegan(Event, frozen=True):
    round: int
    first: Seat


class Dealt(Event, frozen=True):
    """A seat was dealt its hand; only it is told the cards."""

    seat: Seat
    cards: tuple[str, ...]


class Opened(Event, frozen=True):
    """A card from the deck lies face up in an offer area."""

    card: str
    area: int


class OnTop(Event, frozen=True):
    """Alone: the card that lies on top of the open deck now."""

    card: str


class DangerLaid(Event, frozen=True):
    """Alone: a card of the danger deck lies face down in an offer area."""

    area: int


class Offered(Event, frozen=True):
    """A seat laid a card into an area; face down if others are not to see which."""

    seat: Seat
    card: str | None
    area: int
    face_down: bool


class Took(Event, frozen=True):
    """A seat took an area: what lay face up, and how many cards face down."""

    seat: Seat
    area: int
    cards: tuple[str, ...]
    face_down: int


class Joined(Event, frozen=True):
    """An advisor enters a seat's service and brings a soldier."""

    seat: Seat
    advisor: str


class SpiedOut(Event, frozen=True):
    """A face-down card of an offer area was turned up."""

    seat: Seat
    card: str
    area: int


class SpyReturned(Event, frozen=True):
    """A spy is active again."""

    seat: Seat


class Searched(Event, frozen=True):
    """Alone: two cards were given up to look at the top of the deck."""

    seat: Seat
    area: int


class PaidForSearch(Event, frozen=True):
    """Alone: one of the two cards that a search costs."""

    seat: Seat
    card: str


class Looked(Event, frozen=True):
    """Alone: the top cards of the deck; only the player is told which."""

    seat: Seat
    cards: tuple[str, ...]


class FoundCard(Event, frozen=True):
    """Alone: the card that the search brought; the others found are discarded, face up."""

    seat: Seat
    card: str
    area: int
    discarded: tuple[str, ...]


class LeftOver(Event, frozen=True):
    """What nobody took is discarded."""

    cards: tuple[str, ...]
    face_down: int


class HandSeen(Event, frozen=True):
    """A seat looked at the other's hand; only it is told the cards."""

    seat: Seat
    cards: tuple[str, ...]


class Disarmed(Event, frozen=True):
    """A seat lost a trap token for this round."""

    seat: Seat


class Swept(Event, frozen=True):
    """A card of an offer area was discarded for another."""

    seat: Seat
    card: str
    area: int


class Drew(Event, frozen=True):
    """A seat took the top card of the deck into its draft area."""

    seat: Seat
    card: str


class TurnedUp(Event, frozen=True):
    """Planning: a card taken face down is turned up."""

    seat: Seat
    card: str


class Struck(Event, frozen=True):
    """A calamity came over a duchy."""

    seat: Seat
    calamity: str


class Absolved(Event, frozen=True):
    """A calamity left a duchy."""

    seat: Seat
    calamity: str


class Laid(Event, frozen=True):
    """A card went to the construction area."""

    seat: Seat
    card: str


class Recycled(Event, frozen=True):
    seat: Seat
    card: str


class Placed(Event, frozen=True):
    """A cube, a krystallium or a soldier was put on a card, as a cube of that kind."""

    seat: Seat
    cube: str
    card: str
    kind: str


class Stored(Event, frozen=True):
    """A cube went into alchemy."""

    seat: Seat
    cube: str


class Transmuted(Event, frozen=True):
    """Five cubes became a krystallium."""

    seat: Seat


class Completed(Event, frozen=True):
    """A card was completed; with its construction bonus."""

    seat: Seat
    card: str
    krystallium: int
    soldiers: int


class Scrapped(Event, frozen=True):
    """A card under construction was given up."""

    seat: Seat
    card: str


class Produced(Event, frozen=True):
    seat: Seat
    resource: str
    count: int


class Supremacy(Event, frozen=True):
    """A seat produced most: a soldier begins training, or a trained one joins."""

    seat: Seat
    resource: str
    joined: bool


class Gained(Event, frozen=True):
    """A seat took cubes, krystallium, soldiers, spies or points, but not by production."""

    seat: Seat
    what: str
    count: int


class Advised(Event, frozen=True):
    """An advisor's ability was used."""

    seat: Seat
    advisor: str


class TaskDone(Event, frozen=True):
    """A task was fulfilled, with so much krystallium in place of cubes."""

    seat: Seat
    task: str
    krystallium: int


class FinalReward(Event, frozen=True):
    """The reward of a final task goes to the first who did it."""

    seat: Seat
    task: str


class ShadowTook(Event, frozen=True):
    """A card was discarded to a shadow."""

    seat: Seat
    card: str


class MenaceCame(Event, frozen=True):
    """A menace moved into a seat's construction area."""

    seat: Seat
    menace: str


class VerminCame(Event, frozen=True):
    """Vermin spread in a seat's construction area."""

    seat: Seat
    vermin: tuple[str, ...]


class Frozen(Event, frozen=True):
    """A frost giant lies under a card."""

    seat: Seat
    menace: str
    card: str


class IconCovered(Event, frozen=True):
    """A thief's token covers an icon."""

    seat: Seat
    resource: str


class IconFreed(Event, frozen=True):
    """A theft token was taken off."""

    seat: Seat
    resource: str


class Neutralised(Event, frozen=True):
    seat: Seat
    menace: str


class CubeLost(Event, frozen=True):
    """Scenario: a cube lies beside the menaces."""

    count: int


class Ruined(Event, frozen=True):
    """Scenario: the match is lost at once; `why` is `vermin` or `cubes`."""

    why: str
