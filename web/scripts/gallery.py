"""Real positions of the games with a board of their own, for the gallery and the tests of boards.

Bots play until a position is as wanted; then what a seat is shown is written down as the service
would send it. From the root of the repository, with Regnum installed:
`python web/scripts/gallery.py`, or with the beginning of a name, as `paladins.1`, those only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import regnum
from regnum.bots.bot import ask, ask_to_speak, bot_named

HOME = Path(__file__).parent.parent / "tests" / "positions"
#: how many matches are tried, and how many actions in each, before a position is given up
MATCHES = 40
LONG = 700

Wanted = Callable[[Any], bool]


def asks(*prompts: str) -> Wanted:
    return lambda view: view.asked is not None and view.asked.prompt.id in prompts


def holdings(least: int, *prompts: str) -> Wanted:
    """King's Bounty: so many holdings on the table, some with garrisons."""
    return lambda view: (
        asks(*prompts)(view)
        and sum(len(seat.holdings) for seat in view.seats) >= least
        and sum(bool(each.garrison) for seat in view.seats for each in seat.holdings) * 3 >= least
    )


def characters(least: int, *prompts: str) -> Wanted:
    """Fairy Fracas: so many characters in the kingdom."""
    return lambda view: (
        asks(*prompts)(view) and sum(len(each.characters) for each in view.terrains) >= least
    )


def bargain(deals: int, pledges: int, *prompts: str) -> Wanted:
    """Kings' Struggle: so many deals on the table, so many promises on the ledger."""
    return lambda view: (
        asks(*prompts)(view) and len(view.deals) >= deals and len(view.ledger) >= pledges
    )


def tokens(view: Any) -> bool:
    return asks("ask-ability")(view) and any(seat.fives or seat.twos for seat in view.seats)


def late(least: int, *prompts: str) -> Wanted:
    """Paladins: so many rounds are over, and this is asked."""
    return lambda view: asks(*prompts)(view) and view.round > least


def reign(round_: int, *prompts: str) -> Wanted:
    """Wonderful Kingdom: so late, and with something under construction."""
    return lambda view: (
        asks(*prompts)(view) and view.round >= round_ and len(view.seats[view.seat].sites) > 1
    )


def ended(view: Any) -> bool:
    return bool(view.over)


