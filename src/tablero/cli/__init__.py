"""The command line. What is below imports modules that an older Python does not have."""

import sys

OLDEST = (3, 11)

if sys.version_info < OLDEST:
    here, needed = (".".join(map(str, version[:2])) for version in (sys.version_info, OLDEST))
    print(f"tablero: this is Python {here}; it needs {needed} or newer", file=sys.stderr)
    sys.exit(2)
