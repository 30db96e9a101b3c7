"""The end of a round: who owes coins by now is asked, and then promises are judged."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Step
from regnum.core.messages import Message, Refusal
from regnum.games.kings_struggle import ledger
from regnum.games.kings_struggle.actions import Break, Pay
from regnum.games.kings_struggle.bargaining import transfer
from regnum.games.kings_struggle.cards import MOST_SEATS, NOTHING
from regnum.games.kings_struggle.deals import Payment, Pledge
from regnum.games.kings_struggle.state import Court

BREAK: Final = Break()


class Dues(Step[Court]):
    """The trick is over, a Queen has brought her coins: whoever owes is asked once for each
    promise that is due, before it is judged (ruling KS-C32)."""

    def run(self, s: Court) -> None:
        place = ledger.coins_due(s)
        if place == NOTHING:
            ledger.settle_round(s)
            return
        s.agenda.append(self)
        s.agenda.append(PAY_OR_BREAK[s.ledger[place].promise.who])


class PayOrBreak(Choice[Court]):
    """Pay what was promised, as far as the coins go, or break the promise."""

    def options(self, s: Court, seat: Seat) -> list[Action]:
        pledge = asked_about(s)
        coins = min(pledge.promise.coins - pledge.paid, s.coins[seat])
        assert pledge.promise.to is not None
        return [Pay(pledge.promise.to, coins), BREAK] if coins else [BREAK]

    def why_not(self, s: Court, seat: Seat, action: Action) -> Refusal:
        promise = asked_about(s).promise
        to = 0 if promise.to is None else promise.to
        return Refusal("pay-or-break", {"seat": to}, "promises")

    def take(self, s: Court, seat: Seat, action: Action) -> None:
        place = ledger.coins_due(s)
        if isinstance(action, Pay):
            transfer(s, Payment(seat, action.to, action.coins))
            ledger.pay_off(s, place, action.coins)
        if s.ledger[place].state == "open":
            ledger.decide(s, place, "broken")

    def prompt(self, s: Court, seat: Seat) -> Message:
        pledge = asked_about(s)
        to = 0 if pledge.promise.to is None else pledge.promise.to
        return Message("ask-due", {"seat": to, "coins": pledge.promise.coins - pledge.paid})


def asked_about(s: Court) -> Pledge:
    return s.ledger[ledger.coins_due(s)]


DUES: Final = Dues()
PAY_OR_BREAK: Final = [PayOrBreak(seat) for seat in range(MOST_SEATS)]
