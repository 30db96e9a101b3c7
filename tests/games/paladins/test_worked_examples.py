"""The examples that the rulebook draws, in its own order."""

from __future__ import annotations

from regnum.games.paladins.events import Accused, InquisitionBegan
from tests.games.paladins.story import given


def test_the_architect_brings_a_provision_at_once() -> None:
    """Page 7: whoever hires this Architect takes 1 provision."""
    _table, seat = given(
        townsfolk=[None, None, None, None, "architect-2"], workers={0: ["labourer", "fighter"]}
    )
    seat(0).says("hire")
    assert seat(0).hired == ["architect-2"]
    assert seat(0).provisions == 2


def test_a_workshop_makes_commission_cheaper() -> None:
    """Page 13: a labourer and a fighter, 4 silver, a workshop on the left cell of Commission; the
    scout that was printed under it comes at once."""
    table, seat = given(workers={0: ["labourer", "fighter"]}, silver={0: 4})
    # both are needed: nobody asks which of them stands where
    seat(0).says("develop", "build commission 1")
    assert seat(0).standing("develop") == ["labourer", "fighter"]
    assert seat(0).standing("commission") == ["workshop", None, None]
    assert seat(0).silver == 0
    assert seat(0).workers == ["scout"]
    assert table.view(0).players[0].actions[0].standing.count("workshop") == 1


def test_a_workshop_goes_onto_a_cell_with_a_worker() -> None:
    """Page 13: the worker there goes back to the supply first."""
    table, seat = given(
        workers={0: ["labourer", "labourer"]},
        silver={0: 4},
        standing={0: {"commission": ["scout", "labourer", "cleric"]}},
    )
    scouts = table.state.supply[1]
    seat(0).says("develop", "build commission 1")
    assert seat(0).standing("commission") == ["workshop", "labourer", "cleric"]
    # the displaced scout goes to the supply, and the one under the workshop comes from it
    assert table.state.supply[1] == scouts
    assert seat(0).workers == ["scout"]


def test_the_abbot_is_sent_away_for_two_workers() -> None:
    """Page 14: for 2 silver the Abbot brings a cleric and a labourer."""
    table, seat = given(
        townsfolk=[None, None, "abbot-1", None, None], workers={0: ["labourer"]}, silver={0: 2}
    )
    seat(0).says("errand")
    assert seat(0).workers == ["labourer", "cleric"]
    assert seat(0).silver == 0
    assert seat(0).hired == []
    assert table.townsfolk == [None] * 5


def test_the_gatekeeper_is_hired_for_silver() -> None:
    """Page 14: 3 silver or a debt; she gives 1 silver back, and 1 more for each Fortify."""
    _table, seat = given(
        townsfolk=["gatekeeper-2", None, None, None, None],
        workers={0: ["labourer", "fighter", "merchant", "labourer", "scout"]},
        silver={0: 3},
        wall="wall-labourer-fighter-1",
        passed=[1],
    )
    seat(0).says("hire", "recruit gatekeeper-2 silver", "place labourer")
    assert seat(0).silver == 1
    assert seat(0).hired == ["gatekeeper-2"]
    seat(0).says("fortify")
    assert seat(0).silver == 2


def test_the_gatekeeper_is_hired_for_a_debt() -> None:
    table, seat = given(
        townsfolk=["gatekeeper-2", None, None, None, None],
        workers={0: ["labourer", "fighter"]},
        silver={0: 3},
    )
    seat(0).says("hire", "recruit gatekeeper-2 debt")
    assert seat(0).silver == 4
    assert seat(0).unpaid == 1
    assert table.state.debts == 23


def test_a_criminal_prays_and_clears_absolve() -> None:
    """Page 15: a criminal stands in for the cleric; 2 silver; Absolve is free again."""
    table, seat = given(
        workers={0: ["criminal", "labourer"]},
        silver={0: 2},
        standing={0: {"absolve": ["cleric", "labourer", "merchant"], "hunt": ["labourer"]}},
    )
    clerics = table.state.supply[4]
    seat(0).says("pray", "clear absolve")
    assert seat(0).standing("absolve") == [None, None, None]
    assert seat(0).standing("hunt") == ["labourer", None]
    assert seat(0).standing("pray") == ["criminal"]
    assert seat(0).silver == 0
    assert table.state.supply[4] == clerics + 1


