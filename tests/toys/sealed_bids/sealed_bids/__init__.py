"""Sealed bids, a toy: secret answers. The highest bid of a round takes the lowest as its prize."""

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Secret, State, Step
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.facts import Facts, Mode, Options
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.results import Line, Result
from regnum.core.standing import ranked


class Bid(Action, frozen=True):
    card: str


class Auction(State):
    def __init__(self, seats: int, dice: Dice, at: dict[str, str]) -> None:
        super().__init__(seats, dice)
        self.at = at

    def clone(self) -> "Auction":
        new = Auction(self.seats, self.dice.clone(), dict(self.at))
        new.copy_agenda(self)
        return new


class Seal(Choice[Auction]):
    def options(self, s: Auction, seat: Seat) -> list[Action]:
        return [Bid(card) for card in s.at if s.at[card] == f"hand-{seat}"]

    def take(self, s: Auction, seat: Seat, action: Action) -> None:
        assert isinstance(action, Bid)
        s.at[action.card] = f"bid-{seat}"

    def prompt(self, s: Auction, seat: Seat) -> Message:
        return Message("ask-bid")


class Award(Step[Auction]):
    def run(self, s: Auction) -> None:
        bids = sorted(card for card in s.at if s.at[card].startswith("bid-"))
        winner = s.at[bids[-1]]
        s.at |= {card: s.at[card].replace("bid", "spent") for card in bids}
        s.at[bids[0]] = winner.replace("bid", "prizes")


class SealedBids(Game[Auction]):
    facts = Facts("sealed-bids", __name__, (2, 3), rules=1, hidden=True, modes=(Mode("base"),))
    actions = [Bid]

    def longest(self, seats: int, options: Options) -> int:
        return 2 * seats  # the last card is bid by itself

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Auction:
        hands = [f"hand-{seat}" for seat in range(seats)] * 3 + ["box"] * (9 - 3 * seats)
        dice.shuffle(hands)
        s = Auction(seats, dice, {f"card-{n}": hand for n, hand in enumerate(hands, 1)})
        s.then(*[Secret([Seal(seat) for seat in range(seats)]), Award()] * 3)
        return s

    def result(self, s: Auction) -> Result:
        prizes = [[c for c in s.at if s.at[c] == f"prizes-{seat}"] for seat in range(s.seats)]
        scores = [sum(int(card[-1]) for card in cards) for cards in prizes]
        lines = tuple((Line(Message("score-prizes"), score),) for score in scores)
        won = tuple(score == max(scores) for score in scores)
        return Result(tuple(scores), ranked([(score,) for score in scores]), won, lines)

    def places(self, s: Auction) -> dict[str, str]:
        return dict(s.at)

    def known(self, s: Auction, seat: Seat | None) -> set[str]:
        return set(s.at)  # the hands lie open: only a bid that is not yet shown is hidden

    def put(self, s: Auction, places: dict[str, str]) -> None:
        s.at.update(places)


game = SealedBids()
