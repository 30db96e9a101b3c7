"""Secret titles, for experienced players (pp. 4 and 7, rules 31-33 of the digest)."""

from __future__ import annotations

import pytest

from regnum.games.kings_bounty.events import TitleGiven, TitleRevealed

from .story import given

AT_ONCE = {"vandal": "monster", "staff-rat": "hero"}


def test_a_secret_title_is_seen_by_its_seat_only() -> None:
    """Rule 31 (p. 4)."""
    table, _ = given(secret={0: "tower-builder", 1: "conqueror"})
    assert table.view(0).seats[0].secret_title == "tower-builder"
    assert table.view(0).seats[1].secret_title is None
    assert table.view(0).seats[1].hidden_titles == 1
    assert table.view(None).seats[0].secret_title is None
    assert [shown.title for shown in table.view(0).titles] == ["tower-builder"]
    assert table.view(None).titles == ()


def test_a_secret_title_goes_to_whoever_meets_it_not_to_its_seat() -> None:
    """Rule 31 (p. 4)."""
    points = {"titles": {"tower-builder": {"points": 9}}}
    table, _ = given(
        holdings={1: ["elf-tower-1"]},
        secret={0: "tower-builder", 1: "conqueror"},
        cards=points,
    )
    assert table.result.scores == (0, 9)


def test_secret_titles_do_not_count_for_the_others_before_the_end() -> None:
    """Rule 31 (p. 4): the standings of a view tell nothing hidden."""
    points = {"titles": {"tower-builder": {"points": 9}}}
    table, _ = given(
        holdings={1: ["elf-tower-1"]},
        secret={0: "tower-builder", 1: "conqueror"},
        cards=points,
    )
    assert table.view(0).standings == (0, 9)
    assert table.view(1).standings == (0, 0)


def test_secret_titles_lie_open_when_the_game_is_over() -> None:
    """Rule 31 (p. 4)."""
    table, seat = given(
        hands={0: ["elf-tower-1"]},
        deck=["orc-tower-1"],
        titles=["emperor"],
        secret={0: "tower-builder", 1: "conqueror"},
    )
    seat(0).plays("elf-tower-1")
    seat(1).passes()
    assert table.over
    shown = [title.title for title in table.view(None).titles]
    assert shown == ["emperor", "tower-builder", "conqueror"]
    assert table.view(1).seats[0].secret_title == "tower-builder"


@pytest.mark.parametrize(("title", "troop"), list(AT_ONCE.items()))
@pytest.mark.parametrize("holder", [0, 1])
def test_a_secret_vandal_or_staff_rat_is_revealed_and_given_at_once(
    title: str, troop: str, holder: int
) -> None:
    """Rule 32 (p. 7): whoever holds it, whoever plays the card."""
    table, seat = given(
        hands={0: [f"human-{troop}-1"]},
        holdings={1: ["elf-tower-1"]},
        titles=["emperor"],
        secret={holder: title, 1 - holder: "conqueror"},
    )
    seat(0).plays(f"human-{troop}-1", on="elf-tower-1")
    assert table.told(TitleRevealed) == [TitleRevealed(holder, title)]
    assert table.told(TitleGiven) == [TitleGiven(0, title)]
    assert table.open_titles == ["emperor", title]
    assert table.holder_of(title) == 0
    assert table.view(1 - holder).seats[holder].hidden_titles == 0


@pytest.mark.parametrize(("title", "troop"), list(AT_ONCE.items()))
def test_a_revealed_title_moves_on_like_an_open_one(title: str, troop: str) -> None:
    """Rule 32 (p. 7)."""
    table, seat = given(
        hands={0: [f"human-{troop}-1"], 1: [f"elf-{troop}-1"]},
        holdings={0: ["orc-tower-1", "orc-tower-2"], 1: ["elf-tower-1", "elf-tower-2"]},
        secret={0: "conqueror", 1: title},
    )
    seat(0).plays(f"human-{troop}-1", on="elf-tower-1")
    seat(1).plays(f"elf-{troop}-1", on="orc-tower-1")
    assert table.holder_of(title) == 1
    assert table.told(TitleGiven) == [TitleGiven(0, title), TitleGiven(1, title)]
    assert len(table.told(TitleRevealed)) == 1


def test_other_secret_titles_stay_hidden_when_a_monster_comes() -> None:
    """Rule 32 (p. 7)."""
    table, seat = given(
        hands={0: ["human-monster-1"]},
        holdings={1: ["elf-tower-1"]},
        secret={0: "conqueror", 1: "staff-rat"},
    )
    seat(0).plays("human-monster-1", on="elf-tower-1")
    assert table.told(TitleRevealed) == []
    assert table.view(0).seats[1].secret_title is None


def test_a_secret_vandal_that_nobody_earned_costs_nobody_points() -> None:
    """Rules 26 and 31 (p. 7)."""
    table, _ = given(secret={0: "vandal", 1: "staff-rat"})
    assert table.result.scores == (0, 0)
