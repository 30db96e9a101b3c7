"""What can be agreed before Fairy Fracas (structs only)."""

from __future__ import annotations

from typing import Literal

from regnum.core.facts import Options

Colour = Literal["red", "blue", "yellow", "green"]


class FairyFracasOptions(Options, frozen=True, kw_only=True):
    """
    colours: the colour of each seat; none named: red, blue, yellow, green in order.
    blocked_dragon_counts: a Dragon under a Knight is still counted as a character
        by the Gnome and by the Queen of its colour (ruling FF-B9).
    abilities_compulsory: Witch, Fairy and Wizard must act where they can (ruling FF-B1).
    lone_gnome_on_top: a Gnome with nobody above him is a top character (ruling FF-B3).
    """

    colours: tuple[Colour, ...] = ()
    blocked_dragon_counts: bool = False
    abilities_compulsory: bool = False
    lone_gnome_on_top: bool = False
