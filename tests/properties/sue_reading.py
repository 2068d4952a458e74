"""Sue's turn played once more, from the position before it and by the plainest way there is."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.properties.readings import Plain, by_id, data_rows, own_tiles

TITLE = "gwt_elpaso"
SUE = 1
EASY_CARDS = 8
CARDS, POSTS = by_id(TITLE, "sue_cards"), by_id(TITLE, "posts")
BUILDINGS, TRAINS = by_id(TITLE, "common_buildings"), by_id(TITLE, "trains")
OBJECTIVES, BONUSES = by_id(TITLE, "objectives"), by_id(TITLE, "bonus_tiles")
POINTS = {"objective": OBJECTIVES, "bonus": BONUSES}
ROWS = {"objective": "open_objectives", "bonus": "open_bonuses"}
WORKERS = by_id(TITLE, "workers")
LOOP = [row["id"] for row in data_rows(TITLE)["trail"]][:-1]
WAYS = {row["id"]: row["next"] for row in data_rows(TITLE)["trail"]}
PRICES = {row["id"]: row["cost"] for row in data_rows(TITLE)["trail"] if row["kind"] == "common"}
BREEDS = ["black_angus", "corriente", "shorthorn", "hereford"]  # for 1, 2, 3, 4 cowboys
NEXT_POSTS = ["post_7", "post_9", "post_10", "post_12", "post_14", "post_16"]


class Turn:
    """Her turn on a copy of the position; the events tell what she draws and what comes up."""

    def __init__(self, before: Plain, events: list[Plain]) -> None:
        sue, board = before["sue"], before["players"][SUE]
        (number,) = drawn(events, "sue_drew", "card")
        self.card = CARDS[number]
        self.supplied = drawn(events, "sue_supplied", "card")
        self.shown = {sort: drawn(events, f"{sort}_shown", sort) for sort in ROWS}
        self.row, self.sizes = sue["row"], list(sue["columns"])
        self.tiles = dict(before["tiles"])
        self.stock: Counter[str] = Counter(before["stock"])
        self.piles: Counter[str] = Counter(before["piles"])
        self.herder = board["herder"]
        self.trains, self.left = before["trains"], sum(sue["supply"].values())
        self.open = {sort: list(before[row]) for sort, row in ROWS.items()}
        self.cattle, self.posts = Counter(board["discard"]), Counter(board["posts"])
        self.objectives, self.bonuses = set(board["objectives"]), Counter(board["bonuses"])
        self.deliveries, self.closer = sue["deliveries"], before["closer"]
        left = sue["deck"] or [n for n in CARDS if n <= EASY_CARDS + sue["harder_cards"]]
        self.deck = sorted(set(left) - {number})

    def play(self) -> None:
        self.walk(self.card.get("steps") or self.size(self.card["per"]))
        best = self.row[max(range(3), key=lambda k: (self.sizes[k], -k))]
        deed = self.card["do"]
        if deed == "best":
            deed = {"cowboy": "cattle", "builder": "build", "engineer": "train"}[best]
        {
            "supply_1": lambda: self.supply(1),
            "supply_2": lambda: self.supply(2),
            "cattle": self.buy,
            "build": self.build,
            "train": self.ride,
        }[deed]()
        if self.herder == "el_paso":
            self.arrive()

    def size(self, worker: str) -> int:
        return int(self.sizes[self.row.index(worker)])

    # -- the herder -------------------------------------------------------------------------------
    def walk(self, steps: int) -> None:
        at = self.herder
        while steps and at != "arrival":
            ways = WAYS[at]  # the one nearest the centre is first
            at = min(ways, key=lambda node: node in self.tiles)
            steps -= at in self.tiles or at == "arrival"
        self.herder = "el_paso" if at == "arrival" else at

    def ahead(self, node: str) -> int:
        return (LOOP.index(node) - LOOP.index(self.herder)) % len(LOOP)

    # -- the deeds --------------------------------------------------------------------------------
    def supply(self, count: int) -> None:
        for _k in range(min(count, self.left)):
            self.left -= 1
            card = self.supplied.pop(0)
            if card not in WORKERS:
                self.cattle[card] += 1
                continue
            column = self.for_joker() if card == "joker" else self.row.index(card)
            self.sizes[column] += 1

    def for_joker(self) -> int:
        free = [k for k in range(3) if self.sizes[k] < 4]
        return max(free, key=lambda k: (self.sizes[k], -k)) if free else 0

    def buy(self) -> None:
        there = [b for b in BREEDS[: self.size("cowboy")] if self.piles[b]]
        self.take(there[-1:])

    def take(self, cards: list[str]) -> None:
        self.cattle.update(cards)
        self.piles.subtract(cards)

    def build(self) -> None:
        builders, own = self.size("builder"), own_tiles({"tiles": self.tiles}, SUE)
        if len(own) < 2:
            free = [site for site in PRICES if site not in self.tiles]
            where = max(free, key=lambda site: (PRICES[site], -self.ahead(site)))
            ways = [(n, where, 0) for n in range(1, builders + 1)]
        else:
            needs = {site: BUILDINGS[face]["builders"] for site, face in own.items()}
            ways = [(n + k, site, n) for site, n in needs.items() for k in range(1, builders + 1)]
        ways = [way for way in ways if self.stock[str(way[0])] > 0]
        if not ways:
            self.take(["hereford"] if self.piles["hereford"] else [])
            return
        number, site, old = max(ways, key=lambda way: (way[0] - way[2], -self.ahead(way[1])))
        self.stock.update([str(old)] if old else [])
        self.stock[str(number)] -= 1
        self.tiles[site] = str(number)

    def ride(self) -> None:
        number = min(self.size("engineer"), 4)
        for action in TRAINS[f"train_{number}_{self.trains[number - 1]}"]["actions"]:
            self.gain(action)

    def gain(self, action: str) -> None:
        """Of a printed action: tiles and hires."""
        if "hire" in action:
            self.supply(1)
        for sort in ("objective", "bonus", "any"):
            if f"tile {sort}" in action:
                self.take_tile(["objective", "bonus"] if sort == "any" else [sort])

    def take_tile(self, sorts: list[str]) -> None:
        there = [
            (POINTS[sort][tile]["vp"], sort, place)
            for sort in sorts
            for place, tile in enumerate(self.open[sort])
            if tile
        ]
        if not there:
            return
        _, sort, place = max(there, key=lambda one: one[0])
        tile = self.open[sort][place]
        self.open[sort][place] = self.shown[sort].pop(0) if self.shown[sort] else None
        if sort == "objective":
            self.objectives.add(tile)
        else:
            self.bonuses[tile] += 1
            self.supply(1 if tile == "recruit" else 0)

    # -- El Paso ----------------------------------------------------------------------------------
    def arrive(self) -> None:
        if self.piles["simmental"]:
            self.take(["simmental"])
        elif self.closer is None:
            self.closer = SUE
        if self.posts.total() < 7:
            post = NEXT_POSTS[self.deliveries]
            self.posts[post] += 1
            self.deliveries += 1
            self.gain(POSTS[post].get("action", ""))

    def told(self) -> Plain:
        """All that her turn may change; nothing that she drew or uncovered is left over."""
        return {
            "herder": self.herder,
            "columns": self.sizes,
            "cattle": +self.cattle,
            "market": {breed: self.piles[breed] for breed in [*BREEDS, "simmental"]},
            "stock": +self.stock,
            "buildings": {n: t[0] for n, t in self.tiles.items() if n in PRICES},
            "posts": +self.posts,
            "objectives": self.objectives,
            "bonuses": +self.bonuses,
            "rows": self.open,
            "deliveries": self.deliveries,
            "closer": self.closer,
            "deck": self.deck,
            "dollars": 0,
            "unused": [*self.supplied, *self.shown["objective"], *self.shown["bonus"]],
        }


def drawn(events: list[Plain], kind: str, what: str) -> list[Any]:
    """What the events of her turn say of one kind."""
    kinds = [event["kind"] for event in events]
    hers = events[kinds.index("sue_drew") :]
    return [event["args"][what] for event in hers if event["kind"] == kind]


def found(after: Plain) -> Plain:
    """The same of the position after her turn."""
    board, sue = after["players"][SUE], after["sue"]
    return {
        "herder": board["herder"],
        "columns": sue["columns"],
        "cattle": +Counter(board["discard"]),
        "market": {breed: after["piles"].get(breed, 0) for breed in [*BREEDS, "simmental"]},
        "stock": +Counter(after["stock"]),
        "buildings": {n: t[0] for n, t in after["tiles"].items() if n in PRICES},
        "posts": +Counter(board["posts"]),
        "objectives": set(board["objectives"]),
        "bonuses": +Counter(board["bonuses"]),
        "rows": {sort: after[row] for sort, row in ROWS.items()},
        "deliveries": sue["deliveries"],
        "closer": after["closer"],
        "deck": sue["deck"],
        "dollars": board["dollars"],
        "unused": [],
    }
