"""``python -m chocolatier`` is the command ``chocolatier``."""

import sys

from chocolatier.cli import main

if __name__ == "__main__":
    sys.exit(main())
