"""What is done between two hands: taken back, begun afresh, left, gone on from. What is for good has its question."""

from game.games import GAMES
from game.sentences.voice import told
from game.words import Words
from scenes import routes
from scenes.stack import Ask, Move, Restart
from scenes.store.saves import Saves
from scenes.table.company import Company
from scenes.table.sitting import Sitting


def restart_question(words: Words, sitting: Sitting) -> Ask:
    def yes() -> Move:
        sitting.restart()
        return Restart(routes.Play())

    say = words.say
    return Ask(
        say("Restart the deal?"),
        say("The same tiles from the first moment, the score as it was before this hand."),
        say("Restart"),
        yes,
    )


def afresh_question(words: Words, sitting: Sitting) -> Ask:
    def yes() -> Move:
        sitting.deal_afresh()
        return Restart(routes.Deal())

    say = words.say
    called = GAMES[sitting.match.game].called
    return Ask(
        told(words, called.ask_afresh),
        say("The score goes back to 0-0 and the double six opens. The hand in play is given up."),
        told(words, called.begin_afresh),
        yes,
    )


def leave_question(words: Words, company: Company, saves: Saves) -> Ask:
    def yes() -> Move:
        company.leave()
        return Restart(routes.Title())

    contest = company.seated.contest
    assert contest.terms.ask_leave is not None, "nothing is lost with it"
    text = told(words, contest.on_leaving)
    if saves.trouble:
        text = words.say("It cannot be kept here: nothing can be written.")
    return Ask(told(words, contest.terms.ask_leave), text, words.say("Leave"), yes)


def take_back(sitting: Sitting) -> Move | None:
    """The end of a hand, or the naming before it, back to the last decision of a person; None where there is none."""
    if not sitting.contest.may_undo:
        return None
    sitting.undo()
    return Restart(routes.Play())


def next_deal(sitting: Sitting) -> Move:
    """The next hand; after a match is won the next match."""
    sitting.deal_next()
    return Restart(routes.Deal())
