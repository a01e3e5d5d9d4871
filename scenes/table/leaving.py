"""What is done between two hands: taken back, begun afresh, left, gone on from. What is for good has its question."""

from game.games import GAMES
from game.sentences.voice import told
from scenes import routes
from scenes.stack import Ask, Move, Restart
from scenes.stage import Stage


def restart_question(stage: Stage) -> Ask:
    def yes() -> Move:
        assert stage.sitting is not None
        stage.sitting.restart()
        return Restart(routes.Play())

    say = stage.words.say
    return Ask(
        say("Restart the deal?"),
        say("The same tiles from the first moment, the score as it was before this hand."),
        say("Restart"),
        yes,
    )


def afresh_question(stage: Stage) -> Ask:
    def yes() -> Move:
        assert stage.sitting is not None
        stage.sitting.deal_afresh()
        return Restart(routes.Deal())

    say = stage.words.say
    assert stage.sitting is not None
    called = GAMES[stage.sitting.match.game].called
    return Ask(
        told(stage.words, called.ask_afresh),
        say("The score goes back to 0-0 and the double six opens. The hand in play is given up."),
        told(stage.words, called.begin_afresh),
        yes,
    )


def leave_question(stage: Stage) -> Ask:
    def yes() -> Move:
        stage.sitting = None
        return Restart(routes.Title())

    words = stage.words
    assert stage.sitting is not None
    contest = stage.sitting.contest
    assert contest.terms.ask_leave is not None, "nothing is lost with it"
    text = told(words, contest.on_leaving)
    if stage.saves.trouble:
        text = words.say("It cannot be kept here: nothing can be written.")
    return Ask(told(words, contest.terms.ask_leave), text, words.say("Leave"), yes)


def take_back(stage: Stage) -> Move | None:
    """The end of a hand, or the naming before it, back to the last decision of a person; None where there is none."""
    assert stage.sitting is not None
    if not stage.sitting.contest.may_undo:
        return None
    stage.sitting.undo()
    return Restart(routes.Play())


def next_deal(stage: Stage) -> Move:
    """The next hand; after a match is won the next match."""
    assert stage.sitting is not None
    stage.sitting.deal_next()
    return Restart(routes.Deal())
