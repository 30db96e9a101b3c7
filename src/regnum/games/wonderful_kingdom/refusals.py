"""Why something is not possible now: one reason for each thing that can be said."""

from __future__ import annotations

from regnum.core.actions import Action, Seat
from regnum.core.messages import Refusal
from regnum.games.wonderful_kingdom.actions import (
    Advise,
    Build,
    Done,
    Fight,
    Fulfil,
    GiveUp,
    Offer,
    Place,
    Recycle,
    Scrap,
    Search,
    Spy,
    Take,
    Transmute,
    Trap,
)
from regnum.games.wonderful_kingdom.advisors import why_not_use
from regnum.games.wonderful_kingdom.building import PAID, may_scrap
from regnum.games.wonderful_kingdom.cards import ADVISOR, CALAMITY, TREASURE
from regnum.games.wonderful_kingdom.goods import KRYSTALLIUM, NOTHING, SOLDIER
from regnum.games.wonderful_kingdom.quests import tasks_in_play
from regnum.games.wonderful_kingdom.state import BATTLE, DRAFT, PLANNING, PRODUCTION, Realm


def why_not(s: Realm, seat: Seat, action: Action, free: bool) -> Refusal:
    """The reason why an action is not among a seat's options; `free` if it is a moment of its
    own, in which it may use what it has."""
    if isinstance(action, Place):
        return why_not_place(s, seat, action, free)
    if isinstance(action, Build | Recycle):
        return why_not_plan(s, seat, action)
    if isinstance(action, Offer | Take | Trap | Spy | Search):
        return why_not_draft(s, seat, action)
    if isinstance(action, Fight):
        return why_not_fight(s, seat, action.menace)
    if isinstance(action, Done):
        if s.phase == DRAFT:
            return Refusal("not-done-yet", {}, "draft", 3)
        if s.phase == PRODUCTION:
            return Refusal("not-done-yet", {}, "placing", 5)
        return Refusal("not-done-yet", {}, "planning", 4)
    if isinstance(action, Scrap):
        return why_not_scrap(s, seat, action.card)
    if isinstance(action, GiveUp | Advise | Fulfil | Transmute):
        if not free:
            return Refusal("not-your-moment", {}, "any-moment", 6)
        if isinstance(action, Advise):
            return why_not_advise(s, seat, action.advisor)
        if isinstance(action, Fulfil):
            return why_not_fulfil(s, seat, action.task)
        if isinstance(action, Transmute):
            if not s.match.boards:
                return Refusal("transmuted-by-itself", {}, "alchemy", 6)
            return Refusal("too-few-cubes", {"count": s.alchemy_size(seat)}, "quests", 11)
        return Refusal("nothing-to-give-up", {}, "discarding", 6)
    return Refusal("not-asked")


def is_free(action: Action) -> bool:
    """Whether it is one of the things that are done at any moment of one's own (p. 6)."""
    if isinstance(action, Place):
        return action.cube in ("krystallium", "soldier")
    return isinstance(action, GiveUp | Scrap | Advise | Fulfil | Transmute)


def no_such_card(name: str) -> Refusal:
    return Refusal("no-such-card", {"card": name})


def why_not_place(s: Realm, seat: Seat, action: Place, free: bool) -> Refusal:
    """A cube goes on a card under construction that lacks it, or into alchemy (pp. 5-6)."""
    number = s.match.cards.number
    if action.on != "alchemy" and action.on not in number:
        return no_such_card(action.on)
    kind = PAID.index(action.cube)
    if kind >= KRYSTALLIUM:
        if not free:
            return Refusal("not-your-moment", {}, "any-moment", 6)
        if (s.krystallium if kind == KRYSTALLIUM else s.soldiers)[seat] == 0:
            if kind == KRYSTALLIUM:
                return Refusal("no-krystallium", {}, "krystallium", 6)
            return Refusal("no-soldiers", {}, "soldiers", 6)
        if action.on == "alchemy":
            return Refusal("not-into-alchemy", {"cube": action.cube}, "alchemy", 6)
    else:
        waiting = next((k for k in range(4) if s.cubes[4 * seat + k]), NOTHING)
        if waiting == NOTHING:
            return Refusal("no-cube-to-place", {"cube": action.cube}, "production", 5)
        if waiting != kind:
            return Refusal("other-cube-first", {"cube": PAID[waiting]}, "production", 5)
    if action.on == "alchemy":
        return Refusal("not-asked")
    card = number[action.on]
    if any(card in built for built in s.built):
        return Refusal("card-finished", {"card": action.on}, "completing", 5)
    if card not in s.building[seat]:
        return Refusal("not-under-construction", {"card": action.on}, "placing", 5)
    code = "takes-no-soldier" if kind == SOLDIER else "takes-no-cube"
    return Refusal(code, {"card": action.on, "cube": action.cube}, "placing", 5)


