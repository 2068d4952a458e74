"""What a page needs of Python, gathered before the site is built (docs/page.md).

    python tools/site.py WHEELS COMPILED GOAL

writes GOAL/tree, the packages as a page imports them: ours without what needs a server, a disk or a
terminal, and what they stand on, from this environment and from the WHEELS for the page's runtime.
Modules that a wheel of ours in COMPILED has for that runtime take the place of the plain ones.
GOAL/games.json, the titles on offer; GOAL/policy.txt, the content security policy.
"""

from __future__ import annotations

import argparse
import shutil
import zipfile
from importlib import metadata
from pathlib import Path

import msgspec

from tablero.page.paths import list_games
from tablero.server.edge.gate import CONTENT_SECURITY_POLICY

SOURCE = Path(__file__).parents[1] / "src/tablero"
WHOLE = ("core", "games", "search", "bots", "testkit", "lessons", "page", "server/tables")
SINGLE = (
    "__init__.py",
    "_build.py",
    "server/__init__.py",
    "server/clock.py",
    "server/failpoints.py",
    "server/settings.py",
    "server/minds/__init__.py",
    "server/minds/judged.py",
    "server/minds/no_advice.py",
    "server/minds/thinking.py",
)
KINDS = {".py", ".yaml", ".json"}  # words and rules come with the client, nets need the search
PURE = ("mypy_extensions", "PyYAML")  # as Python alone: they have no wheel for the runtime


def wanted() -> list[Path]:
    files = [SOURCE / name for name in SINGLE]
    for folder in WHOLE:
        files += [path for path in (SOURCE / folder).rglob("*") if path.suffix in KINDS]
    return [path for path in files if "words" not in path.relative_to(SOURCE).parent.parts]


def gather(tree: Path, wheels: Path) -> None:
    for path in wanted():
        copy(path, tree / "tablero" / path.relative_to(SOURCE))
    for name in PURE:
        for file in metadata.files(name) or []:
            if is_run(str(file)) and not file.name.endswith(".so"):
                copy(Path(str(file.locate())), tree / file)
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(tree, [name for name in packed.namelist() if is_run(name)])


def put_compiled(tree: Path, wheel: Path) -> None:
    """All that the wheel compiled: its modules are useless without the rest of their group."""
    with zipfile.ZipFile(wheel) as packed:
        modules = [name for name in packed.namelist() if name.endswith(".so")]
        packed.extractall(tree, modules)
    for name in modules:
        module = (tree / name).with_name(Path(name).name.partition(".")[0])
        module.with_suffix(".py").unlink(missing_ok=True)


def is_run(name: str) -> bool:
    return name.endswith((".py", ".so")) or "LICENSE" in name


def copy(path: Path, goal: Path) -> None:
    goal.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, goal)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheels", type=Path)
    parser.add_argument("compiled", type=Path)
    parser.add_argument("goal", type=Path)
    given = parser.parse_args()
    tree = given.goal / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    gather(tree, given.wheels)
    for wheel in given.compiled.glob("*.whl"):
        put_compiled(tree, wheel)
    (given.goal / "games.json").write_bytes(msgspec.json.encode(list_games()))
    (given.goal / "policy.txt").write_text(CONTENT_SECURITY_POLICY + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
