"""Records: text that people can read and machines can replay, with every chance outcome written
out and a hash chain through lines and positions.

    tablero record 1
    game puerto_rico
    ...
    setup ~ governor 1; plantations corn sugar #0a1b2c3d4e
    1 A pick_role settler ~ plantations corn #1f2e3d4c5b
    ...
    scores 41 38 52 #77aa...
"""

from __future__ import annotations

import hashlib

from tablero.core.game import Game, Options
from tablero.core.kinds import IllegalAnswer, Stream
from tablero.core.match import Match
from tablero.core.registry import UnknownGame, find
from tablero.core.rng import ChanceError, FairRng, ScriptedRng, commitment

FIRST_LINE = "tablero record 1"
MAX_BYTES = 4_000_000
Outcomes = list[tuple[Stream, int]]


class RecordError(ValueError):
    """A record that does not hold; the text names the line."""


class Chain:
    """Each line's mark depends on all lines before it and on the position it led to."""

    def __init__(self) -> None:
        self.last = hashlib.sha256(FIRST_LINE.encode()).hexdigest()

    def mark(self, line: str, position: str = "") -> str:
        self.last = hashlib.sha256(f"{self.last}\n{line}\n{position}".encode()).hexdigest()
        return self.last[:10]


def chance_text(chance: Outcomes) -> str:
    """` ~ stream word word; stream word`, or nothing."""
    parts: list[str] = []
    name = ""
    for stream, outcome in chance:
        if stream.name == name:
            parts[-1] += " " + stream.word(outcome)
        else:
            parts.append(f"{stream.name} {stream.word(outcome)}")
            name = stream.name
    return " ~ " + "; ".join(parts) if parts else ""


def read_chance(game: Game, text: str) -> list[tuple[str, int]]:
    """The inverse of `chance_text`, behind the tilde."""
    drawn: list[tuple[str, int]] = []
    for part in text.split("; ") if text else []:
        name, *words = part.split(" ")
        stream = game.stream(name)
        drawn += [(name, stream.outcome(word)) for word in words]
    return drawn


def seat_letter(seat: int) -> str:
    return chr(ord("A") + seat)


def write(match: Match) -> str:
    """The record of a match, finished or not. The seed is revealed only once it is over."""
    chain = Chain()
    lines = [FIRST_LINE]
    header = [
        f"game {match.game.id}",
        f"rules {match.game.rules_version}",
        f"data {match.game.data_version}",
        f"seats {match.seats}",
        *(f"option {name} {str(value).lower()}" for name, value in match.options.items()),
        *(f"name {seat_letter(seat)} {clean(name)}" for seat, name in enumerate(match.names)),
    ]
    if match.commitment:
        header.append(f"commitment {match.commitment}")
    for line in header:
        lines.append(f"{line} #{chain.mark(line)}")
    replayed = Match(match.game, match.seats, match.options, _script(match))
    line = "setup" + chance_text(match.setup_chance)
    lines.append(f"{line} #{chain.mark(line, replayed.game.digest(replayed.state))}")
    for number, entry in enumerate(match.entries, 1):
        replayed.play(entry.answer)
        line = f"{number} {seat_letter(entry.seat)} {entry.kind} {entry.word}"
        line += chance_text(entry.chance)
        lines.append(f"{line} #{chain.mark(line, replayed.game.digest(replayed.state))}")
    if match.is_over():
        footer = ["scores " + " ".join(str(score) for score in match.state.scores())]
        footer.append(f"ended {match.state.ended_by()}")
        rng = match.state.rng
        if isinstance(rng, FairRng):
            footer.append(f"seed {rng.seed.hex()}")
        for line in footer:
            lines.append(f"{line} #{chain.mark(line)}")
    return "\n".join(lines) + "\n"


def _script(match: Match) -> ScriptedRng:
    drawn = [(stream.name, outcome) for stream, outcome in match.setup_chance]
    for entry in match.entries:
        drawn += [(stream.name, outcome) for stream, outcome in entry.chance]
    return ScriptedRng(drawn)


def clean(name: str) -> str:
    """A player's name as one line of printable text."""
    kept = "".join(letter for letter in name if letter.isprintable())
    return " ".join(kept.replace("#", " ").split()) or "?"


