"""`python -m tablero`."""

import sys

from tablero.cli.entry import main

sys.exit(main())
