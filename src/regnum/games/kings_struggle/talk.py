"""The talk over an ability: its owner decides, and until then everybody may bargain."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Step, Talk
from regnum.core.messages import Message, Refusal
from regnum.games.kings_struggle import bargaining, events, judging, ledger
from regnum.games.kings_struggle.abilities import perform, usable, uses, why_not_use
from regnum.games.kings_struggle.actions import (
    Agree,
    Break,
    Change,
    Pay,
    Play,
    Propose,
    Reject,
    Skip,
    Use,
    Withdraw,
)
from regnum.games.kings_struggle.cards import KINDS, MOST_SEATS, SKIP, STAR
from regnum.games.kings_struggle.deals import Payment
from regnum.games.kings_struggle.offers import speeches
from regnum.games.kings_struggle.state import Court


class AbilityTalk(Talk[Court]):
    """While a seat may use its ability, deals about it are made; it can always close the talk."""

    def options(self, s: Court, seat: Seat) -> list[Action]:
        found: list[Action] = []
        if seat == self.seat:
            found = uses(s, seat)
            found.append(SKIP)
        if s.offers:
            found.extend(speeches(s, self.seat, seat))
        return found

    def complete(self, s: Court, seat: Seat) -> bool:
        return s.offers == 0

    def speakers(self, s: Court) -> list[Seat]:
        return [seat for seat in range(s.seats) if seat != self.seat] if s.offers else []

    def refusal(self, s: Court, seat: Seat, action: Action) -> Refusal | None:
        """The law for whatever is said, listed or not."""
        holder = self.seat
        if isinstance(action, Play):
            return Refusal("talk-first", {"seat": holder}, "talk")
        if isinstance(action, Use | Skip):
            if seat != holder:
                return Refusal("not-your-ability", {"seat": holder}, "talk")
            return (
                why_not_use(s, holder, action.part, action.targets)
                if isinstance(action, Use)
                else None
            )
        if not s.offers:
            return Refusal("no-bargaining", {}, "talk")
        if isinstance(action, Propose):
            return judging.why_not_offer(s, seat, action.deal) or judging.why_not_deal(
                s, holder, seat, action.deal, seat
            )
        if isinstance(action, Change):
            return (
                judging.why_not_change(s, seat, action.number)
                or judging.why_not_offer(s, seat, action.deal)
                or judging.why_not_deal(s, holder, seat, action.deal, seat)
            )
        if isinstance(action, Withdraw):
            return judging.why_not_withdraw(s, seat, action.number)
        if isinstance(action, Reject):
            return judging.why_not_reject(s, holder, seat, action.number)
        if isinstance(action, Agree):
            return judging.why_not_agree(s, holder, seat, action.number, action.cards)
        if isinstance(action, Break):
            return Refusal("break-when-asked", {}, "promises")
        assert isinstance(action, Pay)
        return judging.why_not_pay_promised(s, seat, action.to, action.coins)

    def is_speech(self, action: Action) -> bool:
        return not isinstance(action, Use | Skip)

    def take(self, s: Court, seat: Seat, action: Action) -> None:
        if isinstance(action, Use):
            perform(s, seat, action.part, action.targets)
            if s.parts:
                # the Jeweler's other part is still open to bargaining
                bargaining.drop_impossible(s, seat)
                s.agenda.append(ABILITY[seat])
                return
        elif s.events is not None:
            s.tell(events.Skipped(seat))
        bargaining.close_talk(s)

    def hear(self, s: Court, seat: Seat, action: Action) -> bool:
        holder = self.seat
        if isinstance(action, Propose):
            bargaining.propose(s, holder, seat, action.deal)
        elif isinstance(action, Change):
            bargaining.change(s, holder, seat, action.number, action.deal)
        elif isinstance(action, Withdraw):
            bargaining.withdraw(s, seat, action.number)
        elif isinstance(action, Reject):
            bargaining.reject(s, seat, action.number, action.why)
        elif isinstance(action, Agree):
            bargaining.agree(s, holder, seat, action.number, action.cards)
            if not s.parts:
                bargaining.close_talk(s)
                return False
        else:
            assert isinstance(action, Pay)
            s.paid = bargaining.one_more(s.paid, seat)
            bargaining.transfer(s, Payment(seat, action.to, action.coins))
            ledger.note_payment(s, seat, action.to, action.coins)
            bargaining.drop_impossible(s, holder)
        return True

    def prompt(self, s: Court, seat: Seat) -> Message:
        card = KINDS[s.played[self.seat]]
        if seat == self.seat:
            return Message("ask-star" if s.parts & STAR else "ask-ability", {"card": card})
        return Message("ask-speak", {"seat": self.seat, "card": card})


class Again(Step[Court]):
    """A Cooper's new card may be used at once, and bargained over."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Court) -> None:
        if s.fresh:
            s.fresh = False
            begin_talk(s, self.seat, usable(s, self.seat))


def begin_talk(s: Court, seat: Seat, parts: int) -> None:
    """Open the talk, if there is anything to talk about."""
    if parts:
        bargaining.open_talk(s, parts)
        s.agenda.append(ABILITY[seat])


ABILITY: Final = [AbilityTalk(seat) for seat in range(MOST_SEATS)]
AGAIN: Final = [Again(seat) for seat in range(MOST_SEATS)]