class Reader:
    """Reads a record line by line, replaying as it goes."""

    def __init__(self, text: str) -> None:
        if len(text) > MAX_BYTES:
            raise RecordError(f"the record is larger than {MAX_BYTES} bytes")
        self.lines = text.split("\n")
        if self.lines[-1] == "":
            self.lines.pop()
        self.at = 0
        self.chain = Chain()
        self.mark = ""

    def error(self, text: str) -> RecordError:
        return RecordError(f"line {self.at}: {text}")

    def line(self) -> str:
        """The next line without its mark; "" at the end of the record."""
        if self.at >= len(self.lines):
            return ""
        whole = self.lines[self.at]
        self.at += 1
        body, sign, mark = whole.rpartition(" #")
        if not sign:
            raise self.error("no hash at the end of the line")
        self.mark = mark
        return body

    def check(self, line: str, position: str = "") -> None:
        if self.chain.mark(line, position) != self.mark:
            raise self.error("the hash does not fit: this line or one before it was changed")


def read(text: str) -> Match:
    """Replay a record and check all of it: answers, chance, hashes, scores, commitment."""
    reader = Reader(text)
    if not reader.lines or reader.lines[0] != FIRST_LINE:
        raise RecordError(f"line 1: not a record (it begins with {FIRST_LINE!r})")
    reader.at = 1
    try:
        return _read(reader)
    except (IllegalAnswer, ChanceError, UnknownGame, ValueError, IndexError) as error:
        if isinstance(error, RecordError):
            raise
        raise reader.error(str(error)) from None


def _read(reader: Reader) -> Match:
    header: dict[str, str] = {}
    options: Options = {}
    names: dict[str, str] = {}
    line = reader.line()
    while line and not line.startswith("setup"):
        reader.check(line)
        key, _, rest = line.partition(" ")
        if key == "option":
            name, _, value = rest.partition(" ")
            options[name] = value
        elif key == "name":
            letter, _, name = rest.partition(" ")
            names[letter] = name
        else:
            header[key] = rest
        line = reader.line()
    game = find(header.get("game", ""))
    rules = header.get("rules", "")
    if rules != str(game.rules_version):
        if not rules.isdecimal():
            raise reader.error(f"{rules!r} is no rules version")
        game = find(game.id, int(rules))
    script = ScriptedRng(read_chance(game, line.partition(" ~ ")[2]))
    match = Match(game, int(header.get("seats", "0")), options, script)
    match.commitment = header.get("commitment", "")
    match.names = [names.get(seat_letter(seat), seat_letter(seat)) for seat in range(match.seats)]
    reader.check(line, game.digest(match.state))
    return _replay(reader, match)


def _replay(reader: Reader, match: Match) -> Match:
    footer: dict[str, str] = {}
    while line := reader.line():
        head = line.split(" ", 1)[0]
        if not head.isdigit():
            reader.check(line)
            footer[head] = line.partition(" ")[2]
            continue
        words, _, chance = line.partition(" ~ ")
        number, letter, kind, word = words.split(" ")
        state = match.state
        if int(number) != match.ply + 1:
            raise reader.error(f"entry {number} where {match.ply + 1} is due")
        if state.is_over() or letter != seat_letter(state.current_player()):
            raise reader.error(f"{letter} is not asked here")
        if kind != state.kind().name:
            raise reader.error(f"{kind} is not asked here, but {state.kind().name}")
        answer = state.answer_of(word)
        script = ScriptedRng(read_chance(match.game, chance))
        state.rng = script
        match.play(answer)
        if script.at != len(script.outcomes):
            raise reader.error("more chance is written down than was drawn")
        reader.check(line, match.game.digest(match.state))
    _check_footer(reader, match, footer)
    return match


def _check_footer(reader: Reader, match: Match, footer: dict[str, str]) -> None:
    if not match.is_over():
        if footer:
            raise reader.error("the game is not over, yet a result is written down")
        return
    scores = " ".join(str(score) for score in match.state.scores())
    if footer.get("scores") != scores:
        raise reader.error(f"the scores are {scores}, not {footer.get('scores', 'missing')}")
    if match.commitment and "seed" in footer:
        seed = bytes.fromhex(footer["seed"])
        if commitment(seed) != match.commitment:
            raise reader.error("the seed does not fit the commitment")
        check_draws(match, seed)
        match.state.rng = FairRng(seed)


def check_draws(match: Match, seed: bytes) -> None:
    """Recompute every draw of a finished game from its revealed seed."""
    again = Match(match.game, match.seats, match.options, FairRng(seed))
    for entry in match.entries:
        again.play(entry.answer)
    same = [o for _, o in again.setup_chance] == [o for _, o in match.setup_chance] and all(
        [o for _, o in one.chance] == [o for _, o in other.chance]
        for one, other in zip(again.entries, match.entries, strict=True)
    )
    if not same:
        raise RecordError("the draws are not those of the revealed seed")
