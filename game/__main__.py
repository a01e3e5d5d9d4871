"""`python -m game` starts the client."""

import sys

from scenes.app import main

if __name__ == "__main__":
    sys.exit(main())
