"""Positions as plain data: what every trail title writes and reads in the same way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.scripts import Book
from tablero.core.text.plain import Fields, Plain, PositionError, named, whole
from tablero.games.gwt_family.bits import members
from tablero.games.gwt_family.rancher import Rancher, total
from tablero.games.gwt_family.table import TrailTable
from tablero.games.gwt_family.tiles import EMPTY


def listed(mask: i64, words: list[str]) -> list[str]:
    """The words of the set bits."""
    return [word for k, word in enumerate(words) if mask >> k & 1]


def word_or_none(number: i64, words: list[str]) -> str | None:
    """A negative number stands for nothing."""
    return words[number] if number >= 0 else None


def index(where: str, word: object, known: list[str]) -> int:
    if not isinstance(word, str) or word not in known:
        raise PositionError(f"{where}: {word!r} is not known")
    return known.index(word)


def index_or_none(where: str, word: object, known: list[str]) -> int:
    return -1 if word is None else index(where, word, known)


def mask_of(fields: Fields, key: str, known: list[str]) -> int:
    """The inverse of `listed`."""
    mask = 0
    for word in fields.lines(key):
        mask |= 1 << index(fields.name(key), word, known)
    return mask


def places(fields: Fields, key: str, known: list[str], size: int) -> vec[i64]:
    """Up to `size` words, each a number or nothing."""
    words = fields.items(key)
    if len(words) > size:
        raise PositionError(f"{fields.name(key)}: {size} are the most")
    numbers = [index_or_none(key, word, known) for word in words]
    return vec[i64](numbers + [-1] * (size - len(numbers)))


def seat_or_none(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def given(fields: Fields, key: str) -> bool:
    """Whether a position says something under a key, be it that there is nothing."""
    return fields.has(key) or fields.values.get(key) in ({}, [])


def cards_to_come(fields: Fields, key: str, size: int, usual: int) -> vec[i64]:
    """The cards of a deck, numbered from 1; the first `usual` where the position says nothing."""
    deck = vec[i64]([0] * size)
    cards = fields.items(key) if key in fields.values else list(range(1, usual + 1))
    fields.has(key)
    for card in cards:
        deck[whole(fields.name(key), card, 1, size) - 1] = 1
    return deck


# -- the sides of pieces --------------------------------------------------------------------------
def side_words(mask: i64, words: list[str], pieces: int) -> list[str]:
    """The side that each piece shows: the second one where its bit is set."""
    return [words[1] if mask >> k & 1 else words[0] for k in range(pieces)]


def sides_of(top: Fields, key: str, words: list[str], pieces: int) -> int:
    """One word for all pieces, or a list with a word for each."""
    if isinstance(top.values.get(key), str):
        return 0 if top.word(key, words) == words[0] else (1 << pieces) - 1
    shown = top.lines(key)
    if shown and (len(shown) != pieces or set(shown) - set(words)):
        raise PositionError(f"{key}: {pieces} words of {', '.join(words)} are wanted")
    return sum(1 << k for k, word in enumerate(shown) if word == words[1])


# -- the table ------------------------------------------------------------------------------------
def dump_tiles(g: TrailTable) -> Plain:
    """What lies on each space: a tile, a neutral letter, or `5a@1` for a building of seat 1."""
    found: Plain = {}
    for node in range(len(g.tiles)):
        tile = g.tiles[node]
        if tile not in (EMPTY, g.numbers.goal):
            owner = g.owner_of(tile)
            name = g.tile_name(tile)
            found[g.trail.names[node]] = name if owner < 0 else f"{name}@{int(owner)}"
    return found


def show_tile(g: TrailTable, node: int) -> Plain | None:
    """What lies on a space; null when nothing does, and at the end of the trail."""
    tile = g.tiles[node]
    if tile in (EMPTY, g.numbers.goal):
        return None
    return {"tile": g.tile_name(tile), "owner": seat_or_none(g.owner_of(tile))}


def load_counters(g: TrailTable, top: Fields) -> None:
    g.turns = top.number("turns", 1)
    g.ply = top.number("ply", 0)
    g.draws = top.number("draws", 0)


def boards_of(top: Fields, seats: int) -> list[Fields]:
    """The player boards; seats that are not given have bare ones."""
    boards = top.items("players")
    if len(boards) > seats:
        raise PositionError(f"players: {len(boards)} boards for {seats} seats")
    boards += [{}] * (seats - len(boards))
    return [Fields(f"players.{seat}", board) for seat, board in enumerate(boards)]


def load_neutrals(g: TrailTable, fields: Fields, spaces: vec[i64]) -> None:
    """A trail with nothing but the neutral buildings; letters not given take the spaces left."""
    numbers = g.numbers
    known = numbers.neutrals
    g.tiles = vec[i64]([0] * len(g.trail.names))
    g.tiles[g.trail.goal] = numbers.goal
    letters = [fields.word(g.trail.names[node], known) for node in spaces]
    free = [letter for letter in known if letter not in letters]
    for k in range(len(letters)):
        letter = letters[k] or (known[k] if known[k] in free else free[0])
        if letter in free:
            free.remove(letter)
        g.tiles[spaces[k]] = numbers.first_neutral + known.index(letter)


def building_of(g: TrailTable, where: str, word: str) -> tuple[int, int]:
    """The owner and number of a building as it is written on the trail."""
    face, _, owner = word.partition("@")
    faces = g.numbers.faces
    if face not in faces or not owner.isdecimal() or int(owner) >= int(g.seats):
        raise PositionError(f"{where}: {word!r} is no tile")
    number = faces.index(face) % int(g.numbers.buildings)
    if faces[g.face_on(g.building_tile(int(owner), number))] != face:
        raise PositionError(f"{where}: building {number + 1} shows its other side in this game")
    return int(owner), number


def in_turn(frame: str) -> list[str]:
    """The stack in the middle of somebody's turn; see `load_frames`."""
    return ["turns {following}", f"{frame} {{seat}}"]


