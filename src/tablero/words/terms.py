"""The forms of terms: `TERM`, `COUNT` and `COUNTS` in messages. The client has a twin of this.

What each form, article and number gives is written down in docs/words.md and, as cases that both
sides must meet, in vectors.json.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

Forms = dict[str, str]

NO_BREAK_SPACE = "\u00a0"
MINUS = "\u2212"

AND = {"en": "and", "ru": "и", "de": "und"}
NOTHING = {"en": "nothing", "ru": "ничего", "de": "nichts"}

# A form that is not written looks like this one; all others look like the nominative singular.
FALLBACK = {"def_nom": "nom", "def_acc": "acc", "def_dat": "dat", "dat_pl": "pl"}

# What an entry says of its word; everything else is a form of it.
ABOUT = ("gender", "animate", "mass", "a")

DEFINITE = {
    "nom": {"m": "der", "f": "die", "n": "das", "pl": "die"},
    "acc": {"m": "den", "f": "die", "n": "das", "pl": "die"},
    "dat": {"m": "dem", "f": "der", "n": "dem", "pl": "den"},
}
INDEFINITE = {
    "nom": {"m": "ein", "f": "eine", "n": "ein"},
    "acc": {"m": "einen", "f": "eine", "n": "ein"},
    "dat": {"m": "einem", "f": "einer", "n": "einem"},
}


class Terms:
    """The terms one title's messages may name, in one language."""

    def __init__(self, lang: str, game: str = "") -> None:
        scopes = _compiled(lang)
        self.lang = lang
        self.forms: dict[str, Forms] = scopes["shared"] | scopes.get(game, {})

    def term(self, name: str, form: str = "", article: str = "", kind: str = "") -> str:
        """One form of a term; `article` "a" or "the" for the singular. Unknown: the id itself.

        `kind` chooses among things of one id: corn of the kind "plantation" is corn_plantation.
        """
        forms = self.forms.get(f"{name}_{kind}") or self.forms.get(name)
        if forms is None:
            return name
        if self.lang == "en":
            return _english(forms, form, article)
        if self.lang == "de":
            return _german(forms, form or "nom", article)
        return _form(forms, form or "nom")

    def count(self, n: int, name: str, form: str = "") -> str:
        """A number with the form of the term that goes with it."""
        forms = self.forms.get(name)
        sign = MINUS if n < 0 else ""
        noun = name if forms is None else self._counted(abs(n), forms, form or "nom")
        return f"{sign}{abs(n)}{NO_BREAK_SPACE}{noun}"

    def counts(self, pairs: list[tuple[int, str]], form: str = "") -> str:
        """Several counted things as a list; equal ones are added, what is not there is left out."""
        sums: dict[str, int] = {}
        for n, name in pairs:
            sums[name] = sums.get(name, 0) + n
        parts = [self.count(n, name, form) for name, n in sums.items() if n]
        return self.listed(parts) if parts else NOTHING[self.lang]

    def listed(self, parts: list[str]) -> str:
        """One, two and three."""
        if len(parts) == 1:
            return parts[0]
        return f"{', '.join(parts[:-1])} {AND[self.lang]} {parts[-1]}"

    def name(self, name: str, term: str, counts: list[tuple[int, str]]) -> Forms:
        """A term of its own for a thing that goes by what is counted on it, in all its forms."""
        told = ", ".join(self.count(n, counted) for n, counted in counts if n)
        self.forms[name] = {
            form: text if form in ABOUT else f"{text} ({told})"
            for form, text in self.forms[term].items()
        }
        return self.forms[name]

    def _counted(self, n: int, forms: Forms, form: str) -> str:
        if self.lang == "en":
            return forms["one"] if n == 1 else _form(forms, "other")
        if self.lang == "de":
            return _german_counted(n, forms, form)
        return _russian_counted(n, forms, form)


def _form(forms: Forms, form: str) -> str:
    """The form asked for, or the one it looks like."""
    while form not in forms and form in FALLBACK:
        form = FALLBACK[form]
    return forms.get(form) or forms.get("nom") or forms["one"]


def _english(forms: Forms, form: str, article: str) -> str:
    if form == "pl":
        return _form(forms, "other")
    if article == "the" and "other" in forms:
        return f"the {forms['one']}"
    if article == "a" and "a" in forms:
        return f"{forms['a']} {forms['one']}"
    return forms["one"]


def _german(forms: Forms, form: str, article: str) -> str:
    gender = forms.get("gender", "")
    singular = form in DEFINITE
    if article == "the" and singular and gender:
        return f"{DEFINITE[form][gender]} {_form(forms, f'def_{form}')}"
    if article == "a" and singular and gender in INDEFINITE[form] and "mass" not in forms:
        return f"{INDEFINITE[form][gender]} {_form(forms, form)}"
    return _form(forms, form)


def _german_counted(n: int, forms: Forms, form: str) -> str:
    if n == 1:
        return _form(forms, form)
    return _form(forms, "dat_pl" if form == "dat" else "pl")


def _russian_counted(n: int, forms: Forms, form: str) -> str:
    if "mass" in forms:
        return f"ед.{NO_BREAK_SPACE}{_form(forms, 'gen')}"
    ends_in_one = n % 10 == 1 and n % 100 != 11
    ends_in_few = 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14
    if ends_in_one:
        return _form(forms, form)
    living = form == "acc" and forms.get("animate") == "yes"
    if ends_in_few and form != "gen" and not living:
        return _form(forms, "few")
    return _form(forms, "gen_pl")


def capital(text: str, name: str = "") -> str:
    """A capital for the first letter, unless the text starts with a player's name."""
    start = 1 if text.startswith("\u2068") else 0  # the isolation mark of the first argument
    if name and text.startswith(name, start):
        return text
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


@cache
def _compiled(lang: str) -> dict[str, dict[str, Forms]]:
    text = files("tablero.words").joinpath("terms", f"{lang}.json").read_text(encoding="utf-8")
    scopes: dict[str, dict[str, Forms]] = json.loads(text)
    return scopes
