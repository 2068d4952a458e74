"""The wheel and the sdist hold everything, install into an empty environment, and play."""

import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tablero import __version__
from tests.packaging.environments import (
    ENGINE,
    ROOT,
    Environment,
    answer,
    fetch,
    run,
    small_simulation,
)

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1200)]

NOT_PACKED = {"__pycache__", ".DS_Store"}


def build(into: Path, what: str, cwd: Path = ROOT, **variables: str) -> None:
    command = [sys.executable, "-m", "build", "--no-isolation", what, "--outdir", str(into)]
    run(*command, cwd=cwd, **variables)


@pytest.fixture(scope="module")
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compiled where a compiler is: the one that `make` installed, or one made for this."""
    made = request.config.getoption("--wheel")
    folder = ROOT / made if made else tmp_path_factory.mktemp("wheel")
    if not made:
        build(folder, "--wheel")
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    build(folder, "--sdist")
    return next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def plain_wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from the unpacked sdist alone, without a compiler."""
    folder = tmp_path_factory.mktemp("plain")
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    source = next(folder.iterdir())
    build(folder, "--wheel", cwd=source, TABLERO_PLAIN="1")
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """With all that the extras bring; each test puts the package there that it tries."""
    return Environment(tmp_path_factory.mktemp("whole") / "environment")


def packed_sources() -> set[str]:
    files = (path for path in (ROOT / "src/tablero").rglob("*") if path.is_file())
    return {
        path.relative_to(ROOT / "src").as_posix()
        for path in files
        if not NOT_PACKED.intersection(path.parts)
    }


def test_wheel_holds_every_source_file(wheel: Path) -> None:
    assert packed_sources() <= set(zipfile.ZipFile(wheel).namelist())


def test_sdist_holds_every_source_file(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {f"src/{name}" for name in packed_sources()} <= names
    assert {"LICENSE", "NOTICE", "README.md", "pyproject.toml", "setup.py"} <= names


def test_wheel_carries_the_browser_client_where_it_can_be_built(wheel: Path) -> None:
    can_be_built = (ROOT / "web/package-lock.json").exists() and shutil.which("npm")
    held = "tablero/static/index.html" in zipfile.ZipFile(wheel).namelist()
    assert held or not can_be_built, "run `make web` before the wheel is made"


def test_wheel_is_compiled_where_a_compiler_is(wheel: Path) -> None:
    compiled = any(name.endswith((".so", ".pyd")) for name in zipfile.ZipFile(wheel).namelist())
    assert compiled == bool(shutil.which("cc") or shutil.which("gcc"))


def test_plain_wheel_is_for_every_machine(plain_wheel: Path) -> None:
    assert plain_wheel.name == f"tablero-{__version__}-py3-none-any.whl"


def test_both_wheels_install_and_play_the_same_games(
    whole: Environment, wheel: Path, plain_wheel: Path, tmp_path: Path
) -> None:
    hashes = []
    for package in wheel, plain_wheel:
        whole.put(package)
        said = whole.tablero("--version", cwd=tmp_path)
        assert __version__ in said
        compiled = not package.name.endswith("-none-any.whl")
        assert ("compiled" if compiled else "plain") in said
        result = answer(whole.tablero(*small_simulation(), cwd=tmp_path))
        assert (result["game"], result["players"], result["games"]) == ("puerto_rico", 3, 2)
        assert result["compiled"] is compiled
        hashes.append(result["hash"])
    assert hashes[0] == hashes[1]


GAME = """
import tablero
match = tablero.game("gwt2").match(seats=2, seed=1)
bot = tablero.bot("greedy")
for _answer in range(20):
    match.play(bot.think(match.view(match.acting()), tablero.Budget()).answer)
assert tablero.load(match.record()).ply == 20
"""


def test_wheel_without_extras_is_the_engine(plain_wheel: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "engine", requirements=ENGINE)
    environment.put(plain_wheel)
    assert environment.missing() == ""
    run(environment.bin / "python", "-c", GAME, cwd=tmp_path)
    assert answer(environment.tablero(*small_simulation(), cwd=tmp_path))["games"] == 2
    environment.tablero("arena", "puerto_rico", "--games=2", "--bots=greedy,random", cwd=tmp_path)
    for command, extra in (
        ("serve", "server"),
        ("check-db", "server"),
        ("openapi", "server"),
        ("play puerto_rico", "terminal"),
    ):
        told = environment.refusal(*command.split(), cwd=tmp_path)
        assert told.count("\n") == 1
        assert f"pip install 'tablero[{extra}]'" in told


def test_wheel_serves_the_client(whole: Environment, plain_wheel: Path, tmp_path: Path) -> None:
    whole.put(plain_wheel)
    with whole.serving(tmp_path) as address:
        assert b'"puerto_rico"' in fetch(f"{address}/api/games")
        assert b"<html" in fetch(address)
