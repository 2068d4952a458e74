"""What all tests share: which build of the engine they run on is checked and shown."""

import pytest
from hypothesis import settings

import tablero
from tablero._build import how_built

# A change is judged by its own doing: the same examples in every run, no limit on a busy machine.
settings.register_profile("steady", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--expect-build",
        choices=["plain", "installed"],
        help="fail unless the tests run on the plain sources, or on the installed package",
    )
    parser.addoption("--wheel", help="folder of the wheel to be tried; without it one is made")


def pytest_configure(config: pytest.Config) -> None:
    expected = config.getoption("--expect-build")
    found = (
        "plain" if str(tablero.__file__).startswith(str(config.rootpath / "src")) else "installed"
    )
    if expected not in (None, found):
        message = f"these tests are for the {expected} engine, but {tablero.__file__} was imported"
        raise pytest.UsageError(message)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with slow tests go first, so that at the end no process waits for another's."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)


def pytest_report_header() -> str:
    return f"tablero: {how_built()} engine"
