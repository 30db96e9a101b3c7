"""What lies on the table, in words: cards show what is printed on them wherever they lie."""

from __future__ import annotations

from regnum.cli.drawing import pieces_of
from regnum.core import agenda
from regnum.core.dice import quick_dice
from regnum.core.scenes import Piece
from regnum.games.wonderful_kingdom import showing
from regnum.games.wonderful_kingdom.actions import Choose, Take
from regnum.games.wonderful_kingdom.game import game
from regnum.games.wonderful_kingdom.pieces import recycled
from regnum.games.wonderful_kingdom.state import Realm
from regnum.texts import speech
from tests.games.wonderful_kingdom.story import given

SPEECH = speech("en", game.facts.package)


def pieces(s: Realm) -> dict[str, Piece]:
    """Everything that seat 0 sees, by its id."""
    return {piece.id: piece for piece, _ in pieces_of(game.scene(game.view(s, 0)).areas)}


def marks(s: Realm, piece: str) -> list[str]:
    return [SPEECH.say(badge) for badge in pieces(s)[piece].badges]


def areas(s: Realm) -> set[str]:
    """The titles of all areas within areas."""
    scene = game.scene(game.view(s, 0))
    return {SPEECH.say(inner.title) for area in scene.areas for inner in area.areas}


def test_an_advisor_shows_price_phase_and_number_in_hand_in_an_offer_and_in_service() -> None:
    table, _ = given(
        at="draft",
        module="advisors",
        hands={0: ["royal-architect", "farm-1"], 1: ["port-1", "port-2"]},
        offers=(["lord-chamberlain"], ["quarry-2"]),
        advisors={0: ["thrifty-steward"]},
    )
    assert marks(table.state, "royal-architect") == ["1 soldier", "planning", "number: 2"]
    assert marks(table.state, "lord-chamberlain") == ["2 soldiers", "end of the game", "number: 2"]
    assert marks(table.state, "thrifty-steward") == ["1 soldier", "planning", "number: 2"]


def test_what_recycling_brings_is_counted() -> None:
    def told(*resources: str) -> str:
        return SPEECH.say(recycled(resources))

    assert told("materials") == "recycled for materials"
    assert told("population", "population") == "recycled for 2 population"
    assert told("population", "money") == "recycled for 1 population; 1 money"


def test_the_advisors_to_choose_from_show_what_they_ask_for() -> None:
    options = game.read_options({"module": "advisors"})
    s = game.set_up(2, options, game.cards(), quick_dice(1))
    agenda.advance(s)
    drawn = game.view(s, 0).seats[0].drawn
    assert len(drawn) > 1
    assert all(marks(s, name) for name in drawn)


def test_a_menace_and_a_calamity_show_what_they_cost_wherever_they_lie() -> None:
    table, _ = given(
        at="draft",
        module="menaces",
        stacks=("giant-rat", "frost-giant"),
        hands={0: ["giant-rat-1", "farm-1"], 1: ["port-1", "port-2"]},
        building={0: ["colossus-1"]},
        giants={"colossus-1": "frost-giant-1"},
        calamities={0: ["calamity-1"]},
    )
    assert marks(table.state, "giant-rat-1") == ["2 soldiers", "points: -4"]
    assert marks(table.state, "frost-giant-1") == ["under “Colossus”", "2 soldiers", "points: -5"]
    assert marks(table.state, "calamity-1") == ["points: -4"]


def test_a_duchy_card_shows_its_side_and_what_it_counts() -> None:
    table, _ = given()
    assert marks(table.state, "duchy-card-1") == ["side A", "2 points for each landmark"]
    table, _ = given(side="B")
    assert marks(table.state, "duchy-card-1") == ["side B"]


def test_what_a_scenario_wants_built_is_on_the_table() -> None:
    table, _ = given(1, at="draft", scenario="prophecy")
    table.state.built[0].append(table.state.building[0].pop())
    told = {
        SPEECH.say(piece.name): SPEECH.say(piece.badges[0])
        for name, piece in pieces(table.state).items()
        if name.startswith("goal-")
    }
    assert told == {
        "Gates of Hell": "still to be done",
        "Secret Brotherhood": "still to be done",
        "Royal Citadel": "done",
    }


def test_medals_say_what_they_take_and_what_side_a_costs() -> None:
    table, _ = given(1, at="draft", built={0: ["royal-citadel-1"]})
    points = showing.view(table.state, 0).seats[0].points
    medals = pieces(table.state)["medals"]
    assert SPEECH.say(medals.name) == (
        f"points for medals: {points - 15} ({points} \N{MINUS SIGN} 15 for side A); "
        "bronze 70, silver 95, gold 115"
    )
    table, _ = given(1, at="draft", scenario="prophecy", side="B")
    told = SPEECH.say(pieces(table.state)["medals"].name)
    assert told.startswith("points for medals: 0; bronze 60")


def test_what_is_left_until_a_scenario_is_lost_is_counted() -> None:
    table, _ = given(1, at="draft", scenario="rat-invasion")
    losing = pieces(table.state)["losing"]
    assert SPEECH.say(losing.name).startswith("vermin left in the stack: 10")
    table, _ = given(1, at="draft", scenario="thieves-guild")
    assert SPEECH.say(pieces(table.state)["losing"].name).endswith("0 of 5")
    alone = showing.view(table.state, 0).alone
    assert alone is not None
    assert alone.left == 5


def test_what_an_unknown_danger_card_may_be_is_told_with_it() -> None:
    options = game.read_options({"module": "teaching"})
    s = game.set_up(1, options, game.cards(), quick_dice(3))
    agenda.advance(s)
    assert marks(s, "dangers") == ["unknown danger cards: 12, calamities among them: 4"]
    agenda.act(s, 0, Take(1))
    # the one that lies face down in an area is as unknown as the rest
    assert marks(s, "dangers") == marks(s, "offer-2/2")[1:]


def test_calamities_are_not_called_menaces() -> None:
    table, _ = given(module="quests")
    assert "Calamities that Player 1 brings in" in areas(table.state)
    table, _ = given(module="menaces", stacks=("giant-rat", "frost-giant"))
    assert "Menaces that Player 1 brings in" in areas(table.state)


def test_what_the_thrifty_steward_has_promised_is_on_the_table() -> None:
    table, seat = given(
        at="planning",
        module="advisors",
        drafts={0: ["quarry-1", "quarry-2"]},
        advisors={0: ["thrifty-steward"]},
        soldiers={0: 1},
    )
    assert "more-cubes-count-0" not in pieces(table.state)
    seat(0).asks("thrifty-steward")
    promised = SPEECH.say(pieces(table.state)["more-cubes-count-0"].name)
    assert promised == "cubes more for the next card recycled: 2"


def test_each_kind_of_menaces_to_choose_lies_by_itself_with_its_marks() -> None:
    s = game.set_up(2, game.read_options({}), game.cards(), quick_dice(1))
    agenda.advance(s)
    first = s.match.first
    for taken in ((), ("shadow",)):
        for stack in taken:
            agenda.act(s, first, Choose(stack))
        lying = {area.id: area for area in game.scene(game.view(s, 0)).areas[0].areas}
        left = {"giant-rat", "vermin", "frost-giant", "shadow", "thief"} - set(taken)
        assert {f"aside-{kind}" for kind in left} == {name for name in lying if "aside" in name}
        for kind in left:
            assert lying[f"aside-{kind}"].pieces[-1].badges, "what its top card costs is to be seen"
