"""What a typed line does, and what it must not do: at the terminal, through a pipe."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import regnum as library
from regnum.cli.answers import led_in, understood
from regnum.cli.choices import Choices
from regnum.cli.voice import Voice
from regnum.core.agenda import Choice, State
from regnum.core.dice import quick_dice
from regnum.core.errors import Refused
from tests.cli.terminal import Out, kings_bounty, regnum

Wanted = Callable[[library.Table[State], int], bool]
CASTLES = [
    f"{people}-{castle}-{copy}"
    for people in ("elf", "dwarf", "undead", "orc")
    for castle in ("tower", "fortress", "citadel")
    for copy in (1, 2)
]


def played_until(wanted: Wanted, game: str, seats: int, **options: object) -> library.Table[State]:
    """A table of people at which the seat to act, or to speak, has come to such a moment."""
    for number in range(60):
        table = library.open_table(game, seats=seats, seed=f"until {number}", **options)
        dice = quick_dice(number)
        while not table.over:
            seat = [*table.may_speak(), *table.to_act()][0]
            if wanted(table, seat):
                return table
            seat = table.to_act()[0]
            table.act(seat, dice.pick(table.options(seat)))
    raise AssertionError("such a moment never came")


def kinds(table: library.Table[State], seat: int) -> set[str]:
    return {table.game.notate(action).split(" ")[0] for action in table.options(seat)}


def resumed(table: library.Table[State], file: Path, *lines: str) -> Out:
    """Go on with the table, past the curtain; the file holds what was done."""
    file.write_bytes(library.write_record(table.record()))
    return regnum("play", "--resume", str(file), "--lang", "en", lines=["", *lines])


def done_since(table: library.Table[State], file: Path) -> list[object]:
    entries = library.read_record(file.read_bytes()).entries[len(table.entries) :]
    return [entry.action for entry in entries]


# -- a line does what it says, and nothing besides


def test_drawing_before_a_card_is_returned_is_refused_and_returns_none(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    lines = ["return", "? draw", "draw"]
    out = kings_bounty("--seats", "3", "--seed", "5", "--save", str(file), lines=lines)
    assert out.flat.count("You draw only after returning cards.") == 2
    assert "That is possible" not in out.flat
    mine = [e.action for e in library.read_record(file.read_bytes()).entries if e.seat == 0]
    assert mine == [{"do": "return"}]


def test_declining_before_a_character_is_laid_lays_none(tmp_path: Path) -> None:
    table = played_until(
        lambda table, seat: (
            "witch" in table.game.notate(table.options(seat)[0])
            and ">" in table.game.notate(table.options(seat)[0])
        ),
        "fairy-fracas",
        2,
    )
    file = tmp_path / "match.json"
    out = resumed(table, file, "decline")
    assert "Choose the terrain where it goes" in out.flat
    assert done_since(table, file) == []


@pytest.mark.parametrize("typed", ["keep scout", "place fighter", "region 1", "build attack 1"])
def test_no_action_of_the_board_is_chosen_by_what_comes_after_it(typed: str) -> None:
    table = played_until(
        lambda table, seat: "pass" in kinds(table, seat) and "develop" in kinds(table, seat),
        "paladins",
        2,
    )
    with pytest.raises(Refused):
        answered(table, typed)


def test_no_area_is_taken_by_an_offer_that_comes_too_early() -> None:
    table = played_until(
        lambda table, seat: "take" in kinds(table, seat), "wonderful-kingdom", 2, module="teaching"
    )
    seat = table.to_act()[0]
    hand = [
        name for name, place in table.game.places(table._state).items() if place == f"hand-{seat}"
    ]
    assert hand
    for card in hand:
        with pytest.raises(Refused):
            answered(table, f"offer {card} > 1", seat)


def scraps(table: library.Table[State], seat: int) -> list[str]:
    """What is asked for after `give up`: the notations of the cards to be given up."""
    if "give" not in kinds(table, seat):
        return []
    after = table.clone()
    after.act(seat, table.game.parse("give up"))
    notations = [table.game.notate(action) for action in after.options(seat)]
    return [text for text in notations if text.startswith("scrap ")]


def test_what_is_given_up_can_be_said_at_once() -> None:
    table = played_until(
        lambda table, seat: (
            isinstance(table._state.agenda[-1], Choice) and len(scraps(table, seat)) > 1
        ),
        "wonderful-kingdom",
        1,
        module="teaching",
    )
    for scrap in scraps(table, 0):
        steps = [table.game.parse("give up"), table.game.parse(scrap)]
        assert answered(table, scrap) == steps


def answered(table: library.Table[State], typed: str, seat: int | None = None) -> list[object]:
    seat = table.to_act()[0] if seat is None else seat
    voice = Voice("en", table.game.facts.package)
    choices = Choices(table.game, voice, table.options(seat), table.scene(seat), seat)
    return list(understood(table, choices, typed))


# -- why not


def test_a_card_that_lies_under_the_deck_already_is_said_not_to_be_in_the_hand() -> None:
    lines = ["return", "under elf-citadel-1", "under elf-citadel-1"]
    out = kings_bounty("--seats", "3", "--seed", "5", lines=lines)
    assert "You do not have the elf citadel in your hand." in out.flat
    assert "You are returning cards this turn" not in out.flat


def test_the_only_lead_in_gives_the_reason() -> None:
    out = kings_bounty("--seats", "3", "--seed", "5", lines=["under elf-obelisk-1", "under moon"])
    assert "First choose to return cards" not in out.flat
    assert "no card “moon”" in out.flat


def test_the_reason_at_the_second_step_of_a_move_is_the_rule_that_forbids_it() -> None:
    """A troop was played; where it cannot go is told as before it was played."""

    def too_strong(table: library.Table[State], seat: int) -> list[str]:
        texts = [table.game.notate(option) for option in table.options(seat)]
        if " > " not in texts[0]:
            return []
        troop = texts[0].partition(" > ")[0]
        onto = [table.game.parse(f"{troop} > {holding}") for holding in CASTLES]
        why = [(action, table.refusal(seat, action)) for action in onto]
        return [table.game.notate(a) for a, no in why if no is not None and no.code == "too-weak"]

    table = played_until(lambda table, seat: bool(too_strong(table, seat)), "kings-bounty", 2)
    seat = table.to_act()[0]
    for line in too_strong(table, seat):
        with pytest.raises(Refused) as refused:
            answered(table, line)
        assert refused.value.refusal.code == "too-weak"


def test_a_troop_that_is_not_in_the_hand_is_not_taken_for_the_one_that_can_be_played() -> None:
    """“You have just played the orc” is no answer to whoever has played nothing yet."""

    def one_troop(table: library.Table[State], seat: int) -> bool:
        plays = [a for a in table.options(seat) if table.game.notate(a).startswith("play ")]
        worlds = [led_in(table, seat, action) for action in plays]
        return sum(world is not None for world in worlds) == 1

    table = played_until(one_troop, "kings-bounty", 2)
    seat = table.to_act()[0]
    with pytest.raises(Refused) as refused:
        answered(table, f"{not_held(table, seat)} > low-obelisk-1")
    assert refused.value.refusal.code == "not-in-hand"


def not_held(table: library.Table[State], seat: int) -> str:
    """A troop that the seat does not have."""
    return next(
        troop
        for troop in ("human-shooter-1", "human-shooter-2", "human-hero-1", "human-monster-1")
        if (why := table.refusal(seat, table.game.parse(f"play {troop}"))) is not None
        and why.code == "not-in-hand"
    )


def test_what_is_not_understood_is_quoted_as_it_was_typed_with_every_form() -> None:
    out = struggle("Spare p1; pay p1>p3 1")
    assert "“Spare p1; pay p1>p3 1” is not understood." in out.flat
    for form in ("offer DEAL", "change NUMBER DEAL", "pay PLAYER COINS", "use PART"):
        assert form in out.flat


def test_a_card_can_be_typed_with_the_number_that_it_is_drawn_with() -> None:
    shown = kings_bounty("--seats", "3", "--seed", "5", lines=["1", "? human warrior #2"])
    assert "human warrior #2" in shown.flat
    assert "human warrior #3" in shown.flat
    assert "Several are called" not in shown.flat
    played = kings_bounty("--seats", "3", "--seed", "5", lines=["1", "human warrior #3"])
    assert "sends the human warrior into the dwarf tower" in played.flat


def test_a_place_is_known_without_its_number_where_there_is_one_of_its_kind() -> None:
    out = regnum(
        *("play", "fairy-fracas", "--seats", "2", "--seed", "t3", "--lang", "ru"),
        lines=["1", "ферма", "лес"],
    )
    assert "Название «ферма» подходит к нескольким: farm-1, farm-2, farm-3." in out.flat
    assert "Игрок 1 выкладывает красного короля в лес 1." in out.flat


def struggle(*lines: str, language: str = "en") -> Out:
    """Player 1 has put down the Assassin and holds the sceptre; Player 2 leads with the Queen."""
    return regnum(
        *("play", "kings-struggle", "--seats", "3", "--seed", "dusk", "--lang", language),
        lines=["play assassin-1", *lines],
    )


def test_a_player_with_whom_nothing_can_be_done_is_called_by_name() -> None:
    out = struggle("? p3", "p3")
    assert "Nothing can be done with p3 now." in out.flat
    assert "number-" not in out.flat


def test_spaces_around_the_arrow_of_a_payment_do_not_matter() -> None:
    out = struggle("offer spare p2 ; pay p2 > p1 3")
    assert (
        "Deal 2 by Player 1: Player 2 will be spared; Player 2 pays 3 coins to Player 1."
        in out.flat
    )


def test_where_nothing_is_listed_no_number_is_asked_for(tmp_path: Path) -> None:
    table = played_until(
        lambda table, seat: seat in table.may_speak() and not table.options(seat),
        "kings-struggle",
        3,
    )
    out = resumed(table, tmp_path / "match.json", "1", "?")
    assert "No choices are listed now." in out.flat
    assert "to 0" not in out.flat


def test_an_unknown_character_is_named_before_one_is_played() -> None:
    out = regnum("play", "fairy-fracas", "--seed", "3", "--lang", "en", lines=["foo > farm-1"])
    assert "There is no character “foo”" in out.flat


def test_an_offer_that_comes_too_early_is_told_so(tmp_path: Path) -> None:
    table = played_until(
        lambda table, seat: "take" in kinds(table, seat), "wonderful-kingdom", 2, module="teaching"
    )
    cards = [n for n, place in table.game.places(table._state).items() if place == "hand-0"]
    out = resumed(table, tmp_path / "match.json", f"offer {cards[0]} > 1")
    assert "You are to take: choose one of the two areas." in out.flat


def test_an_unknown_character_is_named_while_an_ability_is_in_use(tmp_path: Path) -> None:
    table = played_until(lambda table, seat: "pick" in kinds(table, seat), "fairy-fracas", 2)
    out = resumed(table, tmp_path / "match.json", "foo >> farm-1", "foo <> bar")
    assert out.flat.count("“foo”") == 2
    assert "is in use" not in out.flat


@pytest.mark.parametrize(
    ("game", "language", "typed", "about"),
    [
        ("fairy-fracas", "en", "gnome", "who is not blocked"),
        ("fairy-fracas", "ru", "гном", "Ложится под всех"),
        ("kings-struggle", "en", "knight", "power 8"),
        ("kings-struggle", "uk", "Лицар", "сила 8"),
        ("kings-bounty", "en", "Warrior", "stronger than a shooter"),
        # two seats: some peoples are left in the box, most cards lie face down in the deck
        ("kings-bounty", "en", "elf-tower-1", "weakest castle"),
        ("kings-bounty", "en", "dwarf tower", "weakest castle"),
        ("kings-bounty", "ru", "башня орков", "слабейший из замков"),
        ("kings-bounty", "uk", "undead-hero-1", "без охорони"),
    ],
)
def test_what_a_card_does_is_told_by_its_name_or_that_of_its_kind(
    game: str, language: str, typed: str, about: str
) -> None:
    out = regnum("play", game, "--seed", "dusk", "--lang", language, lines=[f"? {typed}"])
    assert about in out.flat


@pytest.mark.parametrize(
    ("game", "typed", "rule"),
    [
        ("kings-struggle", "jester", "Jester"),
        ("kings-struggle", "jester-1", "Jester"),
        ("kings-struggle", "king", "The cards"),
        ("kings-bounty", "hero", "Heroes"),
    ],
)
def test_what_a_card_does_is_told_with_the_rule_that_says_more(
    game: str, typed: str, rule: str
) -> None:
    out = regnum("play", game, "--seed", "dusk", "--lang", "en", lines=[f"? {typed}"])
    assert f"See “{rule}” in the rules." in out.flat.partition(f"? {typed}")[2]


# -- leaving


@pytest.mark.parametrize("answer", ["", "n", "No"])
def test_no_is_no_file(answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    out = kings_bounty("--seats", "2", "--seed", "a", lines=["q", answer])
    assert "Enter or n: leave without saving" in out.flat
    assert list(tmp_path.iterdir()) == []


def test_yes_asks_for_the_name_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    kings_bounty("--seats", "2", "--seed", "a", lines=["q", "y", str(file)])
    assert library.read_record(file.read_bytes()).game == "kings-bounty"


# -- seats are counted as the table calls its players


def test_a_person_sits_where_the_command_says() -> None:
    out = kings_bounty("--seats", "3", "--human", "3", "--seed", "a", lines=[])
    assert "Player 3 (you)" in out.flat
    for wrong in ("0", "4"):
        refused = kings_bounty("--seats", "3", "--human", wrong, lines=[])
        assert refused.code == 2
        assert f"no seat {wrong} at this table. Seats are numbered from 1 to 3." in refused.errors
