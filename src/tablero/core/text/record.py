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
import unicodedata

from tablero.core.game import Game, Options
from tablero.core.kinds import IllegalAnswer, Stream, seat_letter
from tablero.core.match import Entry, Match
from tablero.core.registry import UnknownGame, find
from tablero.core.rng import ChanceError, FairRng, ScriptedRng
from tablero.core.text.fairness import SEED_ALONE, TABLE_TOO, Proof, described, pledge

FIRST_LINE = "tablero record 1"
MAX_BYTES = 4_000_000
BY_NAME = {"option", "name", "share", "pledge", "takebacks"}
HEADER = {"game", "rules", "data", "seats", "table", "commitment"}
FOOTER = {"scores", "ended", "seed"}
# Control, format (bidi, zero-width), surrogates, private use, separators: what nobody sees, or what
# a terminal obeys. Not what is unassigned: a later Python may know the letter.
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp", "Zs"}
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


def answer_text(ply: int, entry: Entry) -> str:
    answer = f"{ply} {seat_letter(entry.seat)} {entry.kind} {entry.word}"
    return answer + chance_text(entry.chance)


def read_chance(game: Game, text: str) -> list[tuple[str, int]]:
    """The inverse of `chance_text`, behind the tilde."""
    drawn: list[tuple[str, int]] = []
    for part in text.split("; ") if text else []:
        name, *words = part.split(" ")
        stream = game.stream(name)
        drawn += [(name, stream.outcome(word)) for word in words]
    return drawn


def write(
    match: Match,
    table: str = "",
    pledges: list[str] | None = None,
    takebacks: list[int] | None = None,
) -> str:
    """The record of a match, finished or not. The seed is revealed only once it is over.

    `pledges` are those that the seats of a table gave to their shares, "" where one gave none;
    `takebacks` how often each went back past what it had seen.
    """
    chain = Chain()
    lines = [FIRST_LINE]
    header = _header(match, table, pledges or [])
    header += _by_seat("takebacks", [str(n) if n else "" for n in takebacks or []])
    for line in header:
        lines.append(f"{line} #{chain.mark(line)}")
    replayed = Match(match.game, match.seats, match.options, _script(match))
    line = "setup" + chance_text(match.setup_chance)
    lines.append(f"{line} #{chain.mark(line, replayed.game.digest(replayed.state))}")
    for number, entry in enumerate(match.entries, 1):
        replayed.play(entry.answer)
        line = answer_text(number, entry)
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


def _header(match: Match, table: str, pledges: list[str]) -> list[str]:
    game = match.game
    lines = described(
        game.id, game.rules_version, game.data_version, match.seats, match.options, table
    )
    lines += [f"name {seat_letter(seat)} {clean(name)}" for seat, name in enumerate(match.names)]
    rng = match.state.rng
    shares = rng.shares if isinstance(rng, FairRng) else None
    if match.commitment:
        lines.append(f"commitment {'' if shares is None else '2 '}{match.commitment}")
    if shares is not None:
        lines += _by_seat("pledge", pledges)
        lines += _by_seat("share", shares)
    return lines


def _by_seat(word: str, values: list[str]) -> list[str]:
    return [f"{word} {seat_letter(seat)} {value}" for seat, value in enumerate(values) if value]


def _script(match: Match) -> ScriptedRng:
    drawn = [(stream.name, outcome) for stream, outcome in match.setup_chance]
    for entry in match.entries:
        drawn += [(stream.name, outcome) for stream, outcome in entry.chance]
    return ScriptedRng(drawn)


def clean(name: str) -> str:
    """A player's name as one line of printable text."""
    kept = "".join(letter for letter in name if letter.isprintable())
    return " ".join(kept.replace("#", " ").split()) or "?"


