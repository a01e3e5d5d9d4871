"""Where the shipped typefaces lie, under the SIL Open Font License: Nunito in two weights (OFL.txt), Fraunces
(OFL-Fraunces.txt), in which the figures of one width have taken the places of the others, and Noto for letters that
neither has (OFL-Noto*.txt)."""

from pathlib import Path

FOLDER = Path(__file__).parent
BOLD = FOLDER / "Nunito-Bold.ttf"
BLACK = FOLDER / "Nunito-Black.ttf"
DISPLAY = FOLDER / "Fraunces-ExtraBold.ttf"
FOR_OTHER_LETTERS = (
    FOLDER / "NotoSans-Bold.ttf",
    FOLDER / "NotoSansHebrew-Bold.ttf",
    FOLDER / "NotoSansArabic-Bold.ttf",
    FOLDER / "NotoEmoji-Bold.ttf",
)
