"""Which engine a site is built with: the plain one, or what a wheel for the page's runtime has."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENDING = "cpython-314-wasm32-emscripten.so"


def gathered(folder: Path, compiled: Path) -> Path:
    """The tree that `tools/site.py` makes."""
    command = [sys.executable, str(ROOT / "tools/site.py"), str(folder), str(compiled), str(folder)]
    subprocess.run(command, check=True, cwd=ROOT)
    return folder / "tree"


def test_without_a_wheel_every_module_is_plain(tmp_path: Path) -> None:
    tree = gathered(tmp_path, tmp_path / "compiled")
    assert (tree / "tablero/core/engine.py").exists()
    assert not list((tree / "tablero").rglob("*.so"))


def test_what_a_wheel_compiled_takes_the_place_of_the_plain(tmp_path: Path) -> None:
    compiled = tmp_path / "compiled"
    compiled.mkdir()
    names = [f"tablero__mypyc.{ENDING}", f"tablero/core/engine.{ENDING}"]
    with zipfile.ZipFile(compiled / "tablero-0-cp314-cp314-pyemscripten.whl", "w") as wheel:
        for name in [*names, "tablero/core/engine.py", "tablero/cli/main.py"]:
            wheel.writestr(name, "of the wheel")
    tree = gathered(tmp_path, compiled)
    assert all((tree / name).read_text() == "of the wheel" for name in names)
    assert not (tree / "tablero/core/engine.py").exists()
    assert (tree / "tablero/core/game.py").exists()
    assert not (tree / "tablero/cli").exists()


def test_the_page_tells_which_one_it_runs(site: Path) -> None:
    """As the page's own runtime said when the site was built."""
    names = json.loads((ROOT / "build/page/packed/names.json").read_text("utf-8"))
    assert names["built"] in ("plain", "compiled")
    assert (site / names["engine"]).exists()
    scripts = "".join(path.read_text("utf-8") for path in (site / "assets").glob("Starting-*.js"))
    assert names["built"] in scripts
