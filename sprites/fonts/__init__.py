"""Where the shipped typeface lies: Nunito in two weights, under the SIL Open Font License (OFL.txt)."""

from pathlib import Path

FOLDER = Path(__file__).parent
BOLD = FOLDER / "Nunito-Bold.ttf"
BLACK = FOLDER / "Nunito-Black.ttf"