def why_not_plan(s: Realm, seat: Seat, action: Build | Recycle) -> Refusal:
    """Treasures are recycled, calamities, menaces and advisors neither built nor recycled."""
    number = s.match.cards.number
    if action.card not in number:
        return no_such_card(action.card)
    card = number[action.card]
    kind = s.match.cards.kind[card]
    if kind > CALAMITY:
        return Refusal("not-with-menaces", {"card": action.card}, "menaces", 8)
    if kind == CALAMITY:
        return Refusal("not-with-calamities", {"card": action.card}, "planning", 4)
    if kind == ADVISOR:
        return Refusal("not-with-advisors", {"card": action.card}, "advisors", 10)
    if s.phase != PLANNING:
        return Refusal("not-planning", {}, "planning", 4)
    if card not in s.draft[seat]:
        return Refusal("not-in-draft", {"card": action.card}, "planning", 4)
    if kind == TREASURE and isinstance(action, Build):
        return Refusal("treasure-not-built", {"card": action.card}, "planning", 4)
    return Refusal("place-first", {}, "planning", 4)


def why_not_draft(s: Realm, seat: Seat, action: Offer | Take | Trap | Spy | Search) -> Refusal:
    """In the draft one seat offers two cards, then the other takes an area (p. 3)."""
    if s.phase != DRAFT:
        return Refusal("not-drafting", {}, "draft", 3)
    if isinstance(action, Offer):
        if action.card not in s.match.cards.number:
            return no_such_card(action.card)
        if s.match.cards.number[action.card] not in s.hands[seat]:
            return Refusal("not-in-hand", {"card": action.card}, "draft", 3)
        return Refusal("take-first", {}, "draft", 3)
    if isinstance(action, Trap):
        if s.match.solo:
            return Refusal("no-traps-alone", {}, "solo", 7)
        if s.trap_set:
            return Refusal("trap-already-set", {}, "traps", 3)
        if s.traps[seat] == 0:
            return Refusal("no-trap-left", {}, "traps", 3)
        return Refusal("take-first", {}, "draft", 3)
    if isinstance(action, Take):
        return Refusal("offer-first", {}, "draft", 3)
    if isinstance(action, Spy):
        if s.spies[seat] == 0:
            return Refusal("no-spy", {}, "spies", 7)
        if s.laid or s.trap_set:
            return Refusal("not-your-moment", {}, "any-moment", 6)
        return Refusal("nothing-face-down", {}, "spies", 7)
    if not s.match.solo:
        return Refusal("search-alone", {}, "search", 7)
    if s.searched:
        return Refusal("searched", {}, "search", 7)
    return Refusal("search-needs-two", {}, "search", 7)


def why_not_fight(s: Realm, seat: Seat, name: str) -> Refusal:
    """Menaces fall in the battle phase only, to the soldiers shown on them (p. 8)."""
    if name not in s.match.cards.number:
        return no_such_card(name)
    menace = s.match.cards.number[name]
    under = [card for card in s.building[seat] if s.giant[card] == menace]
    if menace not in s.menaces[seat] and not under:
        return Refusal("menace-not-there", {"menace": name}, "battle", 8)
    if s.phase != BATTLE:
        return Refusal("not-battle", {}, "battle", 8)
    if under and s.lacks[under[0]]:
        card = s.match.cards.names[under[0]]
        return Refusal("giant-on-unfinished", {"menace": name, "card": card}, "giants", 9)
    needs = s.match.cards.soldiers[menace]
    return Refusal("too-few-soldiers", {"menace": name, "soldiers": needs}, "battle", 8)


def why_not_scrap(s: Realm, seat: Seat, name: str) -> Refusal:
    if name not in s.match.cards.number:
        return no_such_card(name)
    card = s.match.cards.number[name]
    if card not in s.building[seat]:
        return Refusal("not-under-construction", {"card": name}, "discarding", 6)
    if s.giant[card] != NOTHING:
        return Refusal("frozen-not-given-up", {"card": name}, "giants", 9)
    if not may_scrap(s, card):
        return Refusal("scenario-not-given-up", {"card": name}, "rat-invasion", 12)
    return Refusal("say-give-up", {}, "discarding", 6)


def why_not_advise(s: Realm, seat: Seat, name: str) -> Refusal:
    """Once a round each, in the phase shown, for the soldiers shown (p. 10)."""
    if name not in s.match.cards.number:
        return no_such_card(name)
    advisor = s.match.cards.number[name]
    if advisor not in s.advisors[seat]:
        return Refusal("advisor-not-yours", {"advisor": name}, "advisors", 10)
    code = why_not_use(s, seat, advisor) or "not-asked"
    needs = s.match.cards.soldiers[advisor]
    return Refusal(code, {"advisor": name, "soldiers": needs}, "advisors", 10)


def why_not_fulfil(s: Realm, seat: Seat, name: str) -> Refusal:
    """A task is paid in whole or not at all, once a seat (p. 11)."""
    task = s.match.cards.task_number.get(name, NOTHING)
    if task not in tasks_in_play(s):
        return Refusal("task-not-in-play", {"task": name}, "quests", 11)
    if s.tasks[seat] >> task & 1:
        return Refusal("task-done", {"task": name}, "quests", 11)
    return Refusal("task-too-dear", {"task": name}, "quests", 11)
