"""Undo goes back, and what was seen stays seen."""

from __future__ import annotations

from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from tests.conformance.subjects import Subject, random_move
from tests.conformance.walk import THIN, boiled_down, fingerprint, insist


def undo_goes_back(subject: Subject, seed: int) -> None:
    """A free undo leads to the state before, and the action can be done again."""
    table = subject.table(seed)
    dice = quick_dice(seed)
    while not table.over and len(table.entries) < 150:
        seat, action = random_move(table._state, dice)
        if len(table.entries) % THIN != seed % THIN:
            table.act(seat, action)
            continue
        before = table._state.clone()
        known = subject.game.known(table._state, seat)
        waiting = table.to_act()
        table.act(seat, action)
        if table.over or table.undo_state(seat).can != "undo":
            continue
        seen = knowledge(subject, table._state)
        answering = bool(table._state.answers)
        insist(table._state.dice.used == before.dice.used, f"undo in {subject} crosses a die")
        insist(
            answering or table.to_act() == waiting, f"undo in {subject} changes whose turn it is"
        )
        insist(
            subject.game.known(table._state, seat) <= known, f"undo in {subject} crosses a secret"
        )
        table.undo(seat)
        went_back(subject, table._state, before, seen)
        table.act(seat, action)
        insist(seen == knowledge(subject, table._state), f"after an undo {subject} goes astray")


def knowledge(subject: Subject, s: State) -> list[set[str]]:
    return [subject.game.known(s, viewer) for viewer in subject.viewers]


def went_back(subject: Subject, s: State, before: State, seen: list[set[str]]) -> None:
    """The state is the one before, but for what anybody has seen since, which stays known."""
    game = subject.game
    now, then = knowledge(subject, s), knowledge(subject, before)
    for place, viewer in enumerate(subject.viewers):
        insist(
            now[place] == then[place] | seen[place],
            f"seat {viewer} of {subject} forgets what it saw before an action was taken back, "
            "so remind() is wrong:",
            sorted((then[place] | seen[place]) - now[place]),
        )
    insist(game.places(s) == game.places(before), f"undo in {subject} does not go back")
    insist(
        boiled_down(s.agenda) == boiled_down(before.agenda), f"undo in {subject} does not go back"
    )
    insist(s.dice.used == before.dice.used, f"undo in {subject} uses up dice")
    if now == then:
        insist(fingerprint(s.clone()) == fingerprint(before), f"undo in {subject} does not go back")


def take_back_uses_the_same_dice(subject: Subject, seed: int) -> None:
    table = subject.table(seed)
    dice = quick_dice(seed)
    everyone = range(subject.seats)
    while not table.over and len(table.entries) < 40:
        seat, action = random_move(table._state, dice)
        if len(table.entries) % THIN != seed % THIN:
            table.act(seat, action)
            continue
        before = table._state.clone()
        table.act(seat, action)
        if table.over:
            return
        after, seen = subject.game.places(table._state), knowledge(subject, table._state)
        table.undo(seat, consent=everyone)
        went_back(subject, table._state, before, seen)
        table.act(seat, action)
        again = subject.game.places(table._state)
        insist(again == after, f"{subject}: other dice the second time")