def test_conspire_brings_a_criminal_and_a_suspicion() -> None:
    """Page 15: one worker, whatever its colour."""
    _table, seat = given(workers={0: ["labourer"]}, next_suspicions=["suspicion-none-1"])
    seat(0).says("conspire")
    assert seat(0).workers == ["criminal"]
    assert seat(0).suspicions == ["suspicion-none-1"]


def test_one_worker_hunts_one_provision_two_hunt_three() -> None:
    """Page 15; with two workers one must be a scout."""
    _table, seat = given(workers={0: ["labourer"], 1: ["fighter", "scout"]})
    seat(0).says("hunt")
    assert seat(0).provisions == 2
    seat(1).says("hunt-with-scout")
    assert seat(1).provisions == 4


def test_one_worker_trades_one_silver_two_trade_three() -> None:
    """Page 15; with two workers one must be a merchant."""
    _table, seat = given(workers={0: ["labourer"], 1: ["merchant", "merchant"]})
    seat(0).says("trade")
    assert seat(0).silver == 4
    seat(1).says("trade-with-merchant")
    assert seat(1).silver == 6


def test_a_monk_goes_to_the_second_region() -> None:
    """Page 16: with a workshop two workers are enough. Faith 3 (2 and 1 from Anséis) opens the
    second region; the space gives a scout, and influence rises."""
    _table, seat = given(
        workers={0: ["labourer", "cleric"]},
        attributes={0: {"faith": 2}},
        paladins={0: "anseis"},
        workshops={0: ["commission 1"]},
    )
    seat(0).says("commission", "region 2", "space space-2c")
    assert seat(0).standing("commission") == ["workshop", "labourer", "cleric"]
    assert seat(0).workers == ["scout"]
    assert seat(0).provisions == 0
    assert seat(0).attribute("influence") == 1
    assert seat(0).times("commission") == 1


def test_the_fourth_wall() -> None:
    """Page 17: influence 5 (2 and 3 from Anséis, who waives the provisions); the wall gives a step
    of strength, a labourer and a fighter. The fifth will need influence 7 and 2 provisions."""
    table, seat = given(
        workers={0: ["merchant", "labourer", "scout"]},
        attributes={0: {"influence": 2}},
        paladins={0: "anseis"},
        provisions={0: 0},
        walls={0: ["wall-scout-1", "wall-merchant-1", "wall-cleric-1"]},
        wall="wall-labourer-fighter-1",
    )
    seat(0).says("fortify")
    assert seat(0).times("fortify") == 4
    assert seat(0).attribute("strength") == 1
    assert seat(0).workers == ["labourer", "fighter"]
    shown = table.view(0).players[0].actions[1]
    assert shown.need == 7
    four = ["wall-scout-1", "wall-merchant-1", "wall-cleric-1", "wall-labourer-fighter-1"]
    table, _seat = given(walls={0: four})
    assert table.view(0).players[0].actions[1].provisions == 2


def test_an_outpost_in_the_third_region() -> None:
    """Page 18: strength 5 and a provision; the space lets one pray, and faith rises."""
    _table, seat = given(
        workers={0: ["merchant", "labourer", "fighter"]},
        attributes={0: {"strength": 5}},
        standing={0: {"trade": ["labourer"]}},
    )
    seat(0).says("garrison", "region 3", "space space-3d", "clear trade")
    assert seat(0).standing("trade") == [None, None]
    assert seat(0).standing("garrison") == ["merchant", "labourer", "fighter"]
    assert seat(0).provisions == 0
    assert seat(0).attribute("faith") == 1


