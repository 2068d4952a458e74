"""What the fuzzing rig starts from: tables in every state, and good requests for every route.

Routes and the shape of what they take are those of the schema, so a new route is fuzzed from its
first day. Names that mean something here (a table, a link, a bot) are mostly given values that are
really there: else nothing would get past the first check.
"""

from __future__ import annotations

import json
import random
import secrets
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from rigs.harness import Browser, Server
from rigs.play import create, play_to_the_end
from tablero import bots
from tablero.core.text.fairness import pledge
from tablero.server.edge.openapi import schema
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables

Schema = dict[str, Any]
KNOWN = 0.8  # how often a name that means something gets a value that is there
UNLISTED = ["/", "/metrics", "/table/x", "/assets/none.js", "/api/none"]
WORDS = ["", "x", "Zoe", "hello", "0", "a" * 30, "é" * 20, "random"]


class Request(NamedTuple):
    method: str
    path: str
    body: bytes
    headers: dict[str, str]


class Route(NamedTuple):
    method: str
    path: str
    parameters: list[Schema]
    body: Schema | None


class Wire:
    """All that can be asked, by the schema."""

    def __init__(self) -> None:
        told = json.loads(schema())
        self._types: dict[str, Schema] = told["components"]["schemas"]
        self.routes = [
            Route(method.upper(), path, one.get("parameters", []), _body(one))
            for path, methods in told["paths"].items()
            for method, one in methods.items()
        ]
        self.routes += [Route("GET", path, [], None) for path in UNLISTED]

    def value(
        self, name: str, type_: Schema, known: dict[str, list[Any]], dice: random.Random
    ) -> Any:
        """Something that fits."""
        if known.get(name) and dice.random() < KNOWN:
            return dice.choice(known[name])
        if "$ref" in type_:
            return self.value("", self._types[type_["$ref"].rpartition("/")[2]], known, dice)
        if "oneOf" in type_:
            return self.value(name, dice.choice(type_["oneOf"]), known, dice)
        if "const" in type_:
            return type_["const"]
        if "enum" in type_:
            return dice.choice(type_["enum"])
        kind = type_.get("type")
        if kind == "object":
            return self._object(type_, known, dice)
        if kind == "array":
            count = dice.randrange(type_.get("minItems", 0), 5)
            return [self.value("", type_["items"], known, dice) for _ in range(count)]
        if kind == "integer":
            return dice.randrange(int(min(type_.get("maximum", 60), 60)) + 1)
        return {"boolean": dice.random() < 0.5, "string": dice.choice(WORDS)}.get(str(kind))

    def _object(self, type_: Schema, known: dict[str, list[Any]], dice: random.Random) -> Any:
        needed = type_.get("required", [])
        return {
            name: self.value(name, one, known, dice)
            for name, one in type_.get("properties", {}).items()
            if name in needed or dice.random() < 0.4
        }


def _body(route: Schema) -> Schema | None:
    content = route.get("requestBody", {}).get("content", {})
    return dict(content["application/json"]["schema"]) if content else None


