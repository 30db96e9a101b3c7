"""The 21 titles (pp. 6-7, rules 21-26 of the digest)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from regnum.games.kings_bounty.cards import shipped
from regnum.games.kings_bounty.events import TitleGiven

from .story import Holdings, given

#: title, what seat 0 has to get it, what seat 1 has that counts for less or nothing
CASES: dict[str, tuple[Holdings, Holdings]] = {
    "emperor": (["elf-tower-1", "orc-tower-1"], ["dwarf-tower-1", "dwarf-citadel-1"]),
    "great-architect": (
        ["elf-tower-1", "orc-tower-1"],
        {"dwarf-tower-1": "human-wizard-1", "low-obelisk-1": None, "great-obelisk-1": None},
    ),
    "keeper-of-secrets": (
        ["low-obelisk-1", "low-obelisk-2"],
        {"great-obelisk-1": "human-wizard-1", "elf-tower-1": None, "elf-tower-2": None},
    ),
    "conqueror": (
        {"elf-tower-1": "human-shooter-1", "low-obelisk-1": "human-shooter-2"},
        {"orc-tower-1": "human-wizard-1", "orc-tower-2": None, "low-obelisk-2": None},
    ),
    "king-of-elves": (
        ["elf-tower-1", "elf-tower-2"],
        {"elf-citadel-1": "elf-wizard-1", "orc-tower-1": "elf-wizard-2", "orc-tower-2": None},
    ),
    "thane-of-dwarves": (
        ["dwarf-tower-1", "dwarf-tower-2"],
        {"dwarf-citadel-1": "dwarf-wizard-1", "orc-tower-1": "dwarf-wizard-2"},
    ),
    "orc-chieftain": (
        ["orc-tower-1", "orc-tower-2"],
        {"orc-citadel-1": "orc-wizard-1", "elf-tower-1": "orc-wizard-2"},
    ),
    "lord-of-the-dead": (
        ["undead-tower-1", "undead-tower-2"],
        {"undead-citadel-1": "undead-wizard-1", "elf-tower-1": "undead-wizard-2"},
    ),
    "commander": (
        {"elf-tower-1": "human-shooter-1", "low-obelisk-1": "human-shooter-2"},
        {"orc-citadel-1": "human-wizard-1", "orc-tower-1": "orc-wizard-1"},
    ),
    "prince-of-elves": (
        {"orc-tower-1": "elf-shooter-1", "low-obelisk-1": "elf-shooter-2"},
        {"elf-citadel-1": "elf-wizard-1", "elf-tower-1": "human-wizard-1", "elf-tower-2": None},
    ),
    "prince-of-dwarves": (
        {"orc-tower-1": "dwarf-shooter-1", "low-obelisk-1": "dwarf-shooter-2"},
        {"dwarf-citadel-1": "dwarf-wizard-1", "dwarf-tower-1": "human-wizard-1"},
    ),
    "prince-of-orcs": (
        {"elf-tower-1": "orc-shooter-1", "low-obelisk-1": "orc-shooter-2"},
        {"orc-citadel-1": "orc-wizard-1", "orc-tower-1": "human-wizard-1"},
    ),
    "prince-of-undead": (
        {"elf-tower-1": "undead-shooter-1", "low-obelisk-1": "undead-shooter-2"},
        {"undead-citadel-1": "undead-wizard-1", "undead-tower-1": "human-wizard-1"},
    ),
    "sharpshooter": (
        {"elf-tower-1": "human-shooter-1", "low-obelisk-1": "elf-shooter-1"},
        {"orc-tower-1": "orc-shooter-1", "orc-tower-2": "orc-wizard-1", "elf-tower-2": None},
    ),
    "swordmaster": (
        {"elf-tower-1": "human-warrior-1", "low-obelisk-1": "elf-warrior-1"},
        {"orc-tower-1": "orc-warrior-1", "orc-tower-2": "orc-wizard-1"},
    ),
    "grand-master": (
        {"elf-tower-1": "human-wizard-1", "low-obelisk-1": "elf-wizard-1"},
        {"orc-tower-1": "orc-wizard-1", "orc-tower-2": "orc-warrior-1"},
    ),
    "tower-builder": (
        ["elf-tower-1", "orc-tower-1"],
        {"elf-tower-2": "human-wizard-1", "elf-citadel-1": None, "low-obelisk-1": None},
    ),
    "fortress-builder": (
        ["elf-fortress-1", "orc-fortress-1"],
        {"elf-fortress-2": "human-wizard-1", "elf-citadel-1": None, "tall-obelisk-1": None},
    ),
    "citadel-builder": (
        ["elf-citadel-1", "orc-citadel-1"],
        {"elf-citadel-2": "human-wizard-1", "elf-tower-1": None, "great-obelisk-1": None},
    ),
}
AT_ONCE = {"vandal": "monster", "staff-rat": "hero"}


def test_there_is_a_story_for_each_of_the_21_titles() -> None:
    assert {*CASES, *AT_ONCE} == set(shipped().titles)


@pytest.mark.parametrize("title", list(CASES))
def test_a_title_goes_to_the_seat_with_the_most(title: str) -> None:
    """Rules 22-25 (pp. 6-7)."""
    most, less = CASES[title]
    table, _ = given(seats=4, holdings={0: most, 1: less}, titles=[title])
    assert table.holder_of(title) == 0
    table, _ = given(seats=4, holdings={2: less, 3: most}, titles=[title])
    assert table.holder_of(title) == 3


@pytest.mark.parametrize("title", list(CASES))
def test_in_a_tie_nobody_gets_the_title(title: str) -> None:
    """Rule 22 (p. 6). With one holding less seat 0 is level: one counts for each."""
    most, less = CASES[title]
    table, _ = given(seats=4, holdings={0: all_but_the_last(most), 1: less}, titles=[title])
    shown = table.view(None).titles[0]
    assert shown.counts == (1, 1, 0, 0)
    assert shown.leader is None
    assert not any(
        line.what.id == "score-title" for lines in table.result.breakdown for line in lines
    )


def all_but_the_last(laid: Holdings) -> Holdings:
    return dict(list(laid.items())[:-1]) if isinstance(laid, Mapping) else laid[:-1]


@pytest.mark.parametrize("title", [*CASES, *AT_ONCE])
def test_where_nobody_has_anything_nobody_gets_the_title(title: str) -> None:
    """Ruling KB-A14, rule 26."""
    table, _ = given(seats=4, titles=[title])
    assert table.holder_of(title) is None
    assert table.result.scores == (0, 0, 0, 0)


@pytest.mark.parametrize("title", list(CASES))
def test_a_title_gives_its_points_to_its_holder_only(title: str) -> None:
    """Rule 28 (p. 6)."""
    most, less = CASES[title]
    points = {"titles": {title: {"points": 50}}}
    table, _ = given(seats=4, holdings={0: most, 1: less}, titles=[title], cards=points)
    without, _ = given(seats=4, holdings={0: most, 1: less})
    gained = [a - b for a, b in zip(table.result.scores, without.result.scores, strict=True)]
    assert gained == [50, 0, 0, 0]


def test_a_title_that_does_not_lie_open_gives_nothing() -> None:
    """Rule 4 (p. 4), ruling KB-A17: the others stay in the box."""
    table, seat = given(
        hands={0: ["human-monster-1"]}, holdings={1: ["elf-tower-1", "elf-tower-2"]}
    )
    seat(0).plays("human-monster-1", on="elf-tower-1")
    assert table.told(TitleGiven) == []
    assert table.result.scores == (0, 0)


def test_ordinary_titles_follow_the_table_until_the_end() -> None:
    """Rule 21 (pp. 5-6): who leads now may have nothing in the end."""
    table, seat = given(hands={0: ["elf-tower-1"], 1: ["human-hero-1"]}, titles=["tower-builder"])
    seat(0).plays("elf-tower-1")
    assert table.holder_of("tower-builder") == 0
    seat(1).plays("human-hero-1", on="elf-tower-1")
    assert table.holder_of("tower-builder") == 1


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_emperor_counts_peoples_not_castles(count: int) -> None:
    """Rule 23 (pp. 6-7): at most four."""
    peoples = ["elf", "dwarf", "orc", "undead"][:count]
    table, _ = given(
        seats=4,
        holdings={
            0: [f"{people}-{castle}-1" for people in peoples for castle in ("tower", "citadel")]
        },
        titles=["emperor"],
    )
    assert table.view(None).titles[0].counts == (count, 0, 0, 0)


@pytest.mark.parametrize(
    "title", ["emperor", "great-architect", "keeper-of-secrets", "king-of-elves"]
)
def test_garrisons_do_not_matter_for_titles_of_holdings(title: str) -> None:
    """Rule 24 (pp. 6-7)."""
    bare, _ = given(seats=4, holdings={0: ["elf-tower-1", "low-obelisk-1"]}, titles=[title])
    manned, _ = given(
        seats=4,
        holdings={0: {"elf-tower-1": "orc-wizard-1", "low-obelisk-1": "human-shooter-1"}},
        titles=[title],
    )
    assert bare.view(None).titles == manned.view(None).titles


@pytest.mark.parametrize("garrison", ["elf-shooter-1", "elf-warrior-1", "elf-wizard-1"])
@pytest.mark.parametrize("holding", ["orc-tower-1", "elf-citadel-1", "great-obelisk-1"])
def test_only_the_people_of_the_garrison_counts_for_a_prince(garrison: str, holding: str) -> None:
    """Rule 25 (p. 7)."""
    table, _ = given(holdings={1: {holding: garrison}}, titles=["prince-of-elves"])
    assert table.holder_of("prince-of-elves") == 1


@pytest.mark.parametrize(("title", "troop"), list(AT_ONCE.items()))
def test_vandal_and_staff_rat_move_at_once_to_whoever_plays_the_card(
    title: str, troop: str
) -> None:
    """Rule 26 (p. 7)."""
    table, seat = given(
        seats=4,
        hands={0: [f"human-{troop}-1"], 1: [f"elf-{troop}-1"], 2: ["dwarf-tower-1"]},
        holdings={1: ["elf-tower-1", "elf-tower-2"], 3: ["low-obelisk-1", "low-obelisk-2"]},
        titles=[title],
    )
    assert table.holder_of(title) is None
    seat(0).plays(f"human-{troop}-1", on="low-obelisk-1")
    assert table.holder_of(title) == 0
    seat(1).plays(f"elf-{troop}-1", on="low-obelisk-2")
    assert table.holder_of(title) == 1
    seat(2).plays("dwarf-tower-1")
    assert table.holder_of(title) == 1
    assert table.told(TitleGiven) == [TitleGiven(0, title), TitleGiven(1, title)]


@pytest.mark.parametrize(("title", "troop"), list(AT_ONCE.items()))
def test_vandal_and_staff_rat_cost_points(title: str, troop: str) -> None:
    """Rule 26 (p. 7)."""
    _, seat = given(hands={0: [f"human-{troop}-1"]}, holdings={1: ["elf-tower-1"]}, titles=[title])
    seat(0).plays(f"human-{troop}-1", on="elf-tower-1")
    assert seat(0).score == shipped().title_points[shipped().title_number[title]] < 0


@pytest.mark.parametrize(("title", "troop"), list(AT_ONCE.items()))
def test_who_has_vandal_or_staff_rat_keeps_it_when_playing_the_card_again(
    title: str, troop: str
) -> None:
    """Rule 26 (p. 7)."""
    table, seat = given(
        hands={0: [f"human-{troop}-1", f"elf-{troop}-1"], 1: ["orc-tower-1"]},
        holdings={0: ["elf-tower-1"], 1: ["low-obelisk-1", "low-obelisk-2"]},
        titles=[title],
    )
    seat(0).plays(f"human-{troop}-1", on="low-obelisk-1")
    seat(1).plays("orc-tower-1")
    seat(0).plays(f"elf-{troop}-1", on="low-obelisk-2")
    assert table.holder_of(title) == 0


def test_a_monster_is_no_hero_and_a_hero_no_monster() -> None:
    """Rule 26 (p. 7)."""
    table, seat = given(
        hands={0: ["human-monster-1"], 1: ["human-hero-1"]},
        holdings={0: ["elf-tower-1"], 1: ["low-obelisk-1"]},
        titles=["vandal", "staff-rat"],
    )
    seat(0).plays("human-monster-1", on="low-obelisk-1")
    assert table.holder_of("staff-rat") is None
    seat(1).plays("human-hero-1", on="elf-tower-1")
    assert (table.holder_of("vandal"), table.holder_of("staff-rat")) == (0, 1)