def test_the_first_jar_pays_a_debt() -> None:
    """Page 19: three workers and a silver, no influence; a debt is turned to its paid side, a
    suspicion goes, faith rises."""
    _table, seat = given(
        workers={0: ["cleric", "labourer", "merchant"]},
        silver={0: 1},
        unpaid={0: 1},
        suspicions={0: ["suspicion-one-1", "suspicion-none-1"]},
    )
    seat(0).says("absolve", "jar jar-pay", "accept pay", "accept pardon")
    assert (seat(0).unpaid, seat(0).paid) == (0, 1)
    assert seat(0).suspicions == ["suspicion-one-1"]
    assert seat(0).attribute("faith") == 1
    assert seat(0).silver == 0


def test_a_mercenary_is_attacked_with_hired_strength() -> None:
    """Page 20: strength 5 against a flag of 7 costs a silver; influence rises, two labourers
    come, and the card is kept."""
    table, seat = given(
        workers={0: ["scout", "labourer", "fighter"]},
        attributes={0: {"strength": 5}},
        silver={0: 1},
        outsiders=[None, None, None, "viking-mercenary", None, None],
    )
    seat(0).says("attack")
    assert seat(0).silver == 0
    assert seat(0).attribute("influence") == 1
    assert seat(0).workers == ["labourer", "labourer"]
    assert seat(0).attacked == ["viking-mercenary"]
    assert table.outsiders == [None] * 6


def test_an_assassin_is_converted() -> None:
    """Page 21: faith 4 (3 and 1 from the paladin) against a flag of 2; the third conversion costs
    2 silver; strength rises by 2. At the end a point for each attacked Saracen."""
    _table, seat = given(
        workers={0: ["fighter", "labourer", "cleric"]},
        attributes={0: {"faith": 3}},
        paladins={0: "engelier"},
        silver={0: 2},
        provisions={0: 0},
        outsiders=[None, "viking-assassin", None, None, None, None],
        converted={0: ["viking-thief", "byzantine-thief"]},
        attacked={0: ["saracen-warrior", "saracen-hunter", "byzantine-archer"]},
    )
    before = seat(0).points
    seat(0).says("convert")
    assert seat(0).silver == 0
    assert seat(0).attribute("strength") == 2
    assert seat(0).converted[-1] == "viking-assassin"
    # two Saracens; strength 2 is a point
    assert seat(0).points == before + 2 + 1


def test_two_criminals_and_an_inquisition_between_their_suspicions() -> None:
    """Page 22: the first suspicion shows 2, the supply has 1: one comes from the general supply.
    Then the inquisition, then the second suspicion."""
    table, seat = given(
        workers={0: ["labourer"]},
        favours=["favour-rogues"],
        round=3,
        silver={0: 0},
        tax=1,
        next_suspicions=["suspicion-two-1", "suspicion-none-1"],
    )
    general = table.state.supply[6]
    seat(0).says("favour favour-rogues")
    assert seat(0).workers == ["criminal", "criminal"]
    assert seat(0).silver == 2
    assert seat(0).unpaid == 1
    # half of one suspicion is none: it stays, and the second came after the inquisition
    assert seat(0).suspicions == ["suspicion-two-1", "suspicion-none-1"]
    assert table.tax == 6
    assert table.state.supply[6] == general - 1 - 6


def test_the_two_with_most_suspicions_take_a_debt_each() -> None:
    """Page 23: suspicions 1, 0, 3 and 3; the last two take a debt and discard one each; 8 silver
    go to the tax supply."""
    table, seat = given(
        seats=4,
        workers={0: ["labourer"]},
        suspicions={
            2: ["suspicion-one-1", "suspicion-one-2", "suspicion-one-3"],
            3: ["suspicion-none-1", "suspicion-none-2", "suspicion-two-2"],
        },
        tax=2,
        next_suspicions=["suspicion-two-1"],
    )
    seat(0).says("conspire")
    assert [event.seats for event in table.told(Accused)] == [(2, 3)]
    assert [seat(n).unpaid for n in range(4)] == [0, 0, 1, 1]
    assert seat(0).suspicions == ["suspicion-two-1"]
    # the newest goes first
    assert seat(2).suspicions == ["suspicion-one-1", "suspicion-one-2"]
    assert seat(3).suspicions == ["suspicion-none-1", "suspicion-none-2"]
    assert table.tax == 8
    assert len(table.told(InquisitionBegan)) == 1


