"""What the browser client gets of each title, made from the package before the client is built.

    python tools/printed.py [--to DIR] [TITLE ...]

writes into DIR/<title> (web/src/generated): printed.json, what is printed on the components;
<language>.ftl, the texts made from it, after those that the title has from its family;
names.<language>.json, its terms with the names made from it; board.json, a schema from which
`npm run types` makes the types of the board and of what is printed. DIR/shared has the terms of all
titles, which the screens before a table fetch alone. DIR/printed.sum changes when any of it does.
Nothing of this is committed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from importlib.resources import files
from pathlib import Path

import msgspec
from fluent.syntax import parse, serialize
from fluent.syntax.ast import Message, Resource

from tablero.core import registry
from tablero.core.game import Game
from tablero.words import LANGUAGES
from tablero.words.composer import composed
from tablero.words.voice import Voice, files_of, shared_folders

GOAL = Path(__file__).parents[1] / "web/src/generated"
NAMED = "#/components/schemas/{name}"


def schema(name: str, shapes: list[type[object]]) -> str:
    """The declared shapes as a document that the generator of the wire's types reads as well."""
    _refs, named = msgspec.json.schema_components(shapes, ref_template=NAMED)
    plain = {
        "openapi": "3.1.0",
        "info": {"title": name, "version": "1"},
        "paths": {},
        "components": {"schemas": named},
    }
    return json.dumps(plain) + "\n"


def messages(sources: dict[str, str]) -> dict[str, str]:
    """The messages of files by key. How deeds are told is for the composer alone."""
    found: dict[str, str] = {}
    for name, source in sources.items():
        if not name.startswith("printed."):
            for entry in parse(source).body:
                if isinstance(entry, Message):
                    found[entry.id.name] = serialize(Resource([entry]))
    return found


def inherited(lang: str, game: Game) -> str:
    """What a title has from its family: the messages that it does not word itself."""
    own = messages(files_of(lang, game.id))
    given: dict[str, str] = {}
    for folder in shared_folders(game):
        given |= messages(files_of(lang, folder))
    return "".join(text for key, text in given.items() if key not in own)


def texts(game: Game) -> dict[str, str]:
    """The files of one title, and the types of what it shares with its family."""
    found: dict[str, str] = {}
    for lang in LANGUAGES:
        found[f"{game.id}/{lang}.ftl"] = inherited(lang, game) + composed(lang, game.id)
        made = Voice(lang, game.id).names
        found[f"{game.id}/names.{lang}.json"] = named(terms(lang).get(game.id, {}) | made)
    found[f"{game.id}/printed.json"] = json.dumps(game.printed(), ensure_ascii=False) + "\n"
    found[f"{game.id}/board.json"] = schema(game.id, game.shapes())
    if game.shared_shapes():
        found[f"{game.family}/board.json"] = schema(game.family, game.shared_shapes())
    return found


def terms(lang: str) -> dict[str, dict[str, dict[str, str]]]:
    """By scope: `shared`, or a title."""
    found: dict[str, dict[str, dict[str, str]]] = json.loads(
        files("tablero.words").joinpath(f"terms/{lang}.json").read_text("utf-8")
    )
    return found


def named(forms: dict[str, dict[str, str]]) -> str:
    return json.dumps(forms, ensure_ascii=False) + "\n"


def write(path: Path, text: str) -> None:
    """A file that is as it should be keeps its time, so that nothing is built again for it."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="What the browser client gets of each title.")
    parser.add_argument("--to", type=Path, default=GOAL, metavar="DIR")
    parser.add_argument("titles", nargs="*", metavar="TITLE")
    args = parser.parse_args()
    made = {f"shared/names.{lang}.json": named(terms(lang)["shared"]) for lang in LANGUAGES}
    for game in [registry.find(title) for title in args.titles] or registry.games():
        if game.shapes():
            made |= texts(game)
    for name, text in made.items():
        write(args.to / name, text)
    write(args.to / "printed.sum", hashlib.sha256(json.dumps(made).encode()).hexdigest() + "\n")


if __name__ == "__main__":
    main()
