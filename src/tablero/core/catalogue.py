"""Component data: strict reading of a title's YAML rows, naming file and row of any error.

A data file maps a group to its source, confidence and rows. Rows may carry their own `source`
and `confidence`; `doubt` lists keys of a sound row whose figures are a reconstruction. Nothing is
read from a row that the rules did not ask for, and a row with a key nobody asked for is refused.
"""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files

import yaml
from librt.vecs import vec
from mypy_extensions import i64

PRINTED_COPY = "printed_copy"
SOURCES = (
    "rulebook",
    PRINTED_COPY,
    "public_implementation",
    "public_page",
    "reconstructed",
    "invented",
)
CONFIDENCES = ("certain", "high", "medium", "low")
MAX_BYTES = 1_000_000


class DataError(ValueError):
    """A data file that cannot be used; the text names the file and the row."""


class Row:
    """One row of a group. Every reader marks its key as used; `done` refuses the others."""

    def __init__(
        self,
        where: str,
        values: dict[str, object],
        source: str = "rulebook",
        confidence: str = "certain",
    ) -> None:
        self.where = where
        self.values = values
        self.source = source
        self.confidence = confidence
        self.used: set[str] = {"source", "confidence", "note", "doubt"}

    def check_origin(self) -> None:
        """Known words only; a figure in doubt is one of the row, and none is on a printed copy."""
        if self.source not in SOURCES or self.confidence not in CONFIDENCES:
            raise self.error(
                f"source {self.source!r} with confidence {self.confidence!r} is not known"
            )
        for key in self.words("doubt"):
            if key not in self.values:
                raise self.error(f"doubt names {key!r}, which the row has not")
            if self.source == PRINTED_COPY:
                raise self.error(f"{key} is in doubt though a printed copy was read")

    def is_doubtful(self) -> bool:
        """A figure of it is reconstructed: a board shows the sign of doubt."""
        guessed = self.source == "reconstructed" or self.confidence == "low"
        return guessed or len(self.words("doubt")) > 0

    def is_unconfirmed(self) -> bool:
        """No printed copy has confirmed it, and one source alone or none tells it."""
        return self.is_doubtful() or self.confidence == "medium"

    def error(self, text: str) -> DataError:
        return DataError(f"{self.where}: {text}")

    def _get(self, key: str) -> object:
        self.used.add(key)
        if key not in self.values:
            raise self.error(f"{key} is missing")
        return self.values[key]

    def has(self, key: str) -> bool:
        self.used.add(key)
        return key in self.values

    def number(self, key: str, default: int | None = None) -> int:
        if default is not None and not self.has(key):
            return default
        value = self._get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(f"{key} is {value!r}, not a whole number")
        return value

    def flag(self, key: str) -> bool:
        if not self.has(key):
            return False
        value = self._get(key)
        if not isinstance(value, bool):
            raise self.error(f"{key} is {value!r}, neither true nor false")
        return value

    def word(self, key: str, known: list[str] | None = None) -> str:
        value = self._get(key)
        if not isinstance(value, str):
            raise self.error(f"{key} is {value!r}, not a word")
        if known is not None and value not in known:
            raise self.error(f"{key}: unknown word {value!r}")
        return value

    def choice(self, key: str, known: list[str]) -> int:
        """The number of a word in `known`."""
        return known.index(self.word(key, known))

    def plain(self, key: str) -> object:
        """A value of any shape, for readers that check it themselves."""
        return self._get(key)

    def table(self, key: str) -> dict[str, object]:
        if not self.has(key):
            return {}
        value = self._get(key)
        if not isinstance(value, dict):
            raise self.error(f"{key} is {value!r}, not a mapping")
        return {str(name): item for name, item in value.items()}

    def numbers(self, key: str) -> list[int]:
        value = self._get(key)
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            raise self.error(f"{key} is {value!r}, not a list of whole numbers")
        return [int(item) for item in value]

    def words(self, key: str, known: list[str] | None = None) -> list[str]:
        if not self.has(key):
            return []
        value = self._get(key)
        if not isinstance(value, list) or not all(type(item) is str for item in value):
            raise self.error(f"{key} is {value!r}, not a list of words")
        for item in value:
            if known is not None and item not in known:
                raise self.error(f"{key}: unknown word {item!r}")
        return [str(item) for item in value]

    def done(self) -> None:
        for key in self.values:
            if key not in self.used:
                raise self.error(f"unknown key {key!r}")


class Provenance:
    """Where the figures of one group come from, how many rows are that sure, and how many of
    these are doubtful."""

    def __init__(self, group: str, source: str, confidence: str) -> None:
        self.group = group
        self.source = source
        self.confidence = confidence
        self.rows = 0
        self.doubtful = 0

    def plain(self) -> dict[str, object]:
        return {
            "group": self.group,
            "source": self.source,
            "confidence": self.confidence,
            "rows": self.rows,
            "doubtful": self.doubtful,
        }


