"""Where the shipped typefaces lie, under the SIL Open Font License: Nunito in two weights (OFL.txt), and Fraunces
(OFL-Fraunces.txt), in which the figures of one width have taken the places of the others."""

from pathlib import Path

FOLDER = Path(__file__).parent
BOLD = FOLDER / "Nunito-Bold.ttf"
BLACK = FOLDER / "Nunito-Black.ttf"
DISPLAY = FOLDER / "Fraunces-ExtraBold.ttf"
