"""The locks hold everywhere: no host in them, every platform's files, each fact told once."""

import json
import tomllib

from tests.packaging.environments import ROOT


def test_build_requirements_are_told_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]


def test_requirement_files_are_hashed_and_name_no_host() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "--hash=sha256:" in text
        assert "://" not in text
        assert "--index-url" not in text


def test_the_engine_is_locked_as_the_whole_is() -> None:
    """The engine's file is the part of the run-time file that it needs, version by version."""
    engine, runtime = (
        (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8").splitlines()
        for name in ("engine", "runtime")
    )
    pinned = [line for line in engine if "==" in line]
    assert [line.partition("==")[0] for line in pinned] == ["librt", "mypy-extensions", "pyyaml"]
    assert set(pinned) <= set(runtime)


def test_the_page_is_locked_as_the_whole_is() -> None:
    """Of the wheels that the run-time file allows, those for the page's runtime."""
    page, runtime = (
        (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")
        for name in ("page", "runtime")
    )
    wanted = [line.strip(" \\") for line in page.splitlines() if not line.startswith("#")]
    known = {line.strip(" \\") for line in runtime.splitlines()}
    assert [line.partition("==")[0] for line in wanted if "==" in line] == ["librt", "msgspec"]
    assert set(wanted) <= known


def test_npm_lock_is_for_every_platform_and_names_no_host() -> None:
    # npm leaves out the platforms whose files its index lacks, and says nothing.
    for path in ROOT.glob("web/package-lock.json"):
        packages = json.loads(path.read_text(encoding="utf-8"))["packages"]
        assert not [name for name, entry in packages.items() if "resolved" in entry]
        wanted = {
            platform
            for entry in packages.values()
            for platform in entry.get("optionalDependencies", {})
        }
        held = {name.rpartition("node_modules/")[2] for name in packages}
        assert wanted <= held, f"missing from the lock: {sorted(wanted - held)}"
