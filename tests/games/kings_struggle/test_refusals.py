"""Every way to be refused, with nothing changed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import regnum
from regnum.core.actions import Action
from regnum.core.errors import Malformed
from regnum.core.table import Table
from regnum.games.kings_struggle.actions import Agree, Pay, Play, Propose, Skip, Use, Withdraw
from regnum.games.kings_struggle.deals import Deal, Deed, HandOver, Payment, Promise
from regnum.games.kings_struggle.game import game
from regnum.games.kings_struggle.state import Court
from regnum.texts import speech
from tests.conformance.walk import fingerprint

from .story import given, laid_out

SPARE = Deal(spare=(1,), pay=(Payment(1, 0, 1),))


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("offer spare p2; pay p2>p1 0", "coins-positive"),
        ("offer spare p2; pay p2>p1 -3", "coins-positive"),
        ("offer spare p2; pay p2>p1 6", "coins-short"),
        ("offer spare p2; pay p2>p1 3; pay p2>p3 3", "coins-short"),
        ("offer spare p2; pay p2>p1 1; pay p2>p1 1", "seat-twice"),
        ("offer spare p2,p2; pay p2>p1 1", "seat-twice"),
        ("offer do kill on p2,p2; pay p2>p1 1", "targets-count"),
        ("offer spare p2; pay p2>p2 1", "pays-itself"),
        ("offer spare p2; pay p2>p9 1", "no-such-player"),
        ("offer spare p9; pay p2>p1 1", "no-such-player"),
        ("offer do kill on p9; pay p2>p1 1", "no-such-player"),
        ("offer pay p2>p1 1", "deal-empty"),
        ("offer spare p2; refrain; pay p2>p1 1", "deal-two-things"),
        ("offer do kill on p3; spare p2; pay p2>p1 1", "deal-two-things"),
        ("offer do kill on p3; refrain kill; pay p2>p1 1", "refrain-twice"),
        ("offer refrain kill,kill; pay p2>p1 1", "refrain-twice"),
        (Propose(Deal(refrain=("kill", "all"), pay=(Payment(1, 0, 1),))), "refrain-twice"),
        ("offer refrain boost; pay p2>p1 1", "not-your-part"),
        ("offer do boost on p2; pay p2>p1 1", "not-your-part"),
        ("offer do kill; pay p2>p1 1", "targets-count"),
        ("offer do kill on p1; pay p2>p1 1", "wrong-estate"),
        ("offer do kill on p3 with king; pay p2>p1 1", "card-not-asked"),
        ("offer spare p2; give p2>p1 king-2", "market-closed"),
        ("offer spare p2; promise p2 pay p1 2 by 1", "promise-past"),
        ("offer spare p2; promise p2 use kill on p3 by 0", "promise-past"),
        ("offer spare p2; promise p2 avoid kill by 8", "promise-beyond"),
        ("offer spare p2; promise p2 pay p2 2 by 4", "pays-itself"),
        ("offer spare p2; promise p2 pay p1 0 by 4", "coins-positive"),
        ("offer spare p2; promise p2 pay p1 100 by 4", "coins-too-many"),
        ("offer spare p2; promise p9 avoid kill by 4", "no-such-player"),
        ("offer spare p2; promise p2 avoid kill by 4; promise p2 avoid kill by 4", "promise-twice"),
        ("agree 1", "no-such-deal"),
        ("withdraw 1", "no-such-deal"),
        ("change 1 spare p2; pay p2>p1 1", "no-such-deal"),
        ("pay p1 2", "not-owed"),
        ("pay p9 2", "no-such-player"),
        ("pay p1 0", "coins-positive"),
        ("use kill on p3", "not-your-ability"),
        ("skip", "not-your-ability"),
        ("play king-2", "talk-first"),
    ],
)
def test_this_is_refused_and_nothing_changes(said: str | Action, code: str) -> None:
    story, seat = given("assassin", "king", "queen", round=2)
    action = game.parse(said) if isinstance(said, str) else said
    assert seat(1).is_refused(action) == code
    table = laid_out(story)
    before = all_of(table)
    with pytest.raises(regnum.Refused) as refused:
        table.act(1, action)
    assert refused.value.refusal.code == code
    assert all_of(table) == before
    for language in ("en", "ru", "uk"):
        assert speech(language, game.facts.package).say(refused.value.refusal.message())
    table.act(0, Skip())
    assert all_of(table) != before


def all_of(table: Table[Court]) -> tuple[object, ...]:
    """Everything about a table that an action could change."""
    viewers = [*range(table.seats), None]
    views = [(table.view(viewer), table.events(viewer)) for viewer in viewers]
    return table.record(), fingerprint(table._state), views, table.options(0), table.options(1)


def test_an_offer_of_the_holder_to_nobody_is_no_deal() -> None:
    _, seat = given("assassin", "king", "queen")
    assert seat(0).is_refused("offer spare p2") == "deal-alone"


def test_a_deal_has_an_end() -> None:
    _, seat = given("assassin", "king", "queen")
    promises = "; ".join(f"promise p2 pay p1 {coins} by 3" for coins in range(1, 14))
    assert seat(1).is_refused(f"offer spare p2; {promises}") == "deal-too-long"


def test_an_ability_without_victims_spares_nobody() -> None:
    _, seat = given("cooper", "king", "queen")
    assert seat(1).is_refused("offer spare p2; pay p2>p1 1") == "nothing-to-spare"


def test_a_seat_is_spared_once() -> None:
    _, seat = given("assassin", "king", "queen")
    seat(0).agrees(seat(1).offers("spare p2; pay p2>p1 1"))
    assert seat(1).is_refused("offer spare p2; pay p2>p1 1") == "spared"


def test_a_card_of_no_deck_cannot_be_asked_for() -> None:
    _, seat = given("jester", "king", "queen")
    assert seat(1).is_refused("offer do jest on p2 with dragon; pay p1>p2 1") == "no-such-kind"


def test_a_card_that_lies_open_cannot_be_asked_for() -> None:
    """Ruling KS-C7: the card in play is not in hand."""
    _, seat = given("jester", "king", "queen")
    assert seat(0).is_refused("offer do jest on p2 with king; pay p1>p2 1") == "card-elsewhere"
    assert seat(1).is_refused("offer do jest on p2 with king; pay p1>p2 1") == "card-not-held"


@pytest.mark.parametrize(
    "promise",
    [
        Promise("coins", 1, 3, coins=2),
        Promise("coins", 1, 3, to=0, coins=2, part="kill"),
        Promise("coins", 1, 3, to=0, coins=2, card="king"),
        Promise("use", 1, 3),
        Promise("use", 1, 3, part="kill", coins=2),
        Promise("avoid", 1, 3, to=0, part="kill"),
    ],
)
def test_a_promise_says_one_clear_thing(promise: Promise) -> None:
    _, seat = given("assassin", "king", "queen")
    assert seat(1).is_refused(Propose(Deal(spare=(1,), promises=(promise,)))) == "promise-unclear"


@pytest.mark.parametrize("kind", ["use", "avoid"])
@pytest.mark.parametrize(
    ("card", "part", "target", "refused"),
    [
        ("jeweler", "coins", 0, "targets-count"),
        ("cooper", "replace", 2, "targets-count"),
        ("jester", "jest", 1, "promise-self"),
        ("assassin", "kill", 1, "promise-self"),
        ("assassin", "kill", 0, ""),
        ("cobbler", "star", 1, ""),
        ("cobbler", "coins", None, ""),
        ("farmer", "coins", None, "not-your-part"),
        ("queen", "boost", 0, "not-your-part"),
        ("bishop", "boost", 0, "no-such-kind"),
        (None, "boost", 0, "promise-which-card"),
    ],
)
def test_a_promise_about_an_ability_names_its_card_and_whom_it_could_be_used_on(
    kind: Any, card: str | None, part: Any, target: int | None, refused: str
) -> None:
    """Else the ledger could not tell whether it was kept (ruling KS-C33)."""
    _, seat = given("assassin", "king", "queen")
    promise = Promise(kind, 1, 3, card=card, part=part, target=target)
    assert seat(1).is_refused(Propose(Deal(spare=(1,), promises=(promise,)))) == refused


def test_a_promised_use_names_its_target_and_one_that_is_avoided_may_mean_all() -> None:
    _, seat = given("assassin", "king", "queen")
    assert seat(1).is_refused("offer spare p2; promise p2 use jester by 3") == "targets-count"
    assert seat(1).is_refused("offer spare p2; promise p2 avoid jester by 3") == ""


def test_what_all_see_to_be_gone_is_not_promised() -> None:
    _, seat = given("assassin", "king", "queen", piles={0: ["jester-2"]})
    offer = "offer spare p2; promise p2 use jester on p3 by 3"
    assert seat(1).is_refused(offer) == "card-elsewhere"
    assert seat(0).is_refused(offer) == "card-elsewhere"


def test_at_night_the_word_of_who_may_not_have_the_card_is_taken() -> None:
    _, seat = given("assassin", "king", "queen", removed={1: ["jester", "farmer"]})
    for number in range(3):
        offer = "offer spare p2; promise p2 use jester on p3 by 3"
        assert seat(number).is_refused(offer) == ""


def test_an_ability_that_another_talk_is_about_is_not_yours() -> None:
    _, seat = given("jeweler", "king", "queen")
    assert seat(0).is_refused(Use("jest", (1,))) == "not-your-part"
    assert seat(0).is_refused(Use("coins", (1,))) == "targets-count"
    assert seat(0).is_refused(Use("boost", (0,))) == "wrong-estate"


def test_two_coopers_are_told_why_neither_is_replaced() -> None:
    _, seat = given("cooper", "cooper", "king")
    assert seat(0).is_refused(Use("replace")) == "cooper-not-alone"
    for deal in ("do replace", "refrain replace"):
        assert seat(1).is_refused(f"offer {deal}; pay p2>p1 1") == "cooper-not-alone"


def test_what_a_cobbler_does_before_the_turns_and_on_his_turn_is_kept_apart() -> None:
    _, seat = given("cobbler", "peasant", "king")
    assert seat(0).is_refused(Use("coins")) == "coins-on-turn"
    assert seat(1).is_refused("offer refrain coins; pay p2>p1 1") == "coins-on-turn"
    seat(0).skips()
    assert seat(0).is_refused(Use("star", (1,))) == "star-before-turns"
    assert seat(1).is_refused("offer do star on p2; pay p2>p1 1") == "star-before-turns"


def test_a_card_cannot_refrain_from_what_it_never_does() -> None:
    _, seat = given("jeweler", "king", "queen")
    assert seat(1).is_refused("offer refrain kill; pay p2>p1 1") == "not-your-part"
    seat(0).uses("coins")
    assert seat(1).is_refused("offer refrain coins; pay p2>p1 1") == "part-gone"


def test_while_a_card_is_awaited_nothing_else_can_be_said() -> None:
    _, seat = given("jester", "king", "queen")
    seat(0).uses("jest", 1)
    for action in (Skip(), Agree(1), Pay(0, 1), Withdraw(1), Propose(SPARE)):
        assert seat(1).is_refused(action) == "put-card-down"
    assert seat(1).is_refused(Play("king-2")) == "not-in-hand"
    assert seat(1).is_refused(Play("queen-3")) == "not-in-hand"
    assert seat(1).is_refused(Play("dragon")) == "no-such-card"


# -- by the table


def table_in_a_talk() -> regnum.Table:  # type: ignore[type-arg]  # any game's table
    """A real table, played to its first talk."""
    table = regnum.open_table("kings-struggle", seats=4, seed="a talk", mode="day")
    while not table.may_speak():
        seat = table.to_act()[0]
        table.act(seat, table.options(seat)[seat % 3])
    return table


def test_an_action_for_another_seat_a_stale_or_a_malformed_one_changes_nothing() -> None:
    table = table_in_a_talk()
    holder = table.to_act()[0]
    speaker = table.may_speak()[0]
    before = table.record()
    with pytest.raises(regnum.Refused, match="decides about this ability"):
        table.act(speaker, Skip())
    with pytest.raises(regnum.Refused, match="but the choice before you now is"):
        table.act(holder, Skip(), choice=table.choice(holder) - 1)
    with pytest.raises(regnum.Refused, match="There is no seat"):
        table.act(9, Skip())
    for malformed in (
        "offer",
        "offer nothing",
        "offer spare p2; pay",
        "change x",
    ):
        with pytest.raises(Malformed, match="semicolons"):
            table.act(speaker, malformed)
    for malformed in ("offer do magic", "offer refrain kill,all; pay p2>p1 1", "use magic"):
        with pytest.raises(Malformed, match="is no part of an ability"):
            table.act(speaker, malformed)
    for malformed in ("use", "use kill on"):
        with pytest.raises(Malformed, match=f"“{malformed}”.*use boost"):
            table.act(speaker, malformed)
    for json in ("{}", '{"do":"propose","deal":{"steal":1}}', '{"do":"pay","to":"x","coins":1}'):
        with pytest.raises(Malformed):
            game.decode(json)
    assert table.record() == before


def test_deals_go_through_json_as_they_are() -> None:
    deal = Deal(
        Deed("jest", (1,), "jeweler"),
        refrain=("all",),
        pay=(Payment(0, 1, 4),),
        cards=(HandOver(2, 0, "king-3", True),),
        promises=(Promise("use", 1, 3, card="jeweler", part="boost", target=0),),
    )
    assert game.decode(msgspec.json.encode(Propose(deal))) == Propose(deal)