class Catalogue:
    """The data files of one title, read from its package folder."""

    def __init__(self, package: str, names: list[str]) -> None:
        self.package = package
        self.names = names
        self.provenance: list[Provenance] = []
        self.groups: dict[str, list[Row]] = {}
        digest = hashlib.sha256()
        for name in names:
            content = parse(name, (files(package) / "data" / name).read_bytes())
            self._read(name, content)
            digest.update(json.dumps(undoubted(content), sort_keys=True).encode())
        self.version = digest.hexdigest()[:12]

    def _read(self, name: str, content: dict[str, object]) -> None:
        for group, body in content.items():
            if group in self.groups:
                raise DataError(f"{name}: group {group} stands in two files")
            if not isinstance(body, dict) or not isinstance(body.get("rows"), list):
                raise DataError(f"{name}: group {group} has no list of rows")
            extra = set(body) - {"source", "confidence", "note", "rows"}
            if extra:
                raise DataError(f"{name}: group {group}: unknown key {min(extra)!r}")
            self.groups[group] = self._rows(f"{name} {group}", group, body)

    def _rows(self, where: str, group: str, body: dict[str, object]) -> list[Row]:
        rows: list[Row] = []
        origins: dict[tuple[str, str], Provenance] = {}
        listed = body["rows"]
        assert isinstance(listed, list)
        for number, values in enumerate(listed, 1):
            if not isinstance(values, dict):
                raise DataError(f"{where} row {number}: not a mapping")
            label = str(values.get("id", ""))
            source = str(values.get("source", body.get("source", "")))
            # Whoever reads a row off the printed copy need not say that it is certain.
            sure = "certain" if values.get("source") == PRINTED_COPY else body.get("confidence", "")
            confidence = str(values.get("confidence", sure))
            row = Row(f"{where} row {number} {label}".rstrip(), values, source, confidence)
            row.check_origin()
            origin = origins.setdefault((source, confidence), Provenance(group, source, confidence))
            origin.rows += 1
            origin.doubtful += row.is_doubtful()
            rows.append(row)
        self.provenance += origins.values()
        return rows

    def rows(self, group: str) -> list[Row]:
        found = self.groups.get(group)
        if found is None:
            raise DataError(f"{self.package}: no data group {group}")
        return found

    def has_doubt(self, groups: list[str]) -> bool:
        return any(row.is_doubtful() for group in groups for row in self.rows(group))

    # -- a column of a group: what each of its rows has under a key -----------------------------
    def ids(self, group: str) -> list[str]:
        return [row.word("id") for row in self.rows(group)]

    def numbers(self, group: str, key: str, default: int | None = None) -> vec[i64]:
        return vec[i64]([row.number(key, default) for row in self.rows(group)])

    def numbered(self, group: str, key: str, first: int = 1) -> None:
        """Refuses rows that are not numbered one after the other: tables go by their order."""
        for number, row in enumerate(self.rows(group), first):
            if row.number(key) != number:
                raise row.error(f"{key} is {row.number(key)}, the rows are counted from {first}")

    def places(self, group: str, key: str, word: str) -> list[int]:
        """The rows, counted from 0, that have a word under a key."""
        return [k for k, row in enumerate(self.rows(group)) if row.word(key) == word]

    def choices(self, group: str, key: str, known: list[str]) -> vec[i64]:
        return vec[i64]([row.choice(key, known) for row in self.rows(group)])

    def choices_or_none(self, group: str, key: str, known: list[str]) -> vec[i64]:
        """-1 where a row says nothing."""
        rows = self.rows(group)
        return vec[i64]([row.choice(key, known) if row.has(key) else -1 for row in rows])

    def flags(self, group: str, key: str) -> vec[i64]:
        return vec[i64]([1 if row.flag(key) else 0 for row in self.rows(group)])

    def mask(self, group: str, key: str) -> int:
        """The rows with this flag, one bit each."""
        return sum(1 << k for k, row in enumerate(self.rows(group)) if row.flag(key))

    def unread(self) -> list[str]:
        """What stands in the data and nobody looks at: files, and keys of rows."""
        present = sorted(path.name for path in (files(self.package) / "data").iterdir())
        idle = [
            f"{name}: a data file that nobody reads" for name in present if name not in self.names
        ]
        for rows in self.groups.values():
            for row in rows:
                idle += [
                    f"{row.where}: {key} is never read" for key in row.values if key not in row.used
                ]
        return idle


def undoubted(plain: object) -> object:
    """The content without what is said about its figures alone: like a comment, doubt changes no
    game, so records stay good when it is raised."""
    if isinstance(plain, dict):
        return {key: undoubted(value) for key, value in plain.items() if key != "doubt"}
    return [undoubted(value) for value in plain] if isinstance(plain, list) else plain


def parse(name: str, raw: bytes) -> dict[str, object]:
    """YAML text to a mapping; DataError names file and line."""
    if len(raw) > MAX_BYTES:
        raise DataError(f"{name}: larger than {MAX_BYTES} bytes")
    try:
        plain = yaml.safe_load(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise DataError(f"{name}: not UTF-8 text") from None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 0
        raise DataError(f"{name}: line {line}: {error.problem}") from None
    except (yaml.YAMLError, RecursionError) as error:
        raise DataError(f"{name}: {str(error).splitlines()[0]}") from None
    if not isinstance(plain, dict):
        raise DataError(f"{name}: not a mapping")
    return {str(key): value for key, value in plain.items()}
