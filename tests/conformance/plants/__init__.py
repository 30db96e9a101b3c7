"""Games with one thing wrong each, the check that must find it, and its complaint.

Whoever adds a check to the suite plants a defect for it here.
"""

from __future__ import annotations

from regnum.core.agenda import State
from regnum.core.game import Game
from tests.conformance import kit, law
from tests.conformance.checks import Check
from tests.conformance.plants import oath, rules, sight, toys

#: the game, the check, and what it says
PLANTED: list[tuple[type[Game[State]], Check, str]] = [
    (sight.LeakInView, law.nothing_leaks, "the view leaks"),
    (sight.LeakInRefusal, law.nothing_leaks, "the refusal of .* leaks"),
    (sight.LeakInOneRefusal, law.nothing_leaks, "the refusal of .* leaks"),
    (sight.LeakInPrompt, law.nothing_leaks, "the prompt leaks"),
    (sight.ForcedTells, law.nothing_leaks, "may be forced unseen"),
    (sight.LeavesOneInPlace, law.everything_hidden_moves, "dealt unevenly"),
    (sight.DealsUnevenly, law.everything_hidden_moves, "dealt unevenly"),
    (sight.Rotates, law.everything_hidden_moves, "dealt together"),
    (sight.MovesTheKnown, law.the_known_never_moves, "moves in a redeal"),
    (sight.BlindsTheOthers, law.the_known_never_moves, "changes how much"),
    (sight.Forgets, law.nothing_is_forgotten, "forgets"),
    (sight.DrawsUnnoticed, law.what_is_shown_is_known, "said not to know it"),
    (sight.KnowsTooMuch, law.knowledge_is_earned, "nothing that it was shown tells it"),
    (oath.BreaksTheOath, law.no_impossible_worlds, "could rule out card-5 at hand"),
    (sight.NothingToCompare, law.no_impossible_worlds, "nothing can be said"),
    (sight.LeakInEvents, law.events_tell_no_more, "more than the view"),
    (sight.LeakInOutcome, law.outcomes_tell_no_more, "the outcome of .* leaks"),
    (sight.PlaysInEarnest, law.outcomes_tell_no_more, "telling an outcome .* changes it"),
    (sight.ProposesTheImpossible, law.outcomes_tell_no_more, "which is not legal"),
    (sight.StacksTheDeck, law.previews_tell_no_more, "the preview of .* leaks"),
    (sight.PreviewsInEarnest, law.previews_tell_no_more, "changes the match"),
    (sight.TwoWorlds, law.worlds_follow_from_knowledge, "depend on what it does not know"),
    (rules.LosesACard, kit.plays_to_its_end, "loses a component"),
    (rules.EndlessGame, kit.plays_to_its_end, "goes on after"),
    (rules.NobodyWins, kit.plays_to_its_end, "the first in rank have won"),
    (rules.CountsAtTheEnd, kit.result_at_any_time, "adds up to 0"),
    (rules.BringsItsOwnDeck, kit.same_seed_same_game, "one seed, two games"),
    (rules.RemembersTheLastMatch, kit.record_round_trip, "a replay goes astray"),
    (rules.SharesAReference, kit.copies_share_nothing, "changes the original"),
    (rules.RefusesTheLegal, kit.legality_and_refusals_agree, "and refuses it"),
    (rules.AllowsTheIllegal, kit.legality_and_refusals_agree, "does not list it"),
    (rules.PunishesTheAsking, kit.refusals_change_nothing, "a refusal changes the state"),
    (toys.RewardsTheFaster, kit.order_does_not_matter, "who is faster"),
    (toys.DrawsInABranch, kit.branches_draw_no_dice, "draws dice"),
    (toys.LaysTheTableAnew, kit.undo_goes_back, "does not go back"),
    # later in a game the cards drawn before what is taken back come differently, too
    (
        toys.OtherDiceAgain,
        kit.take_back_uses_the_same_dice,
        "other dice the second time|forgets what it saw|does not go back",
    ),
    (toys.ForgetsWhatWasTakenBack, kit.take_back_uses_the_same_dice, "forgets what it saw"),
    (rules.Mumbles, kit.json_round_trip, "not read back"),
    (rules.LacksAMessage, kit.texts_are_complete, "cannot say"),
    (rules.LacksAnOutcome, kit.texts_are_complete, "cannot say"),
    (rules.SettlesTies, kit.texts_are_complete, "cannot say .*game-ties"),
    (rules.HidesThePile, kit.scenes_are_complete, "lacks"),
    (rules.PointsNowhere, kit.scenes_are_complete, "touches nest"),
]
