"""Each task of the three quest boards, on both sides: its price and its reward (p. 11)."""

from __future__ import annotations

import pytest

from regnum.games.wonderful_kingdom.actions import Fulfil
from regnum.games.wonderful_kingdom.cards import shipped
from regnum.games.wonderful_kingdom.events import Gained, TaskDone
from regnum.games.wonderful_kingdom.goods import (
    GOODS,
    KRYSTALLIUM,
    POINTS,
    SOLDIER,
    SPIES,
    goods_of,
)
from tests.games.wonderful_kingdom.story import StorySeat, given

TASKS = [(task, seats) for task in shipped().tables["tasks"] for seats in (2, 1)]
SIDE = {2: "two", 1: "one"}


def written(task: str, seats: int, what: str) -> list[int]:
    """A price or reward as counts by GOODS."""
    return goods_of(shipped().tables["tasks"][task][f"{what}_{SIDE[seats]}"])


def cubes(goods: list[int]) -> str:
    return " + ".join(f"{goods[k]} {GOODS[k]}" for k in range(4) if goods[k])


def before_task(task: str, seats: int, alchemy: str, krystallium: int, soldiers: int) -> StorySeat:
    """Seat 0 while planning, with this to pay from."""
    _, seat = given(
        seats,
        at="planning",
        module="quests",
        board=shipped().tables["tasks"][task]["board"],
        drafts={0: ["farm-1"]},
        alchemy={0: alchemy} if alchemy else None,
        krystallium={0: krystallium},
        soldiers={0: soldiers},
    )
    return seat(0)


@pytest.mark.parametrize(("task", "seats"), TASKS)
def test_a_task_takes_its_whole_price_and_gives_its_reward(task: str, seats: int) -> None:
    price, reward = written(task, seats, "price"), written(task, seats, "reward")
    seat = before_task(task, seats, cubes(price), price[KRYSTALLIUM], price[SOLDIER])
    spies, points = seat.s.spies[0], seat.points
    seat.fulfils(f"{task}-{seats}")
    final = shipped().tables["tasks"][task]["final"]
    if final and seats == 2:
        # settled when both are done with the phase
        assert seat.points == points
        seat.builds("farm-1")
    assert seat.krystallium == reward[KRYSTALLIUM]
    assert seat.soldiers == reward[SOLDIER]
    assert seat.s.spies[0] == spies + reward[SPIES]
    assert seat.points == points + reward[POINTS]
    if not final or seats == 1:
        assert seat.s.alchemy[:4] == reward[:4]


@pytest.mark.parametrize(("task", "seats"), TASKS)
def test_a_task_paid_in_part_is_refused(task: str, seats: int) -> None:
    price = written(task, seats, "price")
    short = next(kind for kind in (0, 1, 2, 3, KRYSTALLIUM, SOLDIER) if price[kind])
    price[short] -= 1
    seat = before_task(task, seats, cubes(price), price[KRYSTALLIUM], price[SOLDIER])
    assert seat.refusal_of(Fulfil(f"{task}-{seats}")) == "task-too-dear"
    assert not seat.s.tasks[0]


@pytest.mark.parametrize(("task", "seats"), TASKS)
def test_krystallium_stands_in_for_every_cube_of_a_price(task: str, seats: int) -> None:
    """Ruling WK-39."""
    price = written(task, seats, "price")
    seat = before_task(task, seats, "", sum(price[: KRYSTALLIUM + 1]), price[SOLDIER])
    seat.fulfils(f"{task}-{seats}")
    assert seat.s.tasks[0]
    told = seat.table.told(TaskDone)
    # what the price asks for in krystallium stands for nothing else
    assert [each.krystallium for each in told] == [sum(price[:KRYSTALLIUM])]


@pytest.mark.parametrize(("task", "seats"), TASKS)
def test_points_for_a_task_are_told(task: str, seats: int) -> None:
    price, points = written(task, seats, "price"), written(task, seats, "reward")[POINTS]
    seat = before_task(task, seats, cubes(price), price[KRYSTALLIUM], price[SOLDIER])
    seat.fulfils(f"{task}-{seats}")
    if shipped().tables["tasks"][task]["final"] and seats == 2:
        seat.builds("farm-1")
    told = [each.count for each in seat.table.told(Gained) if each.what == "points"]
    assert told == ([points] if points else [])


@pytest.mark.parametrize(("task", "seats"), TASKS)
def test_a_task_is_done_once(task: str, seats: int) -> None:
    price = written(task, seats, "price")
    twice = [2 * count for count in price]
    seat = before_task(task, seats, cubes(twice), twice[KRYSTALLIUM], twice[SOLDIER])
    seat.fulfils(f"{task}-{seats}")
    assert seat.refusal_of(Fulfil(f"{task}-{seats}")) == "task-done"


@pytest.mark.parametrize(("task", "seats"), TASKS)
def test_a_task_of_the_other_side_is_not_in_play(task: str, seats: int) -> None:
    seat = before_task(task, seats, "9 materials + 9 population + 9 money + 9 discoveries", 9, 9)
    assert seat.refusal_of(Fulfil(f"{task}-{3 - seats}")) == "task-not-in-play"


@pytest.mark.parametrize("board", shipped().boards)
def test_a_final_task_is_within_reach(board: str) -> None:
    """Four rounds of one's own alchemy must be enough, on both sides."""
    for name, entry in shipped().tables["tasks"].items():
        if entry["board"] == board and entry["final"]:
            for seats in (1, 2):
                assert sum(written(name, seats, "price")) <= 8
