"""A turn: exactly one of two actions (p. 4, rules 8-11 of the digest)."""

from __future__ import annotations

from regnum.games.kings_bounty.actions import Draw, Onto, Pass, Play, Return, Under
from regnum.games.kings_bounty.events import Drew, Laid

from .story import given


def test_turns_go_round_to_the_left() -> None:
    """Rule 8 (p. 4)."""
    table, seat = given(
        seats=3,
        first=1,
        hands={0: ["elf-tower-1"], 1: ["elf-tower-2"], 2: ["dwarf-tower-1"]},
    )
    order = []
    for player, holding in ((1, "elf-tower-2"), (2, "dwarf-tower-1"), (0, "elf-tower-1")):
        order.append(table.turn)
        seat(player).plays(holding)
    assert order == [1, 2, 0]
    assert table.turn == 1


def test_nobody_acts_out_of_turn() -> None:
    """Rule 8 (p. 4)."""
    _, seat = given(hands={1: ["elf-tower-1"]})
    assert seat(1).refusal_of(Play("elf-tower-1")) == "not-your-turn"


def test_nobody_may_pass_while_there_is_a_deck() -> None:
    """Rule 8 (p. 4)."""
    _, seat = given()
    assert seat(0).refusal_of(Pass()) == "no-passing"


def test_a_seat_that_can_play_nothing_must_return_cards() -> None:
    """Rule 8 (p. 4), rule 10 (p. 6)."""
    table, seat = given(hands={0: ["elf-hero-1", "elf-warrior-1"]})
    assert seat(0).cannot_play("elf-hero-1")
    assert seat(0).cannot_play("elf-warrior-1")
    seat(0).returns("elf-hero-1")
    assert table.turn == 1


def test_who_began_to_return_cards_may_not_play_one() -> None:
    """Rule 8 (p. 4): not both in one turn."""
    _, seat = given(hands={0: ["elf-tower-1", "elf-tower-2"]})
    seat(0).puts_under("elf-tower-1")
    assert seat(0).refusal_of(Play("elf-tower-2")) == "already-returning"
    assert seat(0).refusal_of(Pass()) == "already-returning"


def test_who_played_a_card_may_not_return_any() -> None:
    """Rule 8 (p. 4): not both in one turn."""
    table, seat = given(
        hands={0: ["human-warrior-1", "elf-tower-2"]},
        holdings={0: ["elf-tower-1", "elf-fortress-1"]},
    )
    seat(0).says(Play("human-warrior-1"))
    assert seat(0).refusal_of(Under("elf-tower-2")) == "lead-first"
    assert seat(0).refusal_of(Draw()) == "lead-first"
    seat(0).says(Onto("human-warrior-1", "elf-tower-1"))
    assert table.turn == 1
    assert seat(0).refusal_of(Under("elf-tower-2")) == "not-your-turn"


def test_after_playing_a_card_the_seat_draws_one() -> None:
    """Rule 9 (p. 6): the hand is six again."""
    hand = ["elf-tower-1", *(f"human-shooter-{n}" for n in (1, 2, 3, 4)), "human-hero-1"]
    table, seat = given(hands={0: hand}, deck=["orc-tower-1", "orc-tower-2"])
    seat(0).plays("elf-tower-1")
    assert len(seat(0).hand) == 6
    assert seat(0).hand[-1] == "orc-tower-1"
    assert table.deck == ["orc-tower-2"]
    assert table.told(Drew) == [Drew(0, "orc-tower-1")]


def test_a_card_is_drawn_at_the_end_of_the_turn_not_before() -> None:
    """Rule 9 (p. 6)."""
    table, seat = given(
        hands={0: ["human-warrior-1"]}, holdings={0: ["elf-tower-1", "elf-fortress-1"]}
    )
    size = len(table.deck)
    seat(0).says(Play("human-warrior-1"))
    assert len(table.deck) == size
    assert seat(0).hand == []


def test_castles_and_obelisks_are_simply_laid_down() -> None:
    """Rule 11 (p. 4): no condition."""
    table, seat = given(hands={0: ["orc-citadel-1"], 1: ["low-obelisk-1"]})
    seat(0).plays("orc-citadel-1")
    seat(1).plays("low-obelisk-1")
    assert seat(0).holds("orc-citadel-1")
    assert seat(1).holds("low-obelisk-1")
    assert table.garrison_of("orc-citadel-1") is None
    assert table.told(Laid) == [Laid(0, "orc-citadel-1"), Laid(1, "low-obelisk-1")]


def test_a_card_must_be_in_the_hand() -> None:
    """Rule 9 (p. 4). The refusal is the same wherever else the card may be."""
    _, seat = given(
        hands={0: ["elf-tower-1", "orc-tower-1"], 1: ["elf-tower-2"]},
        holdings={1: ["elf-fortress-1"]},
    )
    for card in ("elf-tower-2", "elf-fortress-1", "human-warrior-1"):
        assert seat(0).is_refused("not-in-hand", card)
    assert seat(0).is_refused("no-such-card", "goblin-tower-1")
    seat(0).says(Return())
    for card in ("elf-tower-2", "elf-fortress-1", "human-warrior-1"):
        assert seat(0).refusal_of(Under(card)) == "not-in-hand"


def test_a_troop_is_played_before_it_is_led() -> None:
    _, seat = given(hands={0: ["human-warrior-1"]}, holdings={0: ["elf-tower-1"]})
    assert seat(0).refusal_of(Onto("human-warrior-1", "elf-tower-1")) == "play-first"


def test_cards_are_drawn_only_after_some_were_returned() -> None:
    """Rule 10 (p. 6): at least one."""
    _, seat = given()
    assert seat(0).refusal_of(Draw()) == "say-return"
    seat(0).says(Return())
    assert seat(0).refusal_of(Draw()) == "return-first"


def test_returning_is_chosen_before_the_cards() -> None:
    """Rule 10 (p. 6): in small steps."""
    _, seat = given(hands={0: ["elf-tower-1", "orc-tower-1"]})
    assert seat(0).refusal_of(Under("elf-tower-1")) == "say-return"
    seat(0).says(Return())
    assert seat(0).refusal_of(Under("elf-tower-1")) is None
    assert seat(0).refusal_of(Play("elf-tower-1")) == "already-returning"
