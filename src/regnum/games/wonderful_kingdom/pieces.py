"""Pieces of the scene: cards with what is printed on them, menaces, advisors, tasks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.actions import Seat
from regnum.core.messages import Message, Value
from regnum.core.nested import within
from regnum.core.scenes import Piece
from regnum.games.wonderful_kingdom.cards import face_of
from regnum.games.wonderful_kingdom.goods import RESOURCES
from regnum.games.wonderful_kingdom.view import (
    AdvisorView,
    CardFacts,
    LyingView,
    MenaceView,
    SiteView,
    TaskView,
)

#: what a cost or a reward counts, by place
GOODS: Final = [
    "goods-materials",
    "goods-population",
    "goods-money",
    "goods-discoveries",
    "goods-krystallium",
    "goods-soldiers",
    "goods-spies",
    "goods-points",
]


#: the phases of a round, and before and after the rounds
PHASES: Final = {
    "set-up": "phase-set-up",
    "draft": "phase-draft",
    "planning": "phase-planning",
    "production": "phase-production",
    "battle": "phase-battle",
    "end": "phase-end",
}


def thing(name: str, *badges: Message) -> Piece:
    return Piece(name, Message("thing", {"thing": name}), badges=tuple(badges))


def face_down(area: str, count: int) -> tuple[Piece, ...]:
    return tuple(
        Piece(f"{area}/{number}", Message("face-down"), face_up=False) for number in range(count)
    )


def goods(counts: tuple[int, ...]) -> list[Message]:
    """Counts by kind as messages, what is none left out."""
    return [Message(GOODS[kind], {"count": count}) for kind, count in enumerate(counts) if count]


def gives(facts: CardFacts) -> list[Message]:
    """What a built card produces and counts."""
    found = goods(facts.icons)
    for resource, type_, count in facts.icons_per:
        args: dict[str, Value] = {"resource": resource, "type": type_, "count": count}
        found.append(Message("goods-per", args))
    if facts.points:
        found.append(Message("goods-points", {"count": facts.points}))
    if facts.points_type is not None:
        each: dict[str, Value] = {"count": facts.points_per, "type": facts.points_type}
        found.append(Message("goods-points-per", each))
    return found


def bonus(facts: CardFacts) -> list[Message]:
    return goods((0, 0, 0, 0, facts.bonus_krystallium, facts.bonus_soldiers))


def badges_of(
    facts: CardFacts | None, built: bool = False, lacks: tuple[int, ...] | None = None
) -> list[Message]:
    """Type; what a card costs or lacks; what it gives; what recycling it brings."""
    if facts is None:
        return []
    if facts.phase is not None:
        return asked_for(facts.soldiers, facts.phase, facts.amount)
    if facts.points < 0:
        return stakes(facts.soldiers, facts.points)
    found: list[Message] = []
    if facts.type is not None:
        found.append(Message("badge-type", {"type": facts.type}))
    if not built and lacks is None and any(facts.cost):
        found.append(Message("badge-cost", {"goods": within(goods(facts.cost))}))
    if lacks is not None:
        missing = goods(lacks)
        if missing:
            found.append(Message("badge-lacks", {"goods": within(missing)}))
        else:
            found.append(Message("badge-lacks-nothing"))
    given = gives(facts)
    if given:
        found.append(Message("badge-gives", {"goods": within(given)}))
    if not built and bonus(facts):
        found.append(Message("badge-bonus", {"goods": within(bonus(facts))}))
    if not built and lacks is None and facts.recycles:
        found.append(recycled(facts.recycles))
    return found


def recycled(resources: tuple[str, ...]) -> Message:
    """What recycling brings: of a card its resource, of a treasure two, counted."""
    if len(resources) == 1:
        return Message("badge-recycles", {"resource": resources[0]})
    counts = tuple(resources.count(resource) for resource in RESOURCES)
    return Message("badge-recycles-more", {"goods": within(goods(counts))})


def stakes(soldiers: int, points: int) -> list[Message]:
    """Of a menace or calamity: the soldiers that defeat it, if any do, and what it costs."""
    found = [Message("badge-penalty", {"points": points})]
    return [Message("badge-soldiers", {"count": soldiers}), *found] if soldiers else found


def asked_for(soldiers: int, phase: str, amount: int) -> list[Message]:
    """Of an advisor: its price, its phase, and how much it gives or allows."""
    found = [Message("badge-soldiers", {"count": soldiers}), Message(PHASES[phase])]
    return [*found, Message("badge-amount", {"count": amount})] if amount > 1 else found


def card_piece(name: str, facts: dict[str, CardFacts], built: bool = False) -> Piece:
    return thing(name, *badges_of(facts.get(face_of(name)), built))


def lying_pieces(
    area: str,
    cards: tuple[LyingView, ...],
    facts: dict[str, CardFacts],
    viewer: Seat | None,
    unknown: Sequence[Message] = (),
) -> tuple[Piece, ...]:
    """Cards as they lie. One face down is shown if the viewer laid it and remembers it, or if
    it can only be that one; of the others it is told what they may be."""
    pieces: list[Piece] = []
    for number, card in enumerate(cards):
        place = Message("badge-place", {"place": number + 1})
        if card.card is None:
            name = Message("face-down")
            pieces.append(Piece(f"{area}/{number}", name, face_up=False, badges=(place, *unknown)))
            continue
        badges = badges_of(facts.get(face_of(card.card)))
        if card.face_down:
            own = viewer is not None and card.laid_by == viewer
            why = Message("badge-remembered" if own else "badge-deduced")
            badges = [why, place, *badges]
        pieces.append(thing(card.card, *badges))
    return tuple(pieces)


def site_piece(site: SiteView, facts: dict[str, CardFacts]) -> Piece:
    """A card under construction with what it still lacks."""
    badges = badges_of(facts.get(face_of(site.card)), lacks=site.lacks)
    if site.giant is not None:
        badges.insert(0, Message("badge-frozen"))
    return thing(site.card, *badges)


def menace_piece(menace: MenaceView) -> Piece:
    return thing(menace.menace, *stakes(menace.soldiers, menace.points))


def advisor_piece(advisor: AdvisorView) -> Piece:
    """An advisor in service, and whether it was used this round."""
    badges = asked_for(advisor.soldiers, advisor.phase, advisor.amount)
    if advisor.used:
        badges.append(Message("badge-used"))
    return thing(advisor.advisor, *badges)


def task_piece(task: TaskView) -> Piece:
    """A task: price, reward, who has done it."""
    badges = [
        Message("badge-price", {"goods": within(goods(task.price))}),
        Message("badge-reward", {"goods": within(goods(task.reward))}),
    ]
    if task.final:
        badges.insert(0, Message("badge-final"))
    badges.extend(Message("badge-done-by", {"seat": seat}) for seat in task.done_by)
    return thing(task.task, *badges)
