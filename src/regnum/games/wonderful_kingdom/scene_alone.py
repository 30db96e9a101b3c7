"""What lies on the table of one who plays alone: medals, goals, and what is unknown."""

from __future__ import annotations

from regnum.core.messages import Message, Value
from regnum.core.scenes import Piece
from regnum.games.wonderful_kingdom.view import AloneView, GoalView, WonderfulView


def alone_pieces(view: WonderfulView, alone: AloneView) -> list[Piece]:
    """What medals take, and what loses a scenario at once."""
    bronze, silver, gold = alone.medals
    points = view.seats[0].points
    medals: dict[str, Value] = {
        "points": points,
        "side": alone.side_a,
        "counted": points - alone.side_a,
        "bronze": bronze,
        "silver": silver,
        "gold": gold,
    }
    found = [Piece("medals", Message("medals-count", medals))]
    if view.lost_at:
        cubes: dict[str, Value] = {"count": view.lost_cubes, "most": view.lost_at}
        found.append(Piece("losing", Message("lost-cubes-count", cubes)))
    elif alone.left is not None:
        found.append(Piece("losing", Message("vermin-left", {"count": alone.left})))
    return found


def goal_piece(number: int, goal: GoalView) -> Piece:
    state = Message("badge-goal", {"done": int(goal.done)})
    return Piece(f"goal-{number}", Message("thing", {"thing": goal.goal}), badges=(state,))


def chance(view: WonderfulView, alone: AloneView) -> Message:
    """How many of the face-down cards of the danger deck are dangers, as far as one knows."""
    kind = "menaces" if view.module == "menaces" else "calamities"
    args: dict[str, Value] = {"kind": kind, "dangers": alone.dangers, "unknown": alone.unknown}
    return Message("badge-chance", args)
