"""What can be agreed before a game is of the kinds that a page can ask for, and is checked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import inspect

import regnum
from regnum.core.agenda import State
from regnum.core.facts import Facts, Need, Options
from regnum.core.game import Game
from regnum.texts import LANGUAGES, speech
from tests.toys import TOYS

GAMES = {**regnum.games(), **TOYS}
#: nothing that any option could be
NEVER: list[object] = [None, 1.5, {}, {"no": "such"}, [None], [[]], ""]


def fields_of(kind: type[Options]) -> dict[str, inspect.Type]:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return {field.name: field.type for field in found.fields}


def bounds(kind: inspect.IntType) -> tuple[int, int]:
    assert kind.ge is not None, "a whole number without a least value"
    assert kind.le is not None, "a whole number without a greatest value"
    return kind.ge, kind.le


def right(kind: inspect.Type) -> Iterator[object]:
    """Values that an option of a kind can have."""
    if isinstance(kind, inspect.BoolType):
        yield from (False, True)
    elif isinstance(kind, inspect.IntType):
        yield from bounds(kind)
    elif isinstance(kind, inspect.LiteralType):
        yield from kind.values
    elif isinstance(kind, inspect.VarTupleType):
        yield from ([], *([value] for value in right(kind.item_type)))
    else:
        pytest.fail(f"no page can ask for an option of the kind {kind}")


def wrong(kind: inspect.Type) -> Iterator[object]:
    """Values that it cannot have: of other kinds, and just outside."""
    yield from NEVER
    if isinstance(kind, inspect.BoolType):
        yield from (0, 1, "yes", "true", [], [True])
    elif isinstance(kind, inspect.IntType):
        least, greatest = bounds(kind)
        yield from (least - 1, greatest + 1, 10**30, -(10**30), str(least), True, False, [least])
    elif isinstance(kind, inspect.LiteralType):
        yield from ("no-such-word", 0, True, [], [*kind.values][:1])
    elif isinstance(kind, inspect.VarTupleType):
        words = [*right(kind.item_type)]
        yield from (0, True, words[0], ["no-such-word"], [words[0], "no-such-word"], [1])
        if kind.max_length is not None:
            yield [words[0]] * (kind.max_length + 1)


OPTIONS = [
    pytest.param(game, name, kind, id=f"{game.facts.id}-{name}")
    for game in GAMES.values()
    for name, kind in fields_of(game.options_type).items()
]


@pytest.mark.parametrize(("game", "name", "kind"), OPTIONS)
def test_an_option_takes_what_it_can_be(game: Game[State], name: str, kind: inspect.Type) -> None:
    for value in right(kind):
        read = getattr(game.read_options({name: value}), name)
        assert read == (tuple(value) if isinstance(value, list) else value)
        assert type(read) is not bool or isinstance(kind, inspect.BoolType)


@pytest.mark.parametrize(("game", "name", "kind"), OPTIONS)
def test_an_option_of_a_wrong_kind_is_refused_by_name(
    game: Game[State], name: str, kind: inspect.Type
) -> None:
    for value in wrong(kind):
        with pytest.raises(regnum.BadSetUp, match=name):
            game.read_options({name: value})


@pytest.mark.parametrize(("game", "name", "kind"), OPTIONS)
def test_no_table_is_opened_with_an_option_of_a_wrong_kind(
    game: Game[State], name: str, kind: inspect.Type
) -> None:
    given: dict[str, object] = {name: [*wrong(kind)][-1]}
    with pytest.raises(regnum.BadSetUp, match=name):
        regnum.open_table(game.facts.id, game.facts.seats[0], "a table", **given)  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_option_counts_where_the_game_says_and_is_refused_elsewhere(game: Game[State]) -> None:
    facts = game.facts
    kinds = fields_of(game.options_type)
    for name, need in facts.needs.items():
        assert need.seats or need.beside
        assert name not in leaning_on(name, facts), "two options that need each other"
        assert set(need.seats) < set(facts.seats)
        usual = getattr(game.options_type(), name)
        asked = {name: next(value for value in right(kinds[name]) if value not in (usual, []))}
        met = {other: values[0] for other, values in need.beside.items()}
        for seats in need.seats or facts.seats:
            game.check_needs(seats, game.read_options(asked | met))
        unmet = [(seats, met) for seats in facts.seats if need.seats and seats not in need.seats]
        for other, values in need.beside.items():
            others = set(right(kinds[other])) - set(values)
            assert others
            unmet += [(seats, met | {other: word}) for seats in facts.seats for word in others]
        for seats, beside in unmet:
            with pytest.raises(regnum.BadSetUp) as refused:
                game.check_needs(seats, game.read_options(asked | beside))
            # beside another it may be that one which does nothing
            idle = refused.value.message.id.removeprefix("idle-").replace("-", "_")
            assert idle in {name, *beside}
            for language in LANGUAGES:
                assert idle in speech(language, facts.package).say(refused.value.message)


def leaning_on(name: str, facts: Facts) -> set[str]:
    """The options that decide whether one counts, and those that decide about them."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        need = facts.needs.get(waiting.pop(), Need())
        waiting.extend(other for other in need.beside if other not in found)
        found.update(need.beside)
    return found


def test_every_kind_of_option_is_tried() -> None:
    """The games at hand have one of each, so that nothing above is left out unseen."""
    kinds = {
        type(kind) for game in GAMES.values() for kind in fields_of(game.options_type).values()
    }
    assert kinds == {
        inspect.BoolType,
        inspect.IntType,
        inspect.LiteralType,
        inspect.VarTupleType,
    }
