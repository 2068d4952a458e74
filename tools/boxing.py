"""List where the compiled engine turns machine integers into Python objects.

Run after `make build` or `make setup`, which leave the generated C in build/:

    python tools/boxing.py                       every function that boxes, worst first
    python tools/boxing.py settle play_trusted   the lines in functions whose name contains a word
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

GENERATED = Path("build/__native_tablero.c")
# Making an int object, arithmetic on tagged ints, and machine int -> tagged int.
BOXING = re.compile(r"CPyTagged_\w+|PyLong_FromLongLong|CPyLong_\w+|PyLong_FromSsize_t")
# Reference counts of tagged ints that are never objects cost next to nothing.
HARMLESS = re.compile(r"CPyTagged_X?(INCREF|DECREF|IncRef|DecRef)")
FUNCTION = re.compile(r"^[A-Za-z_][\w *]*?\b(CPyDef_\w+)\(")


class Hit(NamedTuple):
    function: str
    line: int
    text: str


def hits(source: str) -> Iterator[Hit]:
    """Each boxing line of the C text, with the native function it stands in."""
    function = ""
    for number, text in enumerate(source.splitlines(), 1):
        heading = FUNCTION.match(text)
        if heading:
            # Wrappers (CPyPy_...) box by their nature: they are the door to Python.
            function = heading[1].removeprefix("CPyDef_")
        elif text == "}":
            function = ""
        elif function and BOXING.search(HARMLESS.sub("", text)):
            yield Hit(function, number, text.strip())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("words", nargs="*", help="show the lines of functions so named")
    parser.add_argument("--file", type=Path, default=GENERATED)
    chosen = parser.parse_args()
    if not chosen.file.exists():
        print(f"{chosen.file} is missing: run `make setup` with a C compiler first")
        return 1
    found = list(hits(chosen.file.read_text(encoding="utf-8")))
    if chosen.words:
        for hit in found:
            if any(word in hit.function for word in chosen.words):
                print(f"{hit.function}:{hit.line}: {hit.text}")
        return 0
    counts: dict[str, int] = {}
    for hit in found:
        counts[hit.function] = counts.get(hit.function, 0) + 1
    for function, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        print(f"{count:5} {function}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
