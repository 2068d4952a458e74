"""`python -m tablero`."""

import sys

from tablero.cli.main import main

sys.exit(main())
