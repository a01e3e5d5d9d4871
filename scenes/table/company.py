"""Who sits down at the table: with a new match, with one that was kept, with a duplicate."""

from game.contest import of_duplicate, of_match
from game.deal import draw_seed
from game.duplicate import Duplicate
from game.match import Match
from game.seats import Player
from scenes.stage import Stage
from scenes.table.sitting import Sitting


def sit_down(stage: Stage, game: str, players: tuple[Player, ...], seed: str | None) -> None:
    """A new match at this table, its first hand dealt; without a seed one is drawn."""
    match = Match(game, players, seed or draw_seed())
    stage.sitting = Sitting(of_match(match), stage.saves.keep)
    stage.sitting.deal_next()
    stage.saves.tell_again()


def sit_down_again(stage: Stage, match: Match) -> None:
    """A match that was kept: everybody's tiles lie behind the curtain."""
    stage.sitting = Sitting(of_match(match), stage.saves.keep)
    stage.pads.share()
    if match.hand_is_over and not match.hands:
        stage.sitting.deal_next()


def sit_down_at_duplicate_again(stage: Stage) -> bool:
    """The one that was begun last: everybody's tiles lie behind the curtain. False where there is none."""
    duplicate = stage.saves.resume_duplicate()
    if duplicate is not None:
        stage.pads.share()
        sit_down_at_duplicate(stage, duplicate)
    return duplicate is not None


def sit_down_at_duplicate(stage: Stage, duplicate: Duplicate) -> None:
    """One that was kept, or a new one, whose first board is dealt then."""
    stage.sitting = Sitting(of_duplicate(duplicate), lambda _: stage.saves.keep_duplicate(duplicate))
    if duplicate.board == 0:
        stage.sitting.deal_next()
        stage.saves.tell_again()
