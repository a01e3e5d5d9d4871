"""What is done between two hands: taken back, begun afresh, left, gone on from. What is for good has its question."""

from game.games import GAMES
from game.sentences.boards import board_line
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

    say = stage.words.say
    assert stage.sitting is not None
    duplicate = stage.sitting.duplicate
    title = say("Leave the match?") if duplicate is None else say("Leave the duplicate?")
    text = say("It is kept: Continue on the title screen goes on from here.")
    if stage.sitting.match.seed is None:
        over = stage.sitting.match.hand_is_over
        text = (
            say("This practice hand stands among the replays.") if over else say("A practice hand in play is not kept.")
        )
    if duplicate is not None and duplicate.is_over:
        text = say("The result sheet is kept: Duplicate… in the lobby shows it again.")
    elif duplicate is not None:
        board = board_line(stage.words, duplicate.match)
        text = say("{board} is kept as it stands: Continue on the title screen goes on with it.", board=board)
        if duplicate.match.hand_is_over:
            text = say(
                "{n} of {all} boards are played and kept: Continue goes on with the next.",
                n=duplicate.finished,
                all=duplicate.boards,
            )
    if stage.saves.trouble:
        text = say("It cannot be kept here: nothing can be written.")
    return Ask(title, text, say("Leave"), yes)


def take_back(stage: Stage) -> Move | None:
    """The end of a hand, or the naming before it, back to the last decision of a person; None where there is none."""
    assert stage.sitting is not None
    if not stage.sitting.can_undo:
        return None
    stage.sitting.undo()
    return Restart(routes.Play())


def next_deal(stage: Stage) -> Move:
    """The next hand; after a match is won the next match."""
    assert stage.sitting is not None
    stage.sitting.deal_next()
    return Restart(routes.Deal())
