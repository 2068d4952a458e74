"""The text of vector files: a small, strict part of YAML.

Only mappings, lists, words, whole numbers, true, false and null. `no`, `off`, `3.10` and dates are
words, as answers and section numbers need them to be. Aliases, tags and doubled keys are refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # in C where libyaml was found
MAX_BYTES: Final = 1_000_000
MAX_DEPTH: Final = 30
NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,17})")
CONSTANTS: Final[dict[str, object]] = {
    "": None, "~": None, "null": None, "true": True, "false": False,
}  # fmt: skip


class VectorError(ValueError):
    """A vector file that cannot be run; one line that names the file and the place."""


def read(name: str, raw: bytes) -> object:
    """The file as plain data."""
    if len(raw) > MAX_BYTES:
        raise VectorError(f"{name}: larger than {MAX_BYTES} bytes")
    try:
        return _document(name, iter(yaml.parse(raw.decode("utf-8"), Loader=LOADER)))
    except UnicodeDecodeError:
        raise VectorError(f"{name}: not UTF-8 text") from None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 0
        raise VectorError(f"{name}: line {line}: {error.problem}") from None
    except yaml.YAMLError as error:
        raise VectorError(f"{name}: {str(error).splitlines()[0]}") from None


def _document(name: str, events: Iterator[Event]) -> object:
    value: object = None
    documents = 0
    for event in events:
        if isinstance(event, DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise _error(name, event, "a second document in one file")
            value = _value(name, events, next(events), 0)
        elif isinstance(event, StreamEndEvent):
            break
    return value


def _value(name: str, events: Iterator[Event], event: Event, depth: int) -> object:
    if depth > MAX_DEPTH:
        raise _error(name, event, f"nested more than {MAX_DEPTH} deep")
    if isinstance(event, AliasEvent):
        raise _error(name, event, "aliases are not allowed")
    if isinstance(event, ScalarEvent):
        return _scalar(name, event)
    if isinstance(event, SequenceStartEvent):
        items: list[object] = []
        while not isinstance(event := next(events), SequenceEndEvent):
            items.append(_value(name, events, event, depth + 1))
        return items
    assert isinstance(event, MappingStartEvent)
    return _mapping(name, events, depth)


def _mapping(name: str, events: Iterator[Event], depth: int) -> dict[str, object]:
    values: dict[str, object] = {}
    while not isinstance(event := next(events), MappingEndEvent):
        if not isinstance(event, ScalarEvent):
            raise _error(name, event, "a key must be a word or a number")
        key = str(event.value)
        if key in values:
            raise _error(name, event, f"key {key!r} stands twice")
        values[key] = _value(name, events, next(events), depth + 1)
    return values


def _scalar(name: str, event: ScalarEvent) -> object:
    if event.tag is not None:
        raise _error(name, event, "tags are not allowed")
    text = str(event.value)
    if event.style:  # quoted, or a block of text
        return text
    if text in CONSTANTS:
        return CONSTANTS[text]
    return int(text) if NUMBER.fullmatch(text) else text


def _error(name: str, event: Event, text: str) -> VectorError:
    mark = event.start_mark
    return VectorError(f"{name}: line {mark.line + 1 if mark is not None else 0}: {text}")