def is_seen(line: str) -> bool:
    """Whether all of it is shown as it stands."""
    return line.isprintable() or all(
        letter == " " or unicodedata.category(letter) not in UNSEEN for letter in line
    )


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
        self.other_data = ""  # said with what is wrong: a corrected figure is no forgery

    def error(self, text: str) -> RecordError:
        return RecordError(f"line {self.at}: {text}")

    def line(self) -> str:
        """The next line without its mark; "" at the end of the record."""
        if self.at >= len(self.lines):
            return ""
        whole = self.lines[self.at]
        self.at += 1
        if not is_seen(whole):  # told with a fault, it could write "good" over it
            raise self.error("letters that cannot be seen")
        body, sign, mark = whole.rpartition(" #")
        if not sign:
            raise self.error("no hash at the end of the line")
        if not body:  # it would pass for the end, and nobody would read what follows
            raise self.error("nothing but a hash")
        self.mark = mark
        return body

    def check(self, line: str, position: str = "") -> None:
        if self.chain.mark(line, position) != self.mark:
            raise self.error("the hash does not fit: this line or one before it was changed")


class Checked:
    """A record that holds: the match, and how far its draws are proven."""

    def __init__(self, match: Match, proof: Proof, takebacks: dict[str, int]) -> None:
        self.match = match
        self.proof = proof
        self.takebacks = takebacks  # how often seats went back past what they had seen, by letter


def read(text: str) -> Match:
    """Replay a record and check all of it: answers, chance, hashes, scores, commitment."""
    return check(text).match


def check(text: str) -> Checked:
    """As `read`, and what is proven."""
    reader = Reader(text)
    if not reader.lines or reader.lines[0] != FIRST_LINE:
        raise RecordError(f"line 1: not a record (it begins with {FIRST_LINE!r})")
    reader.at = 1
    try:
        return _read(reader)
    except (IllegalAnswer, ChanceError, UnknownGame, ValueError, IndexError) as error:
        line = error if isinstance(error, RecordError) else reader.error(str(error))
        raise RecordError(f"{line}{reader.other_data}") from None


class Header:
    """The lines before the set-up, by their first words."""

    def __init__(self, reader: Reader) -> None:
        self.values: dict[str, str] = {}
        self.options: Options = {}
        self.names: dict[str, str] = {}
        self.shares: dict[str, str] = {}
        self.pledges: dict[str, str] = {}
        self.takebacks: dict[str, int] = {}
        self.bound: list[str] = []  # what a commitment binds
        self.said: set[str] = set()
        line = reader.line()
        while line and line.split(" ", 1)[0] != "setup":
            reader.check(line)
            self._take(line, reader)
            line = reader.line()
        self.chance = line.partition(" ~ ")[2]
        self.setup = line

    def _take(self, line: str, reader: Reader) -> None:
        key, _, rest = line.partition(" ")
        name, _, value = rest.partition(" ")
        said = f"{key} {name}" if key in BY_NAME else key
        if said in self.said:  # whoever reads on would not know which of the two holds
            raise reader.error(f"{said} is said twice")
        self.said.add(said)
        if key == "option":
            self.options[name] = value
        elif key == "name":
            self.names[name] = value
        elif key == "share":
            self.shares[name] = value
        elif key == "pledge":
            self.pledges[name] = value
        elif key == "takebacks":
            if not (value.isascii() and value.isdecimal()) or value.startswith("0"):
                raise reader.error(f"{value!r} is no number of takebacks")
            self.takebacks[name] = int(value)
        elif key in HEADER:
            self.values[key] = rest
        else:
            raise reader.error(f"{key!r} is no line of a record")
        if key not in {"name", "pledge", "share", "commitment", "takebacks"}:
            self.bound.append(line)

    def proof(self, seats: int) -> Proof:
        letters = [seat_letter(seat) for seat in range(seats)]
        for letter in [*self.names, *self.shares, *self.pledges, *self.takebacks]:
            if letter not in letters:
                raise RecordError(f"nobody sits at {letter!r}")
        version, _, value = self.values.get("commitment", "").rpartition(" ")
        if version not in {"", "2"}:
            raise RecordError(f"commitment of unknown version {version!r}")
        if not version and (self.shares or self.pledges or "table" in self.values):
            raise RecordError("table, shares and pledges without the commitment that binds them")
        if not value:
            return Proof(0, "", [], [], [])
        shares = [self.shares.get(letter, "") for letter in letters]
        pledges = [self.pledges.get(letter, "") for letter in letters]
        for letter, share, pledged in zip(letters, shares, pledges, strict=True):
            if pledged and share and pledge(self.values.get("table", ""), share) != pledged:
                raise RecordError(f"the share of {letter} is not the one it pledged")
        kind = TABLE_TOO if version else SEED_ALONE
        return Proof(kind, value, self.bound, shares, pledges)


