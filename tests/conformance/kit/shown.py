"""What goes over a wire or onto a screen: JSON, notation, texts, scenes."""

from __future__ import annotations

import msgspec

from regnum.core import agenda
from regnum.core.actions import Action
from regnum.core.errors import Malformed
from regnum.core.messages import Message
from regnum.core.scenes import Area, Piece, Scene
from regnum.core.standing import lines_of_opponent, tie_broken
from regnum.texts import LANGUAGES, speech
from tests.conformance.subjects import Subject
from tests.conformance.walk import THIN, Violation, insist, walk


def json_round_trip(subject: Subject, seed: int) -> None:
    """Actions, views, events and scenes go through JSON; actions also through their notation."""
    game = subject.game
    read: set[Action] = set()
    for decision in walk(subject, seed, THIN):
        s = decision.state
        for action in agenda.options(s, decision.seat):
            if action in read:
                continue
            read.add(action)
            insist(game.decode(msgspec.json.encode(action)) == action, f"{action} and JSON")
            text = game.notate(action)
            insist(game.parse(text) == action, f"{action} is written {text!r} and not read back")
        if decision.number % 10 == 0:
            for viewer in subject.viewers:
                view = game.view(s, viewer)
                decoded = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
                insist(decoded == view, f"a view of {subject} does not survive JSON")
                scene = game.scene(view)
                again = msgspec.json.decode(msgspec.json.encode(scene), type=Scene)
                insist(again == scene, f"a scene of {subject} does not survive JSON")
        after = s.clone()
        after.events = []
        agenda.act(after, decision.seat, decision.action)
        for event in after.events:
            insist(type(event) in game.events, f"{subject} does not declare {type(event)}")
            again = msgspec.json.decode(msgspec.json.encode(event), type=type(event))
            insist(again == event, f"{event} does not survive JSON")
    for nonsense in ("", "nonsense that is no action", "{}", "> >"):
        try:
            game.parse(nonsense)
        except Malformed as error:
            insist(bool(str(error)), "malformed text without a sentence")
        else:
            insist(False, f"{subject} takes {nonsense!r} for an action")


#: what has been said, by package: in a long run most comes up in every game
SAID: set[tuple[str, str]] = set()


def can_be_said(subject: Subject, message: Message) -> None:
    key = (subject.game.facts.package, message.id + str(message.args))
    if key in SAID:
        return
    for language in LANGUAGES:
        try:
            sentence = speech(language, subject.game.facts.package).say(message)
        except (LookupError, ValueError) as error:
            raise Violation(f"{subject} cannot say {message} in {language}: {error}") from error
        insist(bool(sentence.strip()) and "{" not in sentence, f"{language}: {message}")
    SAID.add(key)


def texts_are_complete(subject: Subject, seed: int) -> None:
    """Whatever comes up in play can be said in every language."""
    game = subject.game

    def say(message: Message) -> None:
        can_be_said(subject, message)

    for decision in walk(subject, seed, THIN):
        s = decision.state
        choice = agenda.choice_of(s, decision.seat)
        assert choice is not None
        say(choice.prompt(s, decision.seat))
        for action in agenda.options(s, decision.seat):
            say(game.words(action).say)
            outcome = game.outcome(s, decision.seat, action)
            if outcome is not None:
                say(outcome)
        proposal = game.propose(s, decision.seat)
        if proposal is not None and proposal.outcome is not None:
            say(proposal.outcome)
        for viewer in subject.viewers:
            if decision.number % 6 == 0:
                for area in areas_of(game.scene(game.view(s, viewer)).areas):
                    say(area.title)
                    for piece in area.pieces:
                        say(piece.name)
                        for badge in piece.badges:
                            say(badge)
        after = s.clone()
        after.events = []
        agenda.act(after, decision.seat, decision.action)
        for event in after.events:
            for viewer in subject.viewers:
                shown = game.redact(event, viewer)
                if shown is not None:
                    say(game.told(shown))
        if not after.agenda:
            result = game.result(after)
            for lines in (*result.breakdown, lines_of_opponent(result)):
                for line in lines:
                    say(line.what)
            if tie_broken(result):
                say(Message("game-ties"))


def areas_of(areas: tuple[Area, ...]) -> list[Area]:
    found = []
    for area in areas:
        found.append(area)
        found.extend(areas_of(area.areas))
    return found


def scenes_are_complete(subject: Subject, seed: int) -> None:
    """What a seat knows lies face up in its scene once; every option has words and touches
    pieces that are there."""
    game = subject.game
    for decision in walk(subject, seed, THIN):
        s = decision.state
        for viewer in subject.viewers:
            if decision.number % 3 and viewer != decision.seat:
                continue
            areas = areas_of(game.scene(game.view(s, viewer)).areas)
            names = [area.id for area in areas]
            insist(len(set(names)) == len(names), f"two areas of {subject} have one id")
            pieces: list[Piece] = [piece for area in areas for piece in area.pieces]
            shown = [piece.id for piece in pieces if piece.face_up]
            ids = [piece.id for piece in pieces]
            insist(len(set(ids)) == len(ids), f"two pieces of {subject} have one id")
            components = set(game.places(s))
            known = game.known(s, viewer)
            visible = {name for name in shown if name in components}
            insist(
                visible == known,
                f"the scene of seat {viewer} of {subject} lacks {sorted(known - visible)[:4]}",
                f"and shows {sorted(visible - known)[:4]}",
            )
            if viewer == decision.seat:
                for action in agenda.options(s, decision.seat):
                    for touched in game.words(action).touches:
                        insist(
                            touched in ids or touched in names,
                            f"{action} touches {touched}, which is not in the scene of {subject}",
                        )
