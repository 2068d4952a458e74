"""Rule vectors: given a position, when these answers are played, then these facts hold.

`run_file` runs the vectors of one YAML file, of any title. docs/vectors.md tells the form.
"""

from __future__ import annotations

from pathlib import Path

from tablero.core.engine import State
from tablero.core.game import Game, Options
from tablero.core.registry import find
from tablero.core.rng import FastRng, Rng
from tablero.core.staged import StagedRng, stage
from tablero.core.text.plain import Plain
from tablero.testkit.vector_checks import Scene, judged, onward, seat_number
from tablero.testkit.vector_text import MAX_BYTES, VectorError, read

FILE_KEYS = {"game", "seats", "options", "vectors", "note"}
VECTOR_KEYS = {
    "name", "ref", "note", "seats", "options", "given", "seed", "chance", "when", "then", "steps",
}  # fmt: skip
STEP_KEYS = {"chance", "when", "then", "note"}
ANSWER_KEYS = {"word", "seat", "kind"}


class Vector:
    """One vector of a file, read but not yet played."""

    def __init__(
        self, file: str, name: str, game: Game, shared: dict[str, object], plain: dict[str, object]
    ) -> None:
        self.file = file
        self.name = name
        self.game = game
        self.shared = shared  # what the file says for all of its vectors
        self.plain = plain

    def run(self) -> Result:
        refs: list[str] = []
        try:
            _only(self.plain, VECTOR_KEYS, "vector")
            refs = _words(self.plain.get("ref"), "ref")
            return Result(self.file, self.name, refs, _play(self.game, self.shared, self.plain))
        except ArithmeticError:
            lines = ["a number is too large"]
        except (ValueError, LookupError, TypeError) as error:  # input never makes a traceback
            lines = [str(error).splitlines()[0] if str(error) else type(error).__name__]
        return Result(self.file, self.name, refs, lines)


class Result:
    """What became of one vector: the failures, one line each; none when it holds."""

    def __init__(self, file: str, name: str, refs: list[str], lines: list[str]) -> None:
        self.file = file
        self.name = name
        self.refs = refs
        self.failures = [f"{file}: {name}: {line}" for line in lines]

    @property
    def ok(self) -> bool:
        return not self.failures

    def plain(self) -> dict[str, object]:
        return {
            "file": self.file,
            "name": self.name,
            "ref": self.refs,
            "ok": self.ok,
            "failures": self.failures,
        }


def vector_files(paths: list[Path]) -> list[Path]:
    """The files meant: folders stand for the YAML files in and below them."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
            if not inside:
                raise VectorError(f"{path}: no vector files in this folder")
            found += inside
        else:
            found.append(path)
    return found


def run_file(path: Path | str) -> list[Result]:
    """Run every vector of a file; VectorError when the file itself cannot be read."""
    return [vector.run() for vector in read_file(path)]


def read_file(path: Path | str) -> list[Vector]:
    path = Path(path)
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise VectorError(f"{path}: {error.strerror or 'cannot be read'}") from None
    return read_text(str(path), raw)


def run_text(name: str, raw: bytes) -> list[Result]:
    """`run_file` for text at hand."""
    return [vector.run() for vector in read_text(name, raw)]


def read_text(name: str, raw: bytes) -> list[Vector]:
    plain = _mapping(read(name, raw), f"{name}: the file")
    _only(plain, FILE_KEYS, name)
    try:
        game = find(str(plain.get("game", "")))
    except ValueError as error:
        raise VectorError(f"{name}: {error}") from None
    items = _list(plain.get("vectors"), f"{name}: vectors")
    vectors: list[Vector] = []
    taken: set[str] = set()
    for number, item in enumerate(items, 1):
        vector = _mapping(item, f"{name}: vector {number}")
        label = str(vector.get("name", f"vector {number}"))
        if label in taken:
            raise VectorError(f"{name}: two vectors are called {label!r}")
        taken.add(label)
        vectors.append(Vector(name, label, game, plain, vector))
    return vectors


def _play(game: Game, shared: dict[str, object], vector: dict[str, object]) -> list[str]:
    steps = _steps(vector)
    # Staged before the table is laid, so that a new one draws from it too.
    rng = StagedRng(chance_staged(game, steps[0].get("chance")), FastRng.seeded(_seed(vector)))
    state = position_given(game, shared, vector, rng)
    lines: list[str] = []
    for number, step in enumerate(steps, 1):
        where = f"step {number}: " if len(steps) > 1 else ""
        if number > 1:
            stage(state, chance_staged(game, step.get("chance")))
        scene = Scene(game, state)
        for item in _list(step.get("when", []), "when"):
            scene = _answer(scene, item, where)
        scene, failed = judged(scene, _mapping(step.get("then", {}), "then"))
        lines += [where + line for line in failed]
        state = scene.state
    return lines


def _seed(vector: dict[str, object]) -> int:
    seed = vector.get("seed", 1)
    if type(seed) is not int or not 0 <= seed < 1 << 31:
        raise ValueError(f"seed is {seed!r}, not a number below 2^31")
    return seed


def _steps(vector: dict[str, object]) -> list[dict[str, object]]:
    """The when/then pairs: the vector's own, or those of its `steps`."""
    if "steps" not in vector:
        return [{key: value for key, value in vector.items() if key in STEP_KEYS}]
    for key in ("chance", "when", "then"):
        if key in vector:
            raise ValueError(f"{key} stands beside steps")
    steps = [_mapping(item, "steps") for item in _list(vector["steps"], "steps")]
    if not steps:
        raise ValueError("steps is empty")
    for number, step in enumerate(steps, 1):
        _only(step, STEP_KEYS, f"step {number}")
    return steps