POSITIONS: list[tuple[str, str, int, dict[str, object], Wanted]] = [
    ("turn", "kings-bounty", 2, {}, holdings(9, "ask-turn")),
    ("turn", "kings-bounty", 3, {}, holdings(12, "ask-turn")),
    ("turn", "kings-bounty", 4, {}, holdings(14, "ask-turn")),
    ("turn", "kings-bounty", 5, {}, holdings(18, "ask-turn")),
    ("target", "kings-bounty", 4, {}, holdings(12, "ask-target")),
    ("returning", "kings-bounty", 3, {}, holdings(6, "ask-returning")),
    ("secret", "kings-bounty", 5, {"secret_titles": True}, holdings(16, "ask-turn")),
    ("opening", "kings-bounty", 3, {}, asks("ask-turn")),
    ("end", "kings-bounty", 3, {}, ended),
    ("opening", "fairy-fracas", 3, {}, asks("ask-turn")),
    ("turn", "fairy-fracas", 2, {}, characters(7, "ask-turn")),
    ("turn", "fairy-fracas", 3, {}, characters(11, "ask-turn")),
    ("turn", "fairy-fracas", 4, {}, characters(16, "ask-turn")),
    ("place", "fairy-fracas", 4, {}, characters(14, "ask-place")),
    ("witch", "fairy-fracas", 3, {}, characters(8, "ask-witch")),
    ("witch-second", "fairy-fracas", 4, {}, characters(8, "ask-witch-second")),
    (
        "fairy",
        "fairy-fracas",
        4,
        {},
        lambda view: (
            characters(10, "ask-fairy")(view)
            and max(len(each.characters) for each in view.terrains if each.terrain == view.site)
            >= 3
        ),
    ),
    ("wizard", "fairy-fracas", 4, {}, characters(8, "ask-wizard")),
    ("wizard-to", "fairy-fracas", 2, {}, characters(5, "ask-wizard-to")),
    ("end", "fairy-fracas", 4, {}, ended),
    (
        "lead",
        "kings-struggle",
        3,
        {"mode": "day"},
        lambda view: asks("ask-lead")(view) and view.round >= 4,
    ),
    (
        "cover",
        "kings-struggle",
        4,
        {"mode": "night"},
        lambda view: asks("ask-cover")(view) and view.round >= 3,
    ),
    ("talk", "kings-struggle", 3, {"mode": "day"}, bargain(2, 1, "ask-speak")),
    ("holder", "kings-struggle", 4, {"mode": "day"}, bargain(2, 1, "ask-ability")),
    ("talk", "kings-struggle", 5, {"mode": "night"}, bargain(3, 2, "ask-speak")),
    ("talk", "kings-struggle", 6, {"mode": "day"}, bargain(4, 2, "ask-speak", "ask-ability")),
    ("tokens", "kings-struggle", 5, {"mode": "day"}, tokens),
    (
        "market",
        "kings-struggle",
        4,
        {"mode": "day", "market": "free"},
        lambda view: bargain(2, 1, "ask-speak", "ask-ability")(view) and view.round >= 3,
    ),
    ("end", "kings-struggle", 4, {"mode": "day"}, ended),
    ("first-hire", "paladins", 3, {}, asks("ask-first-hire")),
    ("paladin", "paladins", 2, {}, late(2, "ask-paladin")),
    ("tavern", "paladins", 4, {}, late(1, "ask-tavern")),
    ("turn", "paladins", 1, {}, late(4, "ask-turn")),
    ("turn", "paladins", 2, {}, late(4, "ask-turn")),
    ("turn", "paladins", 4, {}, late(5, "ask-turn")),
    ("place", "paladins", 3, {}, late(3, "ask-place")),
    ("townsperson", "paladins", 2, {}, late(3, "ask-townsperson")),
    ("region", "paladins", 4, {}, late(4, "ask-region")),
    ("space", "paladins", 4, {}, late(4, "ask-space")),
    ("outsider", "paladins", 3, {}, late(4, "ask-outsider")),
    ("cell", "paladins", 3, {}, late(1, "ask-cell")),
    ("jar", "paladins", 2, {}, late(2, "ask-jar")),
    ("ability", "paladins", 4, {}, late(1, "ask-ability")),
    ("end", "paladins", 1, {}, ended),
    ("end", "paladins", 4, {}, ended),
    ("stacks", "wonderful-kingdom", 2, {"module": "menaces"}, asks("ask-choose-stack")),
    ("offer", "wonderful-kingdom", 2, {"module": "menaces"}, reign(2, "ask-offer")),
    ("take", "wonderful-kingdom", 2, {"module": "menaces"}, reign(2, "ask-take")),
    ("plan", "wonderful-kingdom", 2, {"module": "menaces"}, reign(3, "ask-plan")),
    ("place", "wonderful-kingdom", 2, {"module": "menaces"}, reign(3, "ask-place")),
    ("battle", "wonderful-kingdom", 2, {"module": "menaces"}, asks("ask-battle")),
    ("keep", "wonderful-kingdom", 2, {"module": "advisors"}, asks("ask-keep")),
    (
        "advise",
        "wonderful-kingdom",
        2,
        {"module": "advisors"},
        lambda view: (
            reign(2, "ask-plan", "ask-offer")(view) and len(view.seats[view.seat].advisors) > 1
        ),
    ),
    ("tasks", "wonderful-kingdom", 2, {"module": "quests"}, reign(3, "ask-plan", "ask-place")),
    ("end", "wonderful-kingdom", 2, {"module": "teaching"}, ended),
    ("take", "wonderful-kingdom", 1, {"module": "advisors"}, reign(2, "ask-take-alone")),
    ("find", "wonderful-kingdom", 1, {"module": "menaces"}, asks("ask-find")),
    ("rats", "wonderful-kingdom", 1, {"scenario": "rat-invasion"}, reign(2, "ask-plan")),
    ("north", "wonderful-kingdom", 1, {"scenario": "frozen-north"}, reign(3, "ask-place")),
    ("siege", "wonderful-kingdom", 1, {"scenario": "under-siege"}, reign(2, "ask-take-alone")),
    ("thieves", "wonderful-kingdom", 1, {"scenario": "thieves-guild"}, asks("ask-battle")),
]


def played(game: str, seats: int, options: dict[str, object], wanted: Wanted) -> tuple[Any, int]:
    """A table as wanted, and the seat that is shown it. Greedy bots at every other seat, and
    random ones between, so that abilities and talks come up that good play avoids."""
    greedy, random = bot_named("greedy"), bot_named("random")
    for match in range(MATCHES):
        table = regnum.open_table(game, seats, seed=f"gallery {match}", **options)
        for step in range(LONG):
            for seat in range(seats):
                if wanted(table.view(seat)):
                    return table, seat
            if table.over:
                break
            for seat in table.may_speak():
                said = ask_to_speak(greedy if seat % 2 else random, table, seat, step)
                if said is not None and seat in table.may_speak():
                    table.act(seat, said)
            if not table.to_act():
                continue
            seat = table.to_act()[0]
            bot = random if (seat + match + step // 9) % 3 == 0 else greedy
            said = ask_to_speak(bot, table, seat, step)
            table.act(seat, ask(bot, table, seat, step) if said is None else said)
    raise SystemExit(f"{game} with {seats}: no such position in {MATCHES} matches")


def shown(table: Any, seat: int) -> dict[str, object]:
    """What the service tells this seat."""
    game = table.game
    view = table.view(seat)
    actions = table.options(seat)
    options = []
    for action, outcome in zip(actions, table.outcomes(seat, actions), strict=True):
        words = game.words(action)
        options.append(
            {
                "action": action,
                "notation": game.notate(action),
                "words": words.say,
                "touches": words.touches,
                "outcome": outcome,
            }
        )
    events = table.events(seat)[-60:]
    return {
        "game": game.facts.id,
        "seat": seat,
        "view": view,
        "scene": game.scene(view),
        "options": options,
        "events": events,
        "log": [game.told(event) for event in events],
    }


def main(begins: str = "") -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    for name, game, seats, options, wanted in POSITIONS:
        place = HOME / f"{game}.{seats}.{name}.json"
        if not place.name.startswith(begins):
            continue
        table, seat = played(game, seats, options, wanted)
        place.write_bytes(msgspec.json.encode(shown(table, seat)) + b"\n")
        print(place.name, place.stat().st_size)


if __name__ == "__main__":
    main(*sys.argv[1:])