class Scene:
    """Anna's tables, which nobody else may change, and those of Mallory, who sends everything."""

    def __init__(self, server: Server, finished: str, names: list[str]) -> None:
        self.server = server
        self.wire = Wire()
        self.names = names
        self.browsers = [Browser(server) for _ in range(4)]
        self.anna, olga, self.mallory, self.nina = self.browsers
        for browser in self.browsers:
            browser.introduce()
        self.secrets = [self.anna.cookie().partition("=")[2].encode()]
        self.annas = [finished, *self._tables_of(self.anna, olga)]
        self.quiet = [_table(self.mallory.create(name, *HOTSEAT)) for name in names]
        self.known = self._known(
            [*self._tables_of(self.mallory, self.nina), *self.annas, *self.quiet]
        )

    def close(self) -> None:
        for browser in self.browsers:
            browser.http.close()

    def _tables_of(self, browser: Browser, other: Browser) -> list[str]:
        """One of each kind: going on, open, cancelled, waiting for shares.

        Nina is Mallory's friend, whose seats Mallory may take by a device link; Olga is Anna's.
        """
        playing = [browser.create(name, *HOTSEAT) for name in self.names]
        open_, gone = (browser.create(self.names[0], "me", "open", "open") for _ in range(2))
        browser.post(f"/api/tables/{_table(gone)}/cancel")
        begun = browser.post("/api/tables/new").json()
        share = secrets.token_hex(32)
        waiting = browser.create(
            self.names[0], "me", "open", "random",
            beginning=begun["token"], pledge=pledge(begun["table"], share),
        )  # fmt: skip
        other.join(_table(waiting), waiting["invites"]["1"], "Nina")
        if browser is self.anna:
            self.secrets += [share.encode(), begun["token"].encode()]
            self.secrets += [link.partition("invite=")[2].encode() for link in invites(open_)]
            link = browser.post("/api/device").json()["url"].partition("token=")[2]
            self.secrets.append(link.encode())
        return [_table(one) for one in (*playing, open_, gone, waiting)]

    def _known(self, tables: list[str]) -> dict[str, list[Any]]:
        """What the names on the wire may stand for. Anna's links are not among it."""
        asked = self.nina.create(self.names[0], "me", "open", "open")
        links = [link.partition("invite=")[2] for link in invites(asked)]
        tokens = [
            browser.post("/api/device").json()["url"].partition("token=")[2]
            for browser in (self.mallory, self.nina)
        ]
        share = secrets.token_hex(32)
        return {
            "table_id": [*tables, _table(asked)],
            "game": self.names,
            "seat": [0, 1, 2],
            "expected": [0, 1, 2, 3, 5, 10**6],
            "answer": list(range(12)),
            "to": [0, 1, 2],
            "from": [0, 1, 2, 9],
            "ply": [0, 1, 5, 100],
            "step": list(range(18)),
            "played": ["", "1", "0.3", "4.17", "1.1.1"],
            "deeds": [0, 1, 2],
            "invite": links,
            "token": tokens,
            "beginning": ["", self.mallory.post("/api/tables/new").json()["token"]],
            "share": ["", share],
            "pledge": ["", "ab" * 32],
            "bot": ["", *bots.names()],
            "stand_in": ["", "greedy"],
            "id": ["fuzz-0001", "fuzz-0002"],
            "kind": ["me", "hotseat", "open"],
            "options": [{}, {"governor_moves": True}, {"none": 1}],
            "device": ["", "none"],
        }

    # -- asking ---------------------------------------------------------------------------------
    def request(self, dice: random.Random) -> Request:
        """A good one, though perhaps late, not allowed or unknown."""
        route = dice.choice(self.wire.routes)
        path, query = route.path, {}
        for one in route.parameters:
            value = self.wire.value(one["name"], one["schema"], self.known, dice)
            if one["in"] == "path":
                path = path.replace("{" + one["name"] + "}", quote(str(value), safe=""))
            elif dice.random() < 0.5:
                query[one["name"]] = value
        if query:
            path = f"{path}?{urlencode(query)}"
        body = b""
        if route.body is not None:
            body = json.dumps(self.wire.value("", route.body, self.known, dice)).encode()
        return Request(route.method, path, body, self.headers())

    def headers(self) -> dict[str, str]:
        return {
            "Host": f"127.0.0.1:{self.server.port}",
            "Origin": self.server.url,
            "Cookie": self.mallory.cookie(),
            "Content-Type": "application/json",
        }

    def tells(self, answer: bytes) -> bool:
        """Whether Mallory is told something of Anna's that opens a door."""
        return any(secret in answer for secret in self.secrets)


HOTSEAT = ("me", "hotseat", "hotseat")


def _table(made: dict[str, Any]) -> str:
    return str(made["table"])


def invites(made: dict[str, Any]) -> list[str]:
    return [str(link) for link in made["invites"].values()]


def finished_table(server: Server, game: str) -> str:
    """A game that is over, nobody's who asks: made before the server runs."""
    store = Store(server.db)
    tables = Tables(store)
    table = play_to_the_end(tables, create(tables, game=game))
    store.close()
    return table.id