# The phases of a turn, which a position may begin with.
TURN_PHASES: Final = {
    "move": in_turn("turn@move_herder"),
    "use": in_turn("turn@use_location"),
    "refill": in_turn("turn@refill_hand"),
}


def load_frames(g: TrailTable, top: Fields, book: Book, phases: dict[str, list[str]]) -> None:
    """Last, when all pieces lie: the stack as saved, or the turn of `seat` from `phase` on."""
    broken = g.violations()
    if broken:
        raise PositionError(f"impossible position: {broken[0]}")
    seat = top.number("seat", 0, 0, int(g.seats) - 1)
    phase = top.word("phase", sorted(phases), "move")
    if given(top, "frames"):
        lines = top.lines("frames")
    else:
        following = (seat + 1) % int(g.seats)
        lines = [line.format(seat=seat, following=following) for line in phases[phase]]
    try:
        book.restore(g, lines)
    except ValueError as error:
        raise PositionError(f"frames: {error}") from None
    top.done()


def clear_discs(p: Rancher, count: int) -> None:
    """Discs elsewhere came from the board: so many leave it, from the first space on."""
    for disc in members(int(p.discs))[: max(count, 0)]:
        p.discs &= ~(1 << disc)


class RancherNames:
    """What the things of a rancher are called; `money` is its key."""

    def __init__(self, money: str, cards: list[str], nodes: list[str]) -> None:
        self.money = money
        self.cards = cards
        self.nodes = nodes  # where a herder can stand

    def dump(self, p: Rancher) -> Plain:
        return {
            self.money: int(p.money),
            "exchange_tokens": int(p.exchange_tokens),
            "herder": self.nodes[p.herder],
            "hand": named(p.hand, self.cards),
            "unseen": int(p.unseen),
            "deck": named(p.deck, self.cards),
            "discard": named(p.discard, self.cards),
        }

    def show(self, g: TrailTable, seat: int, is_known: bool, score: int) -> Plain:
        """What a client is shown of a rancher; cards of others are null."""
        p = g.rancher(seat)
        return {
            "seat": seat,
            self.money: int(p.money),
            "exchange_tokens": int(p.exchange_tokens),
            "certificates": int(p.temporary()),
            "herder": self.nodes[p.herder],
            "step_limit": int(g.step_limit(seat)),
            "hand_limit": int(p.hand_limit()),
            "hand": named(p.hand, self.cards) if is_known else None,
            "hand_size": int(p.hand_size()),
            "deck": named(p.deck, self.cards) if is_known else None,
            "deck_size": int(total(p.deck) - p.unseen),
            "discard": named(p.discard, self.cards) if is_known else None,
            "discard_size": int(total(p.discard)),
            "score": score,
        }

    def load(self, p: Rancher, fields: Fields, money: int, tokens: int, herd: vec[i64]) -> None:
        """`herd` are the cards a rancher begins with: a draw pile that is not given holds what
        hand and discard pile leave of them."""
        p.money = fields.number(self.money, money)
        p.exchange_tokens = fields.number("exchange_tokens", tokens)
        p.unseen = fields.number("unseen", 0)
        p.herder = self.nodes.index(fields.word("herder", self.nodes, self.nodes[0]))
        p.hand = fields.counts("hand", self.cards)
        p.discard = fields.counts("discard", self.cards)
        if fields.has("deck"):
            p.deck = fields.counts("deck", self.cards)
            return
        p.deck = herd[:]
        for card in range(len(herd)):
            p.deck[card] = max(herd[card] - p.hand[card] - p.discard[card], 0)
