"""`python -m tablero.cli.plain ...`: the same command line on the plain sources.

An installed package holds the compiled engine beside its sources. This prefers the sources, so
that both can be measured and compared from one installation.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesOnly(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("tablero."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


if __name__ == "__main__":
    sys.meta_path.insert(0, SourcesOnly())
    from tablero.cli.main import main

    sys.exit(main())