def test_peddler_conspirators_and_squires_at_one_inquisition() -> None:
    """Page 35: two suspicions; first the Peddler, then both Conspirators, then both Squires."""
    _table, seat = given(
        workers={0: ["labourer"]},
        hired={1: ["conspirator-1", "conspirator-2", "peddler-3", "squire-1", "squire-2"]},
        suspicions={1: ["suspicion-one-1", "suspicion-one-2"]},
        silver={1: 0},
        tax=2,
        next_suspicions=["suspicion-two-1"],
        passed=[1],
    )
    seat(0).says("conspire")
    assert seat(1).can_say() == [
        "use conspirator-1",
        "use conspirator-2",
        "use peddler-3",
        "decline conspirator",
    ]
    seat(1).says("use peddler-3", "use conspirator-1", "use conspirator-2")
    assert seat(1).silver == 2
    assert seat(1).suspicions == []
    risen = [seat(1).attribute(name) for name in ("faith", "strength", "influence")]
    assert sum(risen) == 2
    assert (seat(0).unpaid, seat(1).unpaid) == (1, 0)


def test_clean_up_between_rounds() -> None:
    """Page 11: the Debt Collector on the right leaves, the others move right, three come. On the
    left of the outsiders nobody is: four move left, two come."""
    table, _seat = given(
        seats=4,
        turn=3,
        townsfolk=[None, None, "squire-1", "defender-1", "debt-collector-1"],
        outsiders=[
            None,
            "viking-thief",
            None,
            "byzantine-thief",
            "saracen-warrior",
            "viking-mercenary",
        ],
        passed=[0, 1, 2],
    )
    # nobody has a worker: seat 3 passes, and the next round begins
    assert table.state.round == 2
    assert table.townsfolk[3:] == ["squire-1", "defender-1"]
    assert None not in table.townsfolk
    assert "debt-collector-1" not in table.townsfolk
    assert table.outsiders[:4] == [
        "viking-thief",
        "byzantine-thief",
        "saracen-warrior",
        "viking-mercenary",
    ]
    assert None not in table.outsiders
    assert table.state.outsiders_gone == []


def test_sixty_six_points() -> None:
    """Page 25: two orders, attributes, six monks, six walls, four outsiders, debts and goods."""
    table, _seat = given(
        round=7,
        orders=["order-fortify", "order-garrison", "order-commission"],
        attributes={0: {"strength": 11, "influence": 10, "faith": 6}},
        done={0: {"commission": 6}},
        walls={
            0: [
                "wall-labourer-and-point-1",
                "wall-points-1",
                "wall-scout-1",
                "wall-merchant-1",
                "wall-fighter-1",
                "wall-cleric-1",
            ]
        },
        converted={
            0: ["viking-adventurer", "byzantine-warrior", "saracen-warrior", "viking-assassin"]
        },
        attacked={0: ["saracen-hunter", "saracen-archer", "saracen-champion"]},
        paid={0: 2},
        unpaid={0: 1},
        silver={0: 2},
        provisions={0: 1},
    )
    assert table.result.scores[0] == 66
    assert table.score(0) == [
        ("score-order", "order-fortify", 4),
        ("score-order", "order-commission", 8),
        ("score-attribute", "faith", 6),
        ("score-attribute", "strength", 16),
        ("score-attribute", "influence", 13),
        ("score-action", "commission", 5),
        ("score-action", "fortify", 3),
        ("score-walls", "", 3),
        ("score-outsider", "viking-adventurer", 3),
        ("score-outsider", "byzantine-warrior", 1),
        ("score-outsider", "saracen-warrior", 1),
        ("score-outsider", "viking-assassin", 3),
        ("score-paid", "2", 2),
        ("score-unpaid", "1", -3),
        ("score-goods", "2", 1),
    ]
