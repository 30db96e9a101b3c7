"""The rest of the test kit: what every game must keep, whatever it hides."""

from __future__ import annotations

import msgspec

import regnum
from regnum.core import agenda
from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from regnum.core.dice import quick_dice
from regnum.core.errors import Malformed
from regnum.core.messages import Message
from regnum.core.records import read, write
from regnum.core.scenes import Area, Piece, Scene
from regnum.texts import LANGUAGES, speech
from tests.conformance.subjects import Subject, probes, random_move
from tests.conformance.walk import boiled_down, fingerprint, insist, walk


def plays_to_its_end(subject: Subject, seed: int) -> None:
    """Random play ends within the declared length, and no component is lost or doubled."""
    game = subject.game
    components = sorted(game.places(subject.start(seed)))
    last = subject.start(seed)
    for decision in walk(subject, seed):
        last = decision.state
        insist(sorted(game.places(last)) == components, f"{subject} loses a component")
        insist(bool(agenda.options(last, decision.seat)), f"{subject} leaves nothing to choose")
    insist(sorted(game.places(last)) == components, f"{subject} loses a component at the end")
    result_is_sound(subject, last)


def result_is_sound(subject: Subject, s: State) -> None:
    result = subject.game.result(s)
    seats = subject.seats
    for part in (result.scores, result.ranks, result.won, result.breakdown):
        insist(len(part) == seats, f"a result of {subject} has not one entry a seat")
    for seat in range(seats):
        total = sum(line.points for line in result.breakdown[seat])
        insist(total == result.scores[seat], f"the breakdown of seat {seat} adds up to {total}")
        better = sum(rank < result.ranks[seat] for rank in result.ranks)
        insist(result.ranks[seat] == better + 1, f"the ranks {result.ranks} leave gaps")
    if seats > 1:
        winners = tuple(rank == 1 for rank in result.ranks)
        insist(result.won == winners, f"{subject}: the first in rank have won, the others not")


def result_at_any_time(subject: Subject, seed: int) -> None:
    for decision in walk(subject, seed):
        if decision.number % 7 == 0:
            result_is_sound(subject, decision.state)


def same_seed_same_game(subject: Subject, seed: int) -> None:
    tables = [subject.table(seed), subject.table(seed)]
    for table in tables:
        play_table(table, seed)
    insist(tables[0].record() == tables[1].record(), f"{subject}: one seed, two games")


def play_table(table: regnum.Table[State], seed: int, most: int = 10**9) -> None:
    dice = quick_dice(seed)
    while not table.over and most:
        table.act(*random_move(table._state, dice))
        most -= 1


def record_round_trip(subject: Subject, seed: int) -> None:
    """A record is written, read and replayed to the same state, in the middle and at the end."""
    table = subject.table(seed)
    for most in (5, 10**9):
        play_table(table, seed, most)
        again = regnum.replay(read(write(table.record())))
        insist(fingerprint(again._state) == fingerprint(table._state), "a replay goes astray")
        insist(again.record() == table.record(), "a replay has another record")
        for viewer in subject.viewers:
            insist(again.events(viewer) == table.events(viewer), "a replay tells otherwise")
        played = regnum.replay(table.record(played=True))
        insist(played.result == table.result, "the line that counted comes out otherwise")


def copies_share_nothing(subject: Subject, seed: int) -> None:
    """All earlier copies stay as they were, whatever is done to the original and to a copy."""
    kept: list[tuple[State, int]] = []
    dice = quick_dice(seed + 1)
    for decision in walk(subject, seed):
        s = decision.state
        copy = s.clone()
        kept.append((copy, fingerprint(copy)))
        if decision.number % 5 == 0:
            astray = copy.clone()
            for _ in range(6):
                if agenda.to_act(astray):
                    agenda.act(astray, *random_move(astray, dice))
            insist(fingerprint(s.clone()) == kept[-1][1], "acting on a copy changes the original")
    for copy, print_before in kept:
        insist(fingerprint(copy) == print_before, f"a copy of {subject} shares a reference")


def legality_and_refusals_agree(subject: Subject, seed: int) -> None:
    """What is listed is not refused; what is not listed, where the list is complete, is."""
    heard: list[Action] = []
    for decision in walk(subject, seed):
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
        before = fingerprint(table._state)
        entries = len(table.entries)
        seat, action = random_move(table._state, dice)
        heard.extend(table.options(seat))
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


def order_does_not_matter(subject: Subject, seed: int) -> None:
    """Secret answers and parallel branches end in the same state in any order."""
    dice = quick_dice(seed)
    for decision in walk(subject, seed):
        s = decision.state
        waiting = agenda.to_act(s)
        if len(waiting) < 2:
            continue
        ends = set()
        for _ in range(3):
            order = waiting[:]
            dice.shuffle(order)
            ends.add(fingerprint(in_order(s, order, seed + decision.number).clone()))
        insist(len(ends) == 1, f"in {subject} it matters who is faster")


def in_order(s: State, order: list[Seat], seed: int) -> State:
    """Let each seat in turn do all it can of a Secret or a Parallel, each by its own dice."""
    s = s.clone()
    here = len(s.agenda)
    for seat in order:
        dice = quick_dice(seed * 64 + seat)
        while seat in agenda.to_act(s) and len(s.agenda) == here and (s.answers or s.branches):
            agenda.act(s, seat, dice.pick(agenda.options(s, seat)))
    return s


def branches_draw_no_dice(subject: Subject, seed: int) -> None:
    for decision in walk(subject, seed):
        s = decision.state.clone()
        if not s.branches or len(agenda.to_act(s)) < 2:
            continue
        used = s.dice.used
        agenda.act(s, decision.seat, decision.action)
        insist(not s.branches or s.dice.used == used, f"a parallel branch of {subject} draws dice")


def undo_goes_back(subject: Subject, seed: int) -> None:
    """A free undo leads to the state before, and the action can be done again."""
    table = subject.table(seed)
    dice = quick_dice(seed)
    while not table.over and len(table.entries) < 150:
        seat, action = random_move(table._state, dice)
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
            f"seat {viewer} of {subject} forgets what it saw before an action was taken back:",
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


def json_round_trip(subject: Subject, seed: int) -> None:
    """Actions, views, events and scenes go through JSON; actions also through their notation."""
    game = subject.game
    for decision in walk(subject, seed):
        s = decision.state
        for action in agenda.options(s, decision.seat):
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


def can_be_said(subject: Subject, message: Message) -> None:
    for language in LANGUAGES:
        sentence = speech(language, subject.game.facts.package).say(message)
        insist(bool(sentence.strip()) and "{" not in sentence, f"{language}: {message}")


def texts_are_complete(subject: Subject, seed: int) -> None:
    """Whatever comes up in play can be said in every language."""
    game = subject.game
    said: set[str] = set()

    def say(message: Message) -> None:
        key = message.id + str(message.args)
        if key not in said:
            said.add(key)
            can_be_said(subject, message)

    for decision in walk(subject, seed):
        s = decision.state
        choice = agenda.choice_of(s, decision.seat)
        assert choice is not None
        say(choice.prompt(s, decision.seat))
        for action in agenda.options(s, decision.seat):
            say(game.words(action).say)
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
            for lines in game.result(after).breakdown:
                for line in lines:
                    say(line.what)


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
    for decision in walk(subject, seed):
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
