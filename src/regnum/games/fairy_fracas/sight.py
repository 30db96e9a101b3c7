"""Who sees what in Fairy Fracas: view(), places(), known(), redeal()."""

from __future__ import annotations

from regnum.core.actions import Seat
from regnum.core.dice import Dice
from regnum.core.sight import each_once
from regnum.games.fairy_fracas.cards import COLOURS, KINDS, NOTHING, NOWHERE
from regnum.games.fairy_fracas.rules import banned_last
from regnum.games.fairy_fracas.scoring import blocker, counted, points, scores
from regnum.games.fairy_fracas.state import TURNS, Kingdom
from regnum.games.fairy_fracas.view import CharacterView, FairyFracasView, SeatView, TerrainView


def places(s: Kingdom) -> dict[str, str]:
    """Where each card of this match is."""
    names = s.cards.names
    lying: list[tuple[str, str]] = []
    for cell, stack in enumerate(s.stacks):
        terrain = s.cards.terrains[s.land.terrains[cell]]
        lying.append((terrain, f"kingdom-{cell}"))
        for height, card in enumerate(stack):
            lying.append((names[card], f"on {terrain} {height}"))
    for seat in range(s.seats):
        lying.extend([(names[card], f"hand-{seat}") for card in s.hands[seat]])
        lying.extend([(names[card], f"aside-{seat}") for card in s.aside[seat]])
    if s.chosen != NOTHING:
        lying.append((names[s.chosen], f"chosen-{s.active()}"))
    return each_once(lying)


def unknown_of(s: Kingdom, owner: Seat) -> list[int]:
    """The cards of a seat that nobody else can place, sorted; all others know the same.

    Where they can only lie in one place they are known to lie there: so after a skipped
    turn not only Gnome and Dragon in the hand but the three cards set aside as well.
    """
    hand = [card for card in s.hands[owner] if not (s.shown >> card) & 1]
    aside = [card for card in s.aside[owner] if not (s.shown >> card) & 1]
    chosen: list[int] = []
    if s.chosen != NOTHING and s.active() == owner and not (s.shown >> s.chosen) & 1:
        chosen.append(s.chosen)
        could_be = [card for card in hand + aside + chosen if could_be_taken(s, card)]
        if len(could_be) == 1:
            chosen.clear()
    if (len(hand) > 0) + (len(aside) > 0) + (len(chosen) > 0) < 2:
        return []
    return sorted(hand + aside + chosen)


def known(s: Kingdom, seat: Seat | None) -> set[str]:
    """The cards whose places a seat knows: its own, set-aside ones by elimination (ruling
    FF-B14), all in the kingdom, and what others have shown. Nothing is revealed at the end."""
    found = set(places(s))
    for owner in range(s.seats):
        if owner != seat:
            for card in unknown_of(s, owner):
                found.discard(s.cards.names[card])
    return found


def remind(s: Kingdom, components: set[str]) -> None:
    """A card shown in an action that was taken back is remembered: everybody saw it."""
    for name in components:
        if name in s.cards.number:
            s.shown |= 1 << s.cards.number[name]


def could_be_taken(s: Kingdom, card: int) -> bool:
    """Nobody takes Dragon or Gnome from the hand on the last turn."""
    return not s.is_last_turn() or not banned_last(card)


def possible(s: Kingdom, component: str, place: str) -> bool:
    """Whether a card can be at a place, for all that others know."""
    return not place.startswith("chosen") or could_be_taken(s, s.cards.number[component])


def redeal(s: Kingdom, seat: Seat | None, dice: Dice) -> Kingdom:
    """Deal again what the others hold, have just taken from their hands and set aside."""
    new = s.clone()
    for owner in range(s.seats):
        if owner == seat:
            continue
        # sorted, so that the deal depends on nothing the seat does not know
        unknown = unknown_of(s, owner)
        if not unknown:
            continue
        if s.chosen in unknown:
            new.chosen = dice.pick([card for card in unknown if could_be_taken(s, card)])
            unknown.remove(new.chosen)
        dice.shuffle(unknown)
        hand = [card for card in s.hands[owner] if (s.shown >> card) & 1]
        drawn = len(s.hands[owner]) - len(hand)
        aside = [card for card in s.aside[owner] if (s.shown >> card) & 1]
        new.hands[owner] = sorted(hand + unknown[:drawn])
        new.aside[owner] = sorted(aside + unknown[drawn:])
    return new


# -- the view


def view(s: Kingdom, seat: Seat | None) -> FairyFracasView:
    """All that a seat may know."""
    there = counted(s)
    return FairyFracasView(
        first=s.first,
        rows=s.land.rows,
        columns=s.land.columns,
        terrains=tuple([terrain_view(s, cell, there) for cell in range(len(s.stacks))]),
        seats=tuple([seat_view(s, owner, seat) for owner in range(s.seats)]),
        site=None if s.site == NOWHERE else s.cards.terrains[s.land.terrains[s.site]],
        picked=None if s.picked == NOWHERE else s.cards.names[s.top(s.picked)],
        laid=s.laid,
    )


def terrain_view(s: Kingdom, cell: int, there: list[int]) -> TerrainView:
    top = s.top(cell)
    return TerrainView(
        s.cards.terrains[s.land.terrains[cell]],
        tuple([character_view(s, cell, height, there) for height in range(len(s.stacks[cell]))]),
        None if top == NOTHING else s.cards.names[top],
    )


def character_view(s: Kingdom, cell: int, height: int, there: list[int]) -> CharacterView:
    card = s.stacks[cell][height]
    by = blocker(s, cell, height)
    return CharacterView(
        s.cards.names[card],
        s.colours.index(card // KINDS),
        points(s, card, cell, there, there[cell]) if by == NOTHING else 0,
        None if by == NOTHING else s.cards.names[by],
    )


def seat_view(s: Kingdom, owner: Seat, seat: Seat | None) -> SeatView:
    hidden = [] if owner == seat else unknown_of(s, owner)
    names = s.cards.names
    hand = tuple([names[card] for card in s.hands[owner] if card not in hidden])
    aside = tuple([names[card] for card in s.aside[owner] if card not in hidden])
    holds_chosen = s.chosen != NOTHING and s.active() == owner
    chosen = names[s.chosen] if holds_chosen and s.chosen not in hidden else None
    # turns that are over, from the first seat on
    done = (s.turn + s.seats - 1 - (owner - s.first) % s.seats) // s.seats
    return SeatView(
        colour=COLOURS[s.colours[owner]],
        hand=hand,
        hidden_cards=len(s.hands[owner]) - len(hand),
        aside=aside,
        hidden_aside=len(s.aside[owner]) - len(aside),
        chosen=chosen,
        hidden_chosen=int(holds_chosen and chosen is None),
        turns_left=TURNS - done,
        points=scores(s)[s.colours[owner]],
    )
