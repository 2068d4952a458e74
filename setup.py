"""Compile the engine with mypyc where a C compiler is present; install plain Python where none is.

Everything that does not depend on the machine stands in pyproject.toml.
`TABLERO_PLAIN=1` asks for plain Python; `tablero --version` tells which one is installed.
"""

import hashlib
import os
import re
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# One group, so that calls from the bots down to the engine are direct C calls.
COMPILED = ("src/tablero/core", "src/tablero/games", "src/tablero/search", "src/tablero/bots")
# Declarations that are read at run time; mypyc keeps no types of a TypedDict.
PLAIN = {"shapes.py"}
# Without the first every call to an exported function goes through a linker stub, never inlined;
# warnings about generated code help nobody and take two thirds of the compiler's time.
CFLAGS = () if sys.platform == "win32" else ("-fno-semantic-interposition", "-Wno-all")


def say(message: str) -> None:
    print(f"tablero: {message}", file=sys.stderr, flush=True)


def modules() -> list[str]:
    found = [path for folder in COMPILED for path in Path(folder).rglob("*.py")]
    return sorted(path.as_posix() for path in found if path.name not in PLAIN)


def why_plain() -> str | None:
    """The reason for which nothing is compiled, or None."""
    if os.environ.get("TABLERO_PLAIN", "0") not in ("", "0"):
        return "TABLERO_PLAIN is set"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if sys.platform != "win32" and not shutil.which(shlex.split(compiler)[0]):
        return f"no C compiler ({compiler}) found"
    try:
        import mypyc.build  # noqa: F401
    except ImportError as error:
        return f"mypyc cannot be loaded ({error})"
    return None


def extensions() -> list[Extension]:
    reason = why_plain()
    if reason is None:
        try:
            return compiled_group()
        except (SystemExit, Exception) as error:  # mypyc leaves by sys.exit on a type error
            reason = f"mypyc refused the sources ({error})"
    say(f"{reason}; installing plain Python")
    return []


def compiled_group() -> list[Extension]:
    from mypyc.build import mypycify

    before = {path: (digest(path), path.stat()) for path in generated()}
    group = mypycify(
        modules(),
        opt_level="1",  # higher levels gain nothing measurable and take four times as long
        debug_level="0",
        multi_file=False,
        separate=False,
        group_name="tablero",
    )
    mend()
    for extension in group:
        # Not through the variable CFLAGS, which would replace -DNDEBUG and -fwrapv.
        extension.extra_compile_args = [*extension.extra_compile_args, *CFLAGS]
    keep_times(before)
    return group


def generated() -> list[Path]:
    """The C of the group; the shims of the modules lie deeper."""
    return sorted(Path("build").glob("*.c"))


def mend() -> None:
    """Put right what mypyc 2.4.1 writes amiss.

    The 1 of `1 << node` is a C int, which loses every bit from 31 on: `i64(1)`, a constant or a
    local variable end up as the same literal. And lines are indented ever deeper, until nine tenths
    of the file are spaces, which cost the compiler half a gigabyte of memory.
    """
    for path in generated():
        with path.open(encoding="utf-8") as file:
            text = "".join([line.lstrip(" ") for line in file])
        text = re.sub(r"= (\d+) << cpy_r_", r"= (int64_t)\1 << cpy_r_", text)
        path.write_text(text, encoding="utf-8")


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def keep_times(before: dict[Path, tuple[str, os.stat_result]]) -> None:
    """What comes out as it was is as old as it was, so that it is not compiled again."""
    for path, (known, stat) in before.items():
        if digest(path) == known:
            os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))


class AllOrNothing(build_ext):
    """The shims of the modules are useless without their group, so one failure drops them all."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # whatever the C tool chain throws
            say(f"the C compiler failed ({type(error).__name__}); installing plain Python")
            for path in Path(self.build_lib).rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
                path.unlink()
            self.extensions = []


class WithoutLeftovers(build_py):
    """A file that was renamed or deleted must not live on in build/ and so in the next wheel."""

    def run(self) -> None:
        extension = self.get_finalized_command("build_ext")
        keep = {Path(path).resolve() for path in extension.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in keep:
                path.unlink()
        super().run()


BUILDING = {"build", "build_ext", "build_py", "bdist_wheel", "install", "develop", "editable_wheel"}
setup(
    ext_modules=extensions() if BUILDING.intersection(sys.argv) else [],
    cmdclass={"build_ext": AllOrNothing, "build_py": WithoutLeftovers},
)
