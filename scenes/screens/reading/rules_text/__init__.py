"""Both games' rules for a player, block by block, in the order in which they are read."""

from game import games
from scenes.screens.reading.rules_text.blocks import Block
from scenes.screens.reading.rules_text.chiva import CHIVA
from scenes.screens.reading.rules_text.shared import AT_THE_TABLE, HOW_IT_IS_PLAYED
from scenes.screens.reading.rules_text.sixlove import SIX_LOVE

RULES: dict[str, tuple[Block, ...]] = {
    games.CHIVA.id: (*CHIVA.opening, *HOW_IT_IS_PLAYED, *CHIVA.rules, *AT_THE_TABLE, *CHIVA.ending),
    games.SIX_LOVE.id: (*SIX_LOVE.opening, *HOW_IT_IS_PLAYED, *SIX_LOVE.rules, *AT_THE_TABLE, *SIX_LOVE.ending),
}
"""By game."""
