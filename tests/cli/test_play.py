"""Whole games and single moves at the terminal, through a pipe."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import regnum as library
from regnum.cli.screen import Screen
from regnum.core.agenda import State
from regnum.core.records import sealed
from regnum.server.matches.chance import commitment_to, match_key, proof_of
from tests.cli.terminal import kings_bounty, regnum

FIRST_OPTION = ["1"] * 400
#: seconds in which the program ends on any machine
PATIENCE = 60.0
#: what the house and the clients of two seats put into a key
HOUSE = b"h" * 32
BYTES_OF_SEATS = ["a1" * 16, "b2" * 16]


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["--seats", "2"], "en"),
        (["--seats", "5"], "ru"),
        (["--seats", "3", "--set", "secret_titles=true"], "uk"),
    ],
)
def test_a_game_can_be_played_to_its_end(
    arguments: list[str], language: str, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    out = kings_bounty(
        *arguments, "--seed", "a", "--lang", language, "--save", str(file), lines=FIRST_OPTION
    )
    assert out.code == 0
    assert "\x1b" not in out.text
    table = library.replay(library.read_record(file.read_bytes()))
    result = table.result
    assert result is not None
    for score, lines in zip(result.scores, result.breakdown, strict=True):
        assert re.search(rf"\b{score}\b", out.text)
        for line in lines:
            assert f"{line.points:+d}" in out.text


@pytest.mark.parametrize("columns", [80, 100])
def test_nothing_is_wider_than_the_screen(columns: int) -> None:
    out = kings_bounty(
        "--seats", "4", "--seed", "w", "--lang", "ru", lines=["1"] * 20, columns=columns
    )
    assert max(len(line) for line in out.text.splitlines()) <= columns


def test_the_end_of_input_ends_the_sitting_politely() -> None:
    out = kings_bounty("--seats", "2", "--seed", "a", lines=[])
    assert out.code == 0
    assert "You leave the table" in out.text


def test_bad_input_gets_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    nonsense = ["0", "99", "-1", "frobnicate", "play moon", "under", "> >", "", "? moon", "²"]
    out = kings_bounty("--seats", "2", "--seed", "a", "--save", str(file), lines=nonsense)
    assert out.code == 0
    assert "no choice 99" in out.flat
    assert "“frobnicate” is not understood" in out.flat
    assert "no card “moon”" in out.flat
    record = library.read_record(file.read_bytes())
    assert not [entry for entry in record.entries if entry.seat == 0]


def test_nothing_that_can_be_typed_ends_the_game_rudely(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    long, nul, nobody = "9" * 5000, "s a\0b", "s ~nobody-of-that-name/x.json"
    lines = [long, f"? {long}", nul, nobody, f"under {long}", "1"]
    out = kings_bounty("--seats", "2", "--seed", "a", "--save", str(file), lines=lines)
    assert out.code == 0
    assert "There is no choice 999" in out.flat
    assert "cannot be written" in out.flat
    assert "folder that exists" in out.flat
    assert [entry for entry in library.read_record(file.read_bytes()).entries if entry.seat == 0]


def test_a_number_too_long_to_be_read_is_not_among_the_answers(tmp_path: Path) -> None:
    number = list(library.games()).index("kings-bounty") + 1
    file = tmp_path / "match.json"
    lines = ["9" * 5000, str(number), "1", "", f"s {file}", "q"]
    out = regnum("play", "--seed", "a", lines=lines)
    assert out.code == 0
    assert "is not among the answers" in out.flat
    out = regnum("replay", str(file), "--step", lines=["9" * 5000, "q"])
    assert out.code == 0
    assert "a number from 0 to" in out.flat


def test_half_a_letter_is_a_seed_too() -> None:
    """A byte that is no letter in UTF-8 comes from the command line as half of one."""
    out = kings_bounty("--seats", "2", "--seed", "\udcff", lines=["1"])
    assert out.code == 0
    assert library.open_table("kings-bounty", seats=2, seed="\ud800").to_act()


def test_an_option_nested_without_end_is_told_not_to_fit() -> None:
    out = kings_bounty("--seats", "2", "--set", "idle_rounds=" + "[" * 100_000, lines=[])
    assert out.code == 2
    assert "“idle_rounds” cannot be" in out.errors


def test_a_game_is_chosen_from_a_list() -> None:
    number = list(library.games()).index("kings-bounty") + 1
    out = regnum("play", "--seed", "a", lines=["x", str(number), "2", ""])
    assert out.code == 0
    assert "Which game shall it be?" in out.text
    assert "“x” is not among the answers" in out.flat
    assert "Open titles" in out.text
    assert "Secret title of Player 1" in out.text


def test_enter_takes_the_usual_answer_which_stands_in_brackets(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    out = regnum("play", "--seed", "a", "--save", str(file), lines=["", "", "", ""])
    assert "Number of the game: [1]" in out.text
    record = library.read_record(file.read_bytes())
    game = next(iter(library.games().values()))
    assert record.game == game.facts.id
    usual = game.read_options(game.facts.modes[0].options)
    assert game.read_options(record.options) == usual


def test_what_else_can_be_agreed_is_shown_and_asked_for(tmp_path: Path) -> None:
    number = list(library.games()).index("kings-bounty") + 1
    file = tmp_path / "match.json"
    lines = [
        "hero_at_home",
        "hero_at_home=perhaps",
        "without=elf",
        "idle_rounds=0",
        "hero_at_home=true",
    ]
    out = regnum("play", "--save", str(file), lines=[str(number), "2", *lines, ""])
    assert "hero_at_home=false" in out.text
    assert "Write it like this: option=value" in out.flat
    assert "“hero_at_home” cannot be “perhaps”" in out.flat
    assert "exactly 2 different peoples" in out.flat
    options = library.read_record(file.read_bytes()).options
    assert (options["idle_rounds"], options["hero_at_home"]) == (0, True)
    assert (options["secret_titles"], options["without"]) == (True, [])


def options_of(text: str) -> list[str]:
    """The short notations of the last list of choices."""
    last = text.rpartition("╰─")[2]
    return re.findall(r"^ +\d+  .*?  (\S.*?)\s*$", last, re.MULTILINE)


def test_the_short_notation_is_an_answer(tmp_path: Path) -> None:
    shown = kings_bounty("--seats", "2", "--seed", "a", lines=[])
    lay = next(move for move in options_of(shown.text) if move.startswith("play "))
    card = lay.removeprefix("play ")
    file = tmp_path / "match.json"
    kings_bounty("--seats", "2", "--seed", "a", "--save", str(file), lines=[lay.upper()])
    record = library.read_record(file.read_bytes())
    mine = [entry for entry in record.entries if entry.seat == 0]
    assert mine[0].action == {"do": "play", "card": card}


def test_playing_and_leading_a_troop_can_be_typed_as_one(tmp_path: Path) -> None:
    table, troop, holding = troop_that_can_march()
    file = tmp_path / "match.json"
    saved = tmp_path / "before.json"
    saved.write_bytes(library.write_record(table.record()))
    seat = table.to_act()[0]
    lines = ["", f"{troop} > {holding}"]
    out = regnum("play", "--resume", str(saved), "--save", str(file), lines=lines)
    assert out.code == 0
    again = library.replay(library.read_record(file.read_bytes()))
    new = again.record().entries[len(table.entries) :]
    assert [entry.action for entry in new if entry.seat == seat] == [
        {"do": "play", "card": troop},
        {"do": "onto", "troop": troop, "holding": holding},
    ]


def test_a_troop_with_one_target_can_be_typed_with_it_and_with_no_other(tmp_path: Path) -> None:
    table = library.open_table("kings-bounty", seats=2, seed="one target")
    while True:
        seat = table.to_act()[0]
        castle = next(
            (a for a in table.options(seat) if re.search("tower|fort|cit", table.game.notate(a))),
            table.options(seat)[0],
        )
        table.act(seat, castle)
        found = marches_with_one_target(table)
        if found is not None:
            break
    troop, holding, other = found
    seat = table.to_act()[0]
    saved, file = tmp_path / "before.json", tmp_path / "after.json"
    saved.write_bytes(library.write_record(table.record()))
    resume = ["play", "--resume", str(saved), "--save", str(file)]
    regnum(*resume, lines=["", f"{troop} > {other}"])
    assert len(library.read_record(file.read_bytes()).entries) == len(table.entries)
    regnum(*resume, lines=["", f"{troop} > {holding}"])
    new = library.read_record(file.read_bytes()).entries[len(table.entries) :]
    assert [entry.action for entry in new] == [{"do": "play", "card": troop}]


def marches_with_one_target(table: library.Table[State]) -> tuple[str, str, str] | None:
    """A troop of the seat to act, the only holding it can go to, and one that it cannot."""
    seat = table.to_act()[0]
    on_table = [
        piece.id
        for area in table.scene(seat).areas
        for inner in area.areas
        for stack in inner.areas
        for piece in stack.pieces[:1]
    ]
    for action in table.options(seat):
        after = table.clone()
        after.act(seat, action)
        for event in after.events(seat, len(table.events(seat))):
            troop, holding = getattr(event, "troop", None), getattr(event, "holding", None)
            others = [piece for piece in on_table if piece != holding]
            if troop and holding and others:
                return troop, holding, others[0]
    return None


def troop_that_can_march() -> tuple[library.Table[State], str, str]:
    """A hot-seat table at which the seat to act can lead a troop onto several holdings."""
    table = library.open_table("kings-bounty", seats=2, seed="march")
    while True:
        seat = table.to_act()[0]
        for action in table.options(seat):
            after = table.clone()
            after.act(seat, action)
            if after.to_act() == [seat]:
                onto = [table.game.notate(option) for option in after.options(seat)]
                if " > " in onto[-1]:
                    troop, _, holding = onto[-1].partition(" > ")
                    return table, troop, holding
        table.act(seat, table.options(seat)[0])


def test_why_not_names_the_reason_and_the_rule() -> None:
    out = kings_bounty("--seats", "2", "--seed", "a", lines=["?", "? draw", "? 1"])
    assert "Type the number of your choice" in out.flat
    assert "in the rules (rulebook, p. 6)" in out.flat
    assert "That is possible: type 1" in out.flat


def test_why_not_explains_a_card_that_cannot_be_played() -> None:
    shown = kings_bounty("--seats", "2", "--seed", "a", lines=["return"])
    moves = options_of(shown.text.partition("> return")[0])
    hand = [move.removeprefix("under ") for move in options_of(shown.text)]
    unplayable = [card for card in hand if f"play {card}" not in moves]
    assert unplayable
    lines = [f"? {unplayable[0]}", f"? {unplayable[0]} > elf-tower-1"]
    out = kings_bounty("--seats", "2", "--seed", "a", lines=lines)
    assert out.flat.count("You cannot play the") >= 2


def test_a_card_can_be_put_under_the_deck_in_one_line(tmp_path: Path) -> None:
    shown = kings_bounty("--seats", "2", "--seed", "a", lines=["return"])
    under = options_of(shown.text)[0]
    file = tmp_path / "match.json"
    kings_bounty("--seats", "2", "--seed", "a", "--save", str(file), lines=[under])
    entries = library.read_record(file.read_bytes()).entries
    assert [entry.action["do"] for entry in entries if entry.seat == 0] == ["return", "under"]


def test_a_hint_is_one_of_the_choices_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    out = kings_bounty("--seats", "2", "--seed", "a", "--save", str(file), lines=["h"])
    assert re.search(r"The greedy bot would choose [1-9]\d*: \w", out.flat)
    entries = library.read_record(file.read_bytes()).entries
    assert not [entry for entry in entries if entry.seat == 0]


def test_beside_an_option_stands_what_it_would_bring() -> None:
    out = kings_bounty("--seats", "2", "--seed", "a", "--lang", "en", lines=[])
    assert "Lay down the dwarf citadel → nobody has Great Architect play" in out.flat


def test_a_move_can_be_looked_at_before_it_is_made(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    game = ["--seats", "2", "--seed", "a", "--lang", "en", "--save", str(file)]
    under = options_of(kings_bounty(*game[:4], lines=["return"]).text)[0]
    out = kings_bounty(*game, lines=["! 1", f"! {under}", "! return", "!", "! nonsense"])
    assert "If you do that: • Player 1 lays down" in out.flat
    assert "• What happens here you cannot know yet." in out.flat
    assert "If you do that: • Player 1 puts the" in out.flat
    assert "nothing happens yet that could be seen" in out.flat
    assert "Write the move after the sign" in out.flat
    assert "“nonsense” is not understood" in out.flat
    entries = library.read_record(file.read_bytes()).entries
    assert not [entry for entry in entries if entry.seat == 0]


def test_undo_is_free_before_something_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    lines = ["return", "1", "u", "l"]
    out = kings_bounty("--seats", "2", "--seed", "a", "--save", str(file), lines=lines)
    assert "(undone)" in out.text
    record = library.read_record(file.read_bytes())
    assert type(record.entries[-1]).__name__ == "Undo"


def test_bots_consent_to_a_take_back(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    lines = ["1", "u"]
    out = kings_bounty("--seats", "2", "--seed", "a", "--save", str(file), lines=lines)
    assert "with the consent of the others" in out.flat
    record = library.read_record(file.read_bytes())
    assert any(type(entry).__name__ == "TakeBack" for entry in record.entries)


def test_undo_with_nothing_done_is_told() -> None:
    out = kings_bounty("--seats", "2", "--seed", "a", lines=["u"])
    assert "nothing yet that could be undone" in out.flat


def test_resigning_lets_a_bot_finish() -> None:
    out = kings_bounty("--seats", "3", "--seed", "a", lines=["resign", "maybe", "y"])
    assert out.code == 0
    assert "resigned" in out.text
    assert "The game is over" in out.text


def test_rules_cards_and_log_can_be_read_at_the_table() -> None:
    out = kings_bounty("--seats", "2", "--seed", "a", lines=["r", "c", "l", "t"])
    assert "[titles]" in out.text
    assert out.text.count("Your turn: play a card") == 2


# -- one screen for several people


def test_the_curtain_hides_the_hands_of_others() -> None:
    table = library.open_table("kings-bounty", seats=3, seed="curtain")
    hands = {
        seat: {n for n, place in table.game.places(table._state).items() if place == f"hand-{seat}"}
        for seat in range(3)
    }
    assert [len(hand) for hand in hands.values()] == [6, 6, 6]
    first = table.to_act()[0]
    lines = ["", "return"]
    out = kings_bounty("--seats", "3", "--bots", "none", "--seed", "curtain", lines=lines)
    curtain, _, shown = out.text.partition("press Enter to see your hand")
    for seat, hand in hands.items():
        for card in hand:
            assert card not in curtain
            assert (f"under {card}" in shown) == (seat == first)
    lines = ["", "1"]
    out = kings_bounty("--seats", "3", "--bots", "none", "--seed", "curtain", lines=lines)
    later = out.text.rpartition("Hand the screen over")[2]
    assert f"Player {(first + 1) % 3 + 1}" in later
    for hand in hands.values():
        for card in hand:
            assert card not in later
    assert "Hand of" not in later


def test_the_curtain_leaves_nothing_to_scroll_back_to() -> None:
    screen = Screen()
    written = StringIO()
    screen.console = Console(file=written, force_terminal=True)
    screen.seen = True
    screen.wipe()
    assert written.getvalue().endswith("\x1b[3J")
    assert "\x1b[2J" in written.getvalue()


def test_a_take_back_at_one_screen_needs_the_others_consent(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    hot_seat = ["--seats", "2", "--bots", "none", "--seed", "a", "--save", str(file)]
    out = kings_bounty(*hot_seat, lines=["", "1", "u", "n"])
    assert "does not agree" in out.flat
    assert len(library.read_record(file.read_bytes()).entries) == 1
    out = kings_bounty(*hot_seat, lines=["", "1", "u", "y"])
    assert "with the consent of the others" in out.flat
    entry = library.read_record(file.read_bytes()).entries[-1]
    assert type(entry).__name__ == "TakeBack"
    assert len(entry.consent) == 1


# -- saving


def test_a_saved_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    first = kings_bounty("--seats", "3", "--seed", "a", lines=["1", "1", f"s {file}", "q"])
    assert "The match is saved" in first.flat
    saved = library.replay(library.read_record(file.read_bytes()))
    again = regnum("play", "--resume", str(file), lines=["q"])
    assert again.code == 0
    resumed = library.replay(library.read_record(file.read_bytes()))
    assert resumed.view(0) == saved.view(0)
    assert options_of(again.text) == options_of(first.text)


def online_match() -> library.Table[State]:
    """A match with people in both seats, its key mixed as the house does."""
    return library.open_table("kings-bounty", seats=2, key=match_key(HOUSE, BYTES_OF_SEATS))


def proved(table: library.Table[State]) -> bytes:
    record = msgspec.structs.replace(table.record(), proof=proof_of(HOUSE, BYTES_OF_SEATS))
    return library.write_record(sealed(record))


def test_a_record_that_is_only_looked_at_is_not_written_again(tmp_path: Path) -> None:
    file = tmp_path / "online.json"
    file.write_bytes(proved(online_match()))
    before = file.stat()
    out = regnum("play", "--resume", str(file), lines=["", "q"])
    assert out.code == 0
    assert "saved" not in out.text
    assert file.stat().st_ino == before.st_ino
    assert file.read_bytes() == proved(online_match())


def test_a_match_that_is_over_keeps_its_proof_when_it_is_opened_again(tmp_path: Path) -> None:
    table = online_match()
    table.resign(0)
    file = tmp_path / "online.json"
    file.write_bytes(proved(table))
    assert regnum("play", "--resume", str(file)).code == 0
    assert file.read_bytes() == proved(table)


@pytest.mark.parametrize("elsewhere", [False, True])
def test_an_online_match_that_goes_on_keeps_the_proof_of_its_key(
    elsewhere: bool, tmp_path: Path
) -> None:
    file = tmp_path / "online.json"
    file.write_bytes(proved(online_match()))
    other = tmp_path / "on.json" if elsewhere else file
    where = ["--save", str(other)] if elsewhere else []
    assert regnum("play", "--resume", str(file), *where, lines=["", "1", "", "q"]).code == 0
    assert library.read_record(other.read_bytes()).entries
    out = regnum("verify", str(other), "--commitment", commitment_to(HOUSE))
    assert out.code == 0, out.errors
    assert len(out.text.splitlines()) == 4


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    out = kings_bounty("--seats", "2", "--seed", "a", lines=["q", str(file)])
    assert out.code == 0
    assert library.read_record(file.read_bytes()).game == "kings-bounty"


def test_saving_where_one_cannot_is_told(tmp_path: Path) -> None:
    out = kings_bounty("--seats", "2", "--seed", "a", lines=["s", f"s {tmp_path}/no/way", "1"])
    assert out.code == 0
    assert "Say where to save" in out.flat
    assert "folder that exists" in out.flat


@pytest.mark.parametrize("letters", [252, 300])
def test_a_name_too_long_for_a_file_is_told_and_the_match_goes_on(
    letters: int, tmp_path: Path
) -> None:
    """With 252 letters there would be room for the file, but not for it while it is written."""
    file = tmp_path / "match.json"
    long = tmp_path / ("x" * letters)
    out = kings_bounty("--seats", "2", "--seed", "a", lines=[f"s {long}", "1", f"s {file}", "q"])
    assert out.code == 0
    assert "cannot be written: File name too long. Name another file." in out.flat
    assert [entry for entry in library.read_record(file.read_bytes()).entries if entry.seat == 0]
    out = kings_bounty("--seats", "2", "--save", str(long), lines=["1"])
    assert out.code == 2
    assert "File name too long" in out.errors
    assert out.errors.count("\n") == 1
    assert [each.name for each in tmp_path.iterdir()] == ["match.json"]


@pytest.mark.parametrize(
    "more", [["kings-bounty"], ["--seats", "2"], ["--bots", "random"], ["--human", "2"]]
)
def test_what_a_saved_match_has_already_is_not_asked_for_again(
    more: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    kings_bounty("--seats", "2", "--seed", "a", lines=[f"s {file}", "q"])
    out = regnum("play", "--resume", str(file), *more)
    assert out.code == 2
    assert "has its game, seats, bots, options and cards already" in out.errors


# -- the program as it is installed


def started(*arguments: str, stdin: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", "from regnum.cli.main import app; app()", *arguments],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
        # whoever runs the tests in the background may have Ctrl-C switched off
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def end_of(program: subprocess.Popen[bytes], typed: bytes | None = None) -> tuple[bytes, bytes]:
    """What it says until it ends, on either stream."""
    try:
        return program.communicate(typed, PATIENCE)
    except subprocess.TimeoutExpired:
        program.kill()
        out, errors = program.communicate()
        raise AssertionError(
            f"waited {PATIENCE:g} s for the end of {program.args}; it said: {out!r} {errors!r}"
        ) from None


@pytest.mark.parametrize(("game", "usual"), [("kings-bounty", 2), ("paladins", 2)])
def test_at_a_terminal_what_the_command_leaves_out_is_asked_for(game: str, usual: int) -> None:
    """Only Enter is pressed at the questions, and then the table is left."""
    mine, theirs = pty.openpty()
    os.write(mine, b"\n\n\nq\nn\n")
    program = started("play", game, "--lang", "en", stdin=theirs)
    out, errors = (part.decode() for part in end_of(program))
    os.close(mine)
    os.close(theirs)
    assert program.returncode == 0, errors
    assert f"? [{usual}]" in out
    assert f"Player {usual}" in out
    assert f"Player {usual + 1}" not in out


def test_input_that_is_no_text_does_no_harm() -> None:
    program = started("play", "kings-bounty", "--seats", "2", "--seed", "a")
    out, errors = end_of(program, b"\xff\xfe\n\x00\n1\n")
    assert program.returncode == 0
    assert errors == b""
    assert b"not understood" in out


def test_ctrl_c_shows_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    program = started("play", "kings-bounty", "--seats", "2", "--seed", "a", "--save", str(file))
    assert program.stdout is not None
    for line in program.stdout:
        if b"Your turn" in line:
            break
    program.send_signal(signal.SIGINT)
    _, errors = end_of(program)
    assert program.returncode == 130
    assert b"Traceback" not in errors
    assert library.read_record(file.read_bytes()).game == "kings-bounty"
