"""KS-2: how Bobby sold his Jeweler twice, as the rulebook tells it, and how it could have gone."""

from __future__ import annotations

from .story import StorySeat, StoryTable, given

MARY, BOBBY, CHARLIE = 0, 1, 2
MARYS_DEAL = "do jest on p2 with jeweler; pay p1>p2 4; promise p2 use jeweler boost on p1 by 1"


def mary_bobby_and_charlie(
    bobbys_hand: list[str],
) -> tuple[StoryTable, StorySeat, StorySeat, StorySeat]:
    """Mary has played the Jester, Bobby the Peasant, Charlie the Knight; Mary goes first."""
    table, seat = given("jester", "peasant", "knight", hands={BOBBY: bobbys_hand})
    return table, seat(MARY), seat(BOBBY), seat(CHARLIE)


def test_the_story() -> None:
    table, mary, bobby, charlie = mary_bobby_and_charlie(["jeweler", "king", "farmer"])

    # Mary wants Bobby to replace his Peasant by the Jeweler and then to raise her Jester.
    deal = mary.offers(MARYS_DEAL)
    bobby.agrees(deal)

    # What can be done at once is done at once: coins, jest, Jeweler.
    assert (table.coins(MARY), table.coins(BOBBY)) == (1, 9)
    assert table.in_play(BOBBY) == "jeweler"
    assert "peasant" in table.hand(BOBBY)
    # The +2 lies in the future: a promise, on the ledger for all to see.
    assert table.promises == ["open"]

    # On Bobby's turn Charlie pays him not to give it.
    assert table.holder == BOBBY
    deal = charlie.offers("refrain boost; pay p3>p2 2")
    bobby.agrees(deal)
    assert (table.coins(BOBBY), table.coins(CHARLIE)) == (11, 3)
    assert bobby.is_refused("use boost on p1") == "part-gone", "that was binding"
    bobby.skips()

    # Powers 7, 6 and 8; no Serf is left for the Knight: Charlie wins.
    assert table.star == CHARLIE
    assert table.pile(CHARLIE) == ["jester-1", "jeweler-2", "knight-3"]
    assert table.promises == ["broken"]


def test_bobby_may_still_take_his_coins() -> None:
    """Ruling KS-C12: the deal with Charlie is about the +2 only."""
    table, mary, bobby, charlie = mary_bobby_and_charlie(["jeweler", "king"])
    bobby.agrees(mary.offers(MARYS_DEAL))
    bobby.agrees(charlie.offers("refrain boost; pay p3>p2 2"))
    bobby.uses("coins")
    assert table.coins(BOBBY) == 13
    assert table.star == CHARLIE


def test_without_the_jeweler_bobby_cannot_agree() -> None:
    table, mary, _, _ = mary_bobby_and_charlie(["king", "farmer"])
    assert mary.is_refused(f"offer {MARYS_DEAL}") == "card-elsewhere", "by day all can see that"
    assert table.coins(MARY) == 5


def test_at_night_only_bobby_is_told_so() -> None:
    """That refusal tells the others nothing: Mary can make the offer all the same."""
    table, seat = given("jester", "peasant", "knight", removed={BOBBY: ["jeweler", "queen"]})
    deal = seat(MARY).offers(MARYS_DEAL)
    before = table.view(MARY)
    assert seat(BOBBY).is_refused(f"agree {deal}") == "card-not-held"
    assert table.view(MARY) == before
    assert table.open_deals == [deal]
    assert "jeweler-2" not in table.known(MARY)


def test_if_bobby_keeps_his_word_mary_wins() -> None:
    table, mary, bobby, _ = mary_bobby_and_charlie(["jeweler", "king"])
    bobby.agrees(mary.offers(MARYS_DEAL))
    bobby.uses("boost", MARY)
    assert table.promises == ["kept"]
    assert table.power(MARY) == 9
    bobby.uses("coins")
    assert table.coins(BOBBY) == 11
    assert table.star == MARY
    assert table.pile(MARY) == ["jester-1", "jeweler-2", "knight-3"]
