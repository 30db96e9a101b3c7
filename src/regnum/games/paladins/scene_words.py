"""Actions and events in words."""

from __future__ import annotations

from typing import Final

from regnum.core import notation
from regnum.core.actions import Action, Event
from regnum.core.messages import Message
from regnum.core.scenes import Words
from regnum.games.paladins.actions import (
    Accept,
    Attack,
    Build,
    Clear,
    Convert,
    Decline,
    Favour,
    Jar,
    Keep,
    Muster,
    Next,
    Pass,
    Perform,
    Pick,
    Place,
    Recruit,
    Region,
    Space,
    Use,
    Visit,
)
from regnum.games.paladins.events import Gained, Passed, Placed, SpacePreferred
from regnum.games.paladins.moves import TASKS
from regnum.games.paladins.rewards import ACTIONS
from regnum.games.paladins.rules_tasks import TASK_ACTION
from regnum.games.paladins.scene_pieces import some

#: the message of each kind of action
DO: Final[dict[type[Action], str]] = {
    Accept: "do-accept",
    Attack: "do-attack",
    Build: "do-build",
    Clear: "do-clear",
    Convert: "do-convert",
    Decline: "do-decline",
    Favour: "do-favour",
    Jar: "do-jar",
    Keep: "do-keep",
    Muster: "do-muster",
    Next: "do-next",
    Pass: "do-pass",
    Perform: "do-perform",
    Pick: "do-pick",
    Place: "do-place",
    Recruit: "do-recruit",
    Region: "do-region",
    Space: "do-space",
    Use: "do-use",
    Visit: "do-visit",
}


def words(action: Action) -> Words:
    """An action in words, and the pieces it touches."""
    if isinstance(action, Pick):
        return Words(Message("do-pick", {"gain": some(action.gain)}))
    return Words(Message(DO[type(action)], notation.arguments(action)), touched(action))


def touched(action: Action) -> tuple[str, ...]:
    if isinstance(action, Perform):
        return (f"own-{ACTIONS[TASK_ACTION[TASKS.index(action.task)]]}",)
    if isinstance(action, Place | Keep):
        return (f"own-{action.worker}",)
    if isinstance(action, Build | Clear):
        return (f"own-{action.action}",)
    if isinstance(action, Recruit | Use):
        return (action.townsperson,)
    if isinstance(action, Attack | Convert):
        return (action.outsider,)
    if isinstance(action, Region):
        return (f"region-{action.region}",)
    if isinstance(action, Space | Jar):
        return (action.space,)
    if isinstance(action, Muster):
        return (action.paladin, action.top, action.bottom)
    if isinstance(action, Visit):
        return (action.tavern,)
    if isinstance(action, Favour):
        return (action.favour,)
    return ()


def told(event: Event) -> Message:
    """An event in words; rewards and workers are counted."""
    message = notation.told(event)
    if isinstance(event, Gained):
        return Message(message.id, {**message.args, "gain": some(event.gain)})
    if isinstance(event, Placed):
        return Message(message.id, {**message.args, "workers": some(event.workers)})
    if isinstance(event, Passed):
        return Message(message.id, {**message.args, "kept": some(event.kept or ())})
    if isinstance(event, SpacePreferred):
        # its wishes are drawn, not said
        return Message(message.id, {"space": event.space})
    return message