def _read(reader: Reader) -> Checked:
    head = Header(reader)
    header, line = head.values, head.setup
    game = find(header.get("game", ""))
    rules = header.get("rules", "")
    if rules != str(game.rules_version):
        if not rules.isdecimal():
            raise reader.error(f"{rules!r} is no rules version")
        game = find(game.id, int(rules))
    data = header.get("data", "")
    if data != game.data_version:
        here = game.data_version
        reader.other_data = f" (component data of the record {data or 'not named'}, here {here})"
    script = ScriptedRng(read_chance(game, head.chance))
    match = Match(game, int(header.get("seats", "0")), head.options, script)
    # A record is as we write it: what can be read in a second way may be meant in a third.
    table = header.get("table", "")
    ours = described(game.id, game.rules_version, data, match.seats, match.options, table)
    for said in head.bound:
        if said not in ours:
            raise reader.error(f"{said!r} is not as records have it")
    if line != "setup" + chance_text(match.setup_chance):
        raise reader.error("more is said than what the set-up drew")
    proof = head.proof(match.seats)
    match.commitment = proof.value
    letters = [seat_letter(seat) for seat in range(match.seats)]
    match.names = [head.names.get(letter, letter) for letter in letters]
    reader.check(line, game.digest(match.state))
    _replay(reader, match, proof)
    return Checked(match, proof, head.takebacks)


def _replay(reader: Reader, match: Match, proof: Proof) -> None:
    footer: dict[str, str] = {}
    while line := reader.line():
        head = line.split(" ", 1)[0]
        if not head.isdigit():
            reader.check(line)
            if head not in FOOTER or head in footer:
                raise reader.error(f"{head!r} is no line of a record, or is said twice")
            footer[head] = line.partition(" ")[2]
            continue
        if footer:
            raise reader.error("an answer after the result")
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
        if line != answer_text(match.ply, match.entries[-1]):
            raise reader.error("not as records write an answer")
        reader.check(line, match.game.digest(match.state))
    _check_footer(reader, match, footer, proof)


def _check_footer(reader: Reader, match: Match, footer: dict[str, str], proof: Proof) -> None:
    if not match.is_over():
        if footer:
            raise reader.error("the game is not over, yet a result is written down")
        return
    scores = " ".join(str(score) for score in match.state.scores())
    if footer.get("scores") != scores:
        raise reader.error(f"the scores are {scores}, not {footer.get('scores', 'missing')}")
    if footer.get("ended") != match.state.ended_by():
        raise reader.error(f"the game ended by {match.state.ended_by()}")
    if proof.version == 0:
        if "seed" in footer:
            raise reader.error("a seed without a commitment to it proves nothing")
        return
    if "seed" not in footer:
        raise reader.error("the game is over, yet the seed it was committed to is not revealed")
    seed = bytes.fromhex(footer["seed"])
    if footer["seed"] != seed.hex():
        raise reader.error("a seed is 64 digits")
    if not proof.fits(seed):
        raise reader.error("the seed does not fit the commitment")
    check_draws(match, FairRng(seed, None, proof.mixed_in))
    proof.revealed = True
    match.state.rng = FairRng(seed, None, proof.mixed_in)


def check_draws(match: Match, rng: FairRng) -> None:
    """Recompute every draw of a finished game from its revealed seed."""
    again = Match(match.game, match.seats, match.options, rng)
    same = _numbers(again.setup_chance) == _numbers(match.setup_chance)
    for number, entry in enumerate(match.entries):
        if not same:  # before an answer that other draws would not allow
            break
        again.play(entry.answer)
        same = _numbers(again.entries[number].chance) == _numbers(entry.chance)
    if not same:
        raise RecordError("the draws are not those of the revealed seed")


def _numbers(chance: Outcomes) -> list[int]:
    return [outcome for _, outcome in chance]