def position_given(
    game: Game, shared: dict[str, object], vector: dict[str, object], rng: Rng
) -> State:
    """The position a vector begins at; what the file says for all of them stands in `shared`."""
    seats = vector.get("seats", shared.get("seats", game.seat_counts[0]))
    if type(seats) is not int:
        raise ValueError(f"seats is {seats!r}, not a number")
    options = {**_options(shared), **_options(vector)}
    given = vector.get("given")
    if given is None:
        return game.new(seats, rng, options)
    plain = game.dump(game.seeded(seats, 1, options))
    position: dict[str, object] = dict(_mapping(given, "given"))
    for key in ("seats", "options"):
        if key in position:
            raise ValueError(f"given: {key} stands beside given, not in it")
    # Titles write options down under one key or under the option's own name.
    for key in ("seats", "options", *(option.name for option in game.options)):
        if key in plain:
            position.setdefault(key, plain[key])
    if seats == 1:
        _name_automa(game, plain, position)
    try:
        return game.load(position, rng)
    except ValueError as error:
        raise ValueError(f"given: {error}") from None


def _options(source: dict[str, object]) -> Options:
    options: Options = {}
    for key, value in _mapping(source.get("options", {}), "options").items():
        if not isinstance(value, bool | int | str):
            raise ValueError(f"option {key} cannot be {value!r}")
        options[key] = value
    return options


def _name_automa(game: Game, plain: Plain, position: dict[str, object]) -> None:
    """A solo table has an automa, which no other table has: with the options of the vector, unless
    the position says otherwise."""
    others = game.dump(game.seeded(game.seat_counts[-1], 1))
    names = [option.name for option in game.options]
    for key, value in plain.items():
        if isinstance(value, dict) and key in others and others[key] is None:
            usual = {name: value[name] for name in names if name in value}
            position[key] = usual | _mapping(position.get(key, {}), f"given: {key}")


def _answer(scene: Scene, item: object, where: str) -> Scene:
    """Play one item of `when`: a word, or a word with the seat and kind it is meant for.

    Questions before it with one answer only are answered on the way.
    """
    expected = item if isinstance(item, dict) else {"word": item}
    _only(expected, ANSWER_KEYS, f"{where}when")
    word = str(expected.get("word"))
    first_error: ValueError | None = None
    for later in onward(scene):
        try:
            later.play(_number(later, word, expected, f"{where}{word}: "))
        except ValueError as error:
            first_error = first_error or error
        else:
            return later
    assert first_error is not None
    raise first_error


def _number(scene: Scene, word: str, expected: dict[str, object], asked: str) -> int:
    """The answer that is meant; ValueError when this question is not the one."""
    state = scene.state
    if "seat" in expected and seat_number(expected["seat"]) != state.current_player():
        raise ValueError(f"{asked}seat {state.current_player()} is asked")
    if "kind" in expected and expected["kind"] != state.kind().name:
        raise ValueError(f"{asked}the question is {state.kind().name}")
    try:
        return state.answer_of(word)
    except ValueError as error:
        raise ValueError(f"{asked}{error} (offered: {' '.join(scene.legal()) or 'none'})") from None


def chance_staged(game: Game, plain: object) -> dict[str, list[int]]:
    """`{stream: [outcome, ..]}`, outcomes as words."""
    staged: dict[str, list[int]] = {}
    for name, words in _mapping(plain if plain is not None else {}, "chance").items():
        stream = game.stream(name)
        staged[name] = []
        for word in _words(words, f"chance {name}"):
            try:
                staged[name].append(stream.outcome(word))
            except ValueError:
                raise ValueError(f"chance: {name} has no outcome {word!r}") from None
    return staged


def _mapping(plain: object, what: str) -> dict[str, object]:
    if not isinstance(plain, dict):
        raise VectorError(f"{what} is not a mapping")
    return plain


def _list(plain: object, what: str) -> list[object]:
    if not isinstance(plain, list):
        raise VectorError(f"{what} is not a list")
    return plain


def _words(plain: object, what: str) -> list[str]:
    """One word or a list of them."""
    listed = plain if isinstance(plain, list) else [plain]
    if not listed or any(type(item) not in (str, int) for item in listed):
        raise VectorError(f"{what} is missing or is no list of words")
    return [str(item) for item in listed]


def _only(plain: dict[str, object], known: set[str], what: str) -> None:
    for key in plain:
        if key not in known:
            raise VectorError(f"{what}: unknown key {key!r}; known: {', '.join(sorted(known))}")
