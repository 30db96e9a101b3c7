"""What is listed may be done, what is refused is not done."""

from __future__ import annotations

import regnum
from regnum.core import agenda
from regnum.core.actions import Action
from regnum.core.dice import quick_dice
from tests.conformance.kit.shown import can_be_said
from tests.conformance.subjects import Subject, probes, random_move
from tests.conformance.walk import THIN, fingerprint, insist, walk


def legality_and_refusals_agree(subject: Subject, seed: int) -> None:
    """What is listed is not refused; what is not listed, where the list is complete, is."""
    heard: list[Action] = []
    for decision in walk(subject, seed, THIN):
        s = decision.state
        for seat in range(subject.seats):
            choice = agenda.choice_of(s, seat)
            if choice is None:
                continue
            listed = agenda.options(s, seat)
            insist(len(set(listed)) == len(listed), f"{subject} lists an option twice")
            heard.extend(listed)
            for action in listed:
                why = choice.refusal(s, seat, action)
                insist(why is None, f"{subject} lists {action} and refuses it: {why}")
            if not choice.complete(s, seat):
                continue
            for place in probes(len(heard), 10, seed + decision.number):
                action = heard[place]
                if action not in listed:
                    why = choice.refusal(s, seat, action)
                    insist(why is not None, f"{subject} allows {action}, but does not list it")
                    assert why is not None
                    can_be_said(subject, why.message())


def refusals_change_nothing(subject: Subject, seed: int) -> None:
    """An illegal action, a past choice or a wrong seat raises, and leaves the table as it was."""
    table = subject.table(seed)
    dice = quick_dice(seed)
    heard: list[Action] = []
    while not table.over and len(table.entries) < 60:
        entries = len(table.entries)
        seat, action = random_move(table._state, dice)
        heard.extend(table.options(seat))
        if entries % THIN != seed % THIN:
            table.act(seat, action)
            continue
        before = fingerprint(table._state)
        doubt = dice.pick(heard)
        for who, what, choice in (
            (seat, doubt, None),
            (seat, action, table.choice(seat) - 1),
            (subject.seats, action, None),
            (-1, action, None),
        ):
            if table.refusal(who, what, choice) is None:
                continue
            try:
                table.act(who, what, choice)
            except regnum.Refused as error:
                insist(bool(str(error)), "a refusal without a sentence")
            else:
                insist(False, f"{subject} refuses {what} and does it")
        insist(fingerprint(table._state) == before, f"a refusal changes the state of {subject}")
        insist(len(table.entries) == entries, "a refusal is entered in the record")
        table.act(seat, action)
