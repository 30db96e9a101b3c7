"""Before the first turn (p. 4, rules 1-7 of the digest)."""

from __future__ import annotations

from collections import Counter

import pytest

import regnum
from regnum.core.dice import quick_dice
from regnum.games.kings_bounty.cards import OBELISK, TROOPS
from regnum.games.kings_bounty.game import game
from regnum.games.kings_bounty.state import Kingdom
from regnum.games.kings_bounty.view import KingsBountyView


def set_up(seats: int, seed: int = 1, **options: object) -> Kingdom:
    return game.set_up(seats, game.read_options(options), game.cards(), quick_dice(seed))


def cards_of(s: Kingdom) -> list[int]:
    return [*s.deck[s.top :], *(card for hand in s.hands for card in hand)]


def peoples_of(s: Kingdom) -> Counter[str]:
    return Counter(s.cards.names[card].partition("-")[0] for card in cards_of(s))


SIZES = [
    # seats, peoples with castles, main deck, draw pile, titles in the pool, obelisks
    (2, 2, 48, 36, 17, 6),
    (3, 3, 66, 48, 19, 9),
    (4, 4, 84, 60, 21, 12),
    (5, 4, 84, 54, 21, 12),
]


@pytest.mark.parametrize(("seats", "peoples", "deck", "pile", "titles", "obelisks"), SIZES)
def test_each_number_of_seats_has_its_own_sizes(
    seats: int, peoples: int, deck: int, pile: int, titles: int, obelisks: int
) -> None:
    """Rules 1-5 and rulings KB-A3, KB-A16 (p. 4)."""
    s = set_up(seats, secret_titles=True)
    cards = cards_of(s)
    assert len(set(cards)) == len(cards) == deck
    assert s.deck_size() == pile
    castles = {
        s.cards.people[card] for card in cards if card >= TROOPS and s.cards.people[card] != OBELISK
    }
    assert len(castles) == peoples
    assert sum(s.cards.people[card] == OBELISK for card in cards) == obelisks
    assert len({*s.titles, *s.secret, *s.spare}) == titles


@pytest.mark.parametrize(("seats", "copies"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_as_many_obelisks_of_each_strength_leave(seats: int, copies: int) -> None:
    """Rules 1-3 (p. 4)."""
    s = set_up(seats)
    strengths = Counter(
        s.cards.strength[card] for card in cards_of(s) if s.cards.people[card] == OBELISK
    )
    assert strengths == {1: copies, 2: copies, 3: copies}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_people_stays_whole_or_leaves_whole_and_humans_never_leave(seats: int) -> None:
    """Rules 1-3 (p. 4): 9 troops and 6 castles a people, 12 human troops."""
    peoples = peoples_of(set_up(seats))
    assert peoples.pop("human") == 12
    castle_peoples = {
        people: n for people, n in peoples.items() if people in "elf dwarf undead orc"
    }
    assert set(castle_peoples.values()) == {15}


def test_which_peoples_leave_is_drawn() -> None:
    """Ruling KB-A15: every pair leaves in some match."""
    left = set()
    for seed in range(200):
        there = peoples_of(set_up(2, seed))
        left.add(frozenset({"elf", "dwarf", "undead", "orc"} - set(there)))
    assert len(left) == 6


def test_which_peoples_leave_can_be_agreed() -> None:
    """Ruling KB-A15."""
    there = peoples_of(set_up(2, without=("orc", "elf")))
    assert {"dwarf", "undead", "human"} <= set(there)
    assert not {"orc", "elf"} & set(there)
    assert "undead" not in peoples_of(set_up(3, without=("undead",)))


@pytest.mark.parametrize(
    ("seats", "without"),
    [
        (2, ("orc",)),
        (2, ("orc", "orc")),
        (2, ("orc", "elf", "dwarf")),
        (3, ("orc", "elf")),
        (4, ("orc",)),
        (5, ("orc",)),
    ],
)
def test_another_number_of_peoples_to_leave_is_refused(
    seats: int, without: tuple[str, ...]
) -> None:
    """Two leave with 2 seats, one with 3, none with more (p. 4)."""
    with pytest.raises(regnum.BadSetUp) as refused:
        regnum.open_table("kings-bounty", seats=seats, seed="x", without=without)
    assert refused.value.message.id == ("bad-without" if seats < 4 else "idle-without")


@pytest.mark.parametrize(
    "options", [{"without": ("human", "elf")}, {"idle_rounds": -1}, {"fast": 1}]
)
def test_options_that_there_are_not_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(regnum.BadSetUp):
        regnum.open_table("kings-bounty", 2, "x", **options)  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize("seats", [1, 6])
def test_it_is_played_by_two_to_five(seats: int) -> None:
    """Ruling KB-A3."""
    with pytest.raises(regnum.BadSetUp):
        regnum.open_table("kings-bounty", seats=seats, seed="x")


@pytest.mark.parametrize("gone", ["elf", "dwarf", "undead", "orc"])
def test_the_two_titles_of_a_people_leave_with_it(gone: str) -> None:
    """Rules 1-2, ruling KB-A16: its castle title and its prince (p. 4)."""
    s = set_up(3, secret_titles=True, without=(gone,))
    there = {s.cards.titles[title] for title in (*s.titles, *s.secret, *s.spare)}
    missing = set(s.cards.titles) - there
    of = {s.cards.tables["titles"][title]["of"] for title in missing}
    counts = {s.cards.tables["titles"][title]["counts"] for title in missing}
    assert of == {gone}
    assert counts == {"castles-of-people", "garrisons-of-people"}
    assert "commander" in there


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_titles_lie_open_and_everyone_has_six_cards(seats: int) -> None:
    """Rules 4-5 (p. 4)."""
    s = set_up(seats)
    assert len(s.titles) == 6
    assert [len(hand) for hand in s.hands] == [6] * seats
    assert s.secret == [-1] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_seat_is_drawn_and_the_last_sits_to_its_right(seats: int) -> None:
    """Rule 6 (p. 4)."""
    firsts = set()
    for seed in range(60):
        s = set_up(seats, seed)
        assert (s.last + 1) % seats == s.first
        firsts.add(s.first)
    assert firsts == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_experienced_players_get_one_secret_title_each(seats: int) -> None:
    """Rules 7 and 33 (p. 4): 6 + seats titles in the game."""
    s = set_up(seats, secret_titles=True)
    assert len(s.titles) == 6
    assert len({*s.titles, *s.secret}) == 6 + seats


def test_a_seat_sees_its_own_hand_only() -> None:
    """Rule 5 (p. 4): hands are secret."""
    view = regnum.open_table("kings-bounty", seats=3, seed="hands").view(1)
    assert isinstance(view, KingsBountyView)
    assert [len(seat.hand) for seat in view.seats] == [0, 6, 0]
    assert [seat.hidden_cards for seat in view.seats] == [6, 0, 6]


def test_the_same_seed_gives_the_same_table() -> None:
    one = regnum.open_table("kings-bounty", seats=4, seed="again").view(0)
    two = regnum.open_table("kings-bounty", seats=4, seed="again").view(0)
    assert one == two
