"""Writes src/tablero/words/terms/<language>.json from the glossary files.

Run:  python tools/compile_terms.py          (`--check`: say what is not fresh, write nothing)
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

import yaml

WORDS = Path(__file__).parent.parent / "src" / "tablero" / "words"
LANGUAGES = ("en", "ru", "de")
HEADER = ("uses", "alias")

# English vowels that sound like consonants: a University, a one-way road.
NO_AN = ("uni", "one", "eu")

# Forms written even when they look like the basic one; the others fall back as in words/terms.py.
KEPT = ("one", "other", "nom", "gender")
FALLBACK = {"def_nom": "nom", "def_acc": "acc", "def_dat": "dat", "dat_pl": "pl"}


@cache
def glossary() -> dict[str, dict[str, Any]]:
    """Every glossary file by its name."""
    paths = sorted((WORDS / "glossary").glob("*.yaml"))
    return {path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in paths}


def rows(book: dict[str, Any], scope: str) -> dict[str, dict[str, Any]]:
    """The entries of one file by id. ValueError on an id that stands twice."""
    found: dict[str, dict[str, Any]] = {}
    for group, entries in book.items():
        for entry in [] if group in HEADER else entries:
            if entry["id"] in found:
                raise ValueError(f"{scope}.yaml: {group}: {entry['id']} stands twice")
            found[str(entry["id"])] = entry
    return found


def scopes() -> dict[str, dict[str, dict[str, Any]]]:
    """The entries each title may name beside the shared ones: its own over its family's."""
    books = glossary()
    shared = rows(books["shared"], "shared")
    families = {book["uses"] for book in books.values() if "uses" in book}
    result: dict[str, dict[str, dict[str, Any]]] = {}
    for scope, book in books.items():
        if scope in families:
            continue
        base = rows(books[book["uses"]], book["uses"]) if "uses" in book else {}
        result[scope] = base | rows(book, scope)
        for alias, target in book.get("alias", {}).items():
            result[scope][alias] = (shared | result[scope])[target]
    return result


def forms(entry: dict[str, Any], lang: str) -> dict[str, str]:
    """An entry's forms in one language, with what the renderers must know of it."""
    own: dict[str, Any] = dict(entry[lang])
    base = own["one" if lang == "en" else "nom"]
    result: dict[str, str] = {}
    for form, text in own.items():
        if form == "animate":
            result |= {"animate": "yes"} if text else {}
        elif form in KEPT or text != own.get(FALLBACK.get(form, ""), base):
            result[form] = str(text)
    if entry.get("mass"):
        result["mass"] = "yes"
    elif lang == "en" and "other" in own:
        result["a"] = own.get("a") or article(base)
    return result


def article(noun: str) -> str:
    word = noun.lower()
    return "an" if word[0] in "aeiou" and not word.startswith(NO_AN) else "a"


def compiled(lang: str) -> str:
    """The text of one language's file, a line a term so that changes read well."""
    parts = []
    for scope, entries in scopes().items():
        lines = [
            f"{json.dumps(name)}: {json.dumps(forms(entry, lang), ensure_ascii=False)}"
            for name, entry in sorted(entries.items())
        ]
        parts.append(f"{json.dumps(scope)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> int:
    only_check = "--check" in sys.argv
    stale = []
    for lang in LANGUAGES:
        path = WORDS / "terms" / f"{lang}.json"
        text = compiled(lang)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
            if not only_check:
                path.write_text(text, encoding="utf-8")
    print(f"{'stale' if only_check else 'written'}: {', '.join(stale) or 'none'}")
    return 1 if stale and only_check else 0


if __name__ == "__main__":
    sys.exit(main())
