"""Whether the engine that runs here is compiled or plain Python."""

from importlib.machinery import EXTENSION_SUFFIXES

from tablero.core import engine


def is_compiled() -> bool:
    return str(engine.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def how_built() -> str:
    return "compiled" if is_compiled() else "plain"


if __name__ == "__main__":
    print(f"tablero is installed: {how_built()}")
