"""Parts of the terminal's boards that the trail titles share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from tablero.cli.boards import ways
from tablero.cli.boards.parts import colour, joined, labelled, letter, name
from tablero.cli.terminal.talk import Talk

Thing = dict[str, Any]
NOTHING = Text("·", style="dim")
UNSETTLED = Text("○", style="dim")  # a space for farmers, hazards or bandits
STRONG = "strong_"


def trail(
    board: Thing, talk: Talk, face: Callable[[str, Thing, Talk], Text], exits: dict[str, str]
) -> Text:
    """All spaces in one line; herders stand where they are.

    `face` draws the tile on a space, `exits` tells what leaves the trail there.
    """
    herders: dict[str, list[int]] = {}
    for player in board["players"]:
        herders.setdefault(str(player["herder"]), []).append(player["seat"])
    printed = talk.printed["nodes"]
    cells = {}
    for node, tile in board["nodes"].items():
        drawn = bare(node, talk) if tile is None else face(node, tile, talk)
        leaving = Text(exits.get(node, ""), style="dim")
        cells[node] = standing(Text.assemble(drawn, leaving), herders.get(node, []))
    arrows = {node: row["next"] for node, row in printed.items()}
    return labelled(talk.label("trail"), *ways.line(arrows, cells))


def buildings(board: Thing, talk: Talk) -> list[Text]:
    """The players' buildings on the trail, a line each: whose, hands, points, effect."""
    lines = []
    for tile in board["nodes"].values():
        if tile is None or tile["owner"] is None:
            continue
        printed = talk.printed["tiles"][tile["tile"]]
        hands = [talk.term(f"hand_{hand}") for hand in printed.get("hands", [])]
        facts = [*hands, f"{talk.term('vp_short')} {printed['vp']}", talk.tip(tile["tile"])]
        told = " · ".join(fact for fact in facts if fact)
        where = Text(f"   {tile['tile']} ", style=f"bold {colour(tile['owner'])}")
        lines.append(Text.assemble(where, letter(tile["owner"]), (f" · {told}", "dim")))
    return lines


def bare(node: str, talk: Talk) -> Text:
    """A space without a tile: both ends of the trail by name, building spaces as dots."""
    kind = talk.printed["nodes"][node]["kind"]
    if kind in ("building", "common"):
        return NOTHING
    return UNSETTLED if node[-1].isdigit() else Text(talk.term(node))


def standing(text: Text, seats: list[int]) -> Text:
    for seat in seats:
        text = Text.assemble(text, "‹", letter(seat), "›")
    return text


def discs(text: Text, seats: list[int]) -> Text:
    return Text.assemble(text, " ", *(letter(seat) for seat in seats)) if seats else text


def inside(text: str) -> str:
    """What the brackets of a term say, `objective card (1 hazard tile)`, or what follows `:`."""
    return text.partition("(")[2].rstrip(")") or text.partition(": ")[2] or text


def counted(counts: dict[str, int] | None, talk: Talk) -> list[Text]:
    return [Text(f"{talk.term(kind)} {count}") for kind, count in (counts or {}).items() if count]


# -- railroad and job market ----------------------------------------------------------------------
def station(row: Thing, talk: Talk) -> Text:
    printed = talk.printed["stations"][row["station"]]
    number = row["station"].removeprefix("station_")
    title = number if number.isdigit() else talk.term(row["station"])
    text = Text(f"{title}:${printed['cost']}/{printed['vp']}")
    for thing in (row["master"], row["worker"]):
        if thing is not None:
            text.append(f" {inside(talk.term(thing))}", style="yellow")
    return discs(text, row["discs"])


def jobs(market: Thing, talk: Talk, colours: dict[str, str], arrows: dict[int, str]) -> Text:
    """Rows with workers, dim while they cannot be hired; an arrow shows the row of the token.

    `arrows` tells by row what happens when the token leaves it.
    """
    rows = []
    token = market["token_row"] or len(market["rows"]) + 1  # none once it has left the market
    for row in market["rows"]:
        to_come = arrows.get(row["row"], "") if row["row"] >= token else ""
        if not any(row["cells"]) and row["row"] != token and not to_come:
            continue
        cells = [worker(cell, talk, colours) for cell in row["cells"]]
        mark = "→" if row["row"] == token else ""
        cost = talk.printed["jobs"][row["row"] - 1]["cost"]
        text = Text.assemble(f"{mark}${cost} ", joined(cells, ""), to_come)
        if not row["open"]:
            text.stylize("dim")
        rows.append(text)
    key = Text.assemble(*(Text(f" {talk.term(kind)}", style=colours[kind]) for kind in colours))
    return labelled(Text.assemble(talk.label("job_market"), key).plain, *rows)


def worker(kind: str | None, talk: Talk, colours: dict[str, str]) -> Text:
    """The first letter of a worker; one with strength has a plus."""
    if kind is None:
        return NOTHING
    plain = kind.removeprefix(STRONG)
    mark = "" if plain == kind else "+"
    return Text(f"{talk.term(plain)[0].upper()}{mark}", style=f"bold {colours[plain]}")


def foresight(pair: list[str | None], talk: Talk) -> Text:
    tiles = [NOTHING if tile is None else Text(talk.term(tile)) for tile in pair]
    return Text.assemble("[", joined(tiles, " | "), "]")


def objectives(cards: list[str | None], talk: Talk) -> list[Text]:
    return [Text(f"[{inside(talk.term(card))}]") for card in cards if card is not None]


def engine(player: Thing, talk: Talk) -> Text:
    """Where the engine stands: a number, a station or what lies off the track."""
    place = player["engine"]
    return Text(f"{talk.term('engine')} {place if place.isdigit() else talk.term(place)}")


# -- a player -------------------------------------------------------------------------------------
def player_line(player: Thing, talk: Talk, money: str, *more: Text) -> Text:
    """Name, money, tokens, what a title adds, and the score; `money` is its key."""
    title = name(talk, player["seat"])
    title.stylize("bold")
    facts = [
        title,
        Text(f"${player[money]}", style="bold yellow"),
        Text(f"{talk.term('exchange_token')} {player['exchange_tokens']}"),
        *more,
    ]
    if player["score"] is not None:
        facts.append(Text(f"({talk.term('score')} {player['score']})", style="dim"))
    return joined(facts)


def cards(player: Thing, talk: Talk) -> Text:
    """The own hand card by card; of others only how many."""
    hand = counted(player["hand"], talk) or [Text(str(player["hand_size"]))]
    deck = Text(f"{talk.term('draw_pile')} {player['deck_size']}", style="dim")
    used = Text(f"{talk.term('discard_pile')} {player['discard_size']}", style="dim")
    return Text.assemble(
        "   ", labelled(f"{talk.label('hand')} /{player['hand_limit']}", *hand, deck, used)
    )


def auxiliary(player: Thing, talk: Talk) -> Text:
    """The auxiliary actions that are open, a dot for each level."""
    actions = [
        Text(f"{inside(talk.term(f'aux_{kind}_1'))} {'●' * level}")
        for kind, level in player["auxiliary"].items()
        if level
    ]
    return labelled(talk.label("auxiliary_action"), *actions)
