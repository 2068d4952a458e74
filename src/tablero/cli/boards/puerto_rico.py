"""Puerto Rico in a hundred columns: the table, the buildings for sale, a few lines a player."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tablero.cli.boards.parts import joined, labelled, name
from tablero.cli.terminal.talk import Talk
from tablero.core.kinds import seat_letter
from tablero.words.terms import capital

COLOURS = {
    "corn": "yellow",
    "indigo": "blue",
    "sugar": "bright_white",
    "tobacco": "dark_orange3",
    "coffee": "orange4",
    "quarry": "bright_black",
}
FILLED, EMPTY = "●", "○"


def draw(board: dict[str, Any], talk: Talk) -> RenderableType:
    return Group(
        heading(board, talk),
        roles(board, talk),
        *table_lines(board, talk),
        buildings(board, talk),
        *(line for player in board["players"] for line in player_lines(player, talk)),
        Rule(style="dim"),
    )


def good(talk: Talk, kind: str, amount: int | None = None) -> Text:
    text = talk.term(kind) if amount is None else f"{talk.term(kind)} {amount}"
    return Text(text, style=COLOURS.get(kind, ""))


def heading(board: dict[str, Any], talk: Talk) -> RenderableType:
    title = Text.assemble(f"{talk.label('round')} {board['round']} · {talk.label('governor')} ")
    title.append_text(name(talk, board["governor"]))
    if board["phase"] not in ("pick_role", "over"):
        title.append(f" · {talk.term(board['phase'])} ")
        title.append_text(name(talk, board["chooser"]))
    for reason in board["ended"]:
        title.append(f" · {talk.ended_by(reason)}", style="bold red")
    return Rule(title, style="dim")


def roles(board: dict[str, Any], talk: Talk) -> Text:
    cards = []
    for card in board["roles"]:
        role = talk.term(card["role"])
        if card["taken_by"] is None:
            text = Text(role, style="bold")
            if card["doubloons"]:
                text.append(f" +{card['doubloons']}", style="bold yellow")
        else:
            letter = seat_letter(card["taken_by"])
            text = Text(f"{role} ({letter})", style="dim strike")
        cards.append(text)
    return labelled(talk.label("role"), *cards)


def table_lines(board: dict[str, Any], talk: Talk) -> list[Text]:
    row = [good(talk, kind) for kind, count in board["row"].items() for _tile in range(count)]
    stock = Text(f"{talk.term('quarry')} {board['quarries']}   [{board['stack']}]", style="dim")
    gone = [good(talk, kind, count) for kind, count in board["discard"].items()]
    ships = [ship_text(ship, number, talk) for number, ship in enumerate(board["ships"], 1)]
    house = [good(talk, kind) for kind in board["house"]]
    spaces = talk.printed["spaces"]["trading_house"]
    house += [Text("·", style="dim")] * (spaces - len(house))
    supply = [good(talk, kind, count) for kind, count in board["supply"].items()]
    return [
        labelled(talk.label("plantation_row"), *row, stock),
        *([labelled(talk.label("discard_pile"), *gone)] if gone else []),
        joined(
            [
                labelled(talk.label("colonist_ship"), Text(str(board["colonist_ship"]))),
                labelled(talk.label("supply"), Text(str(board["colonists"]))),
                labelled(talk.label("vp_chip"), Text(str(max(0, board["chips"])))),
                labelled(talk.label("trading_house"), *house),
            ],
            "   ",
        ),
        labelled(talk.label("cargo_ship"), *ships),
        labelled(f"{talk.label('supply')} ({talk.term('good', 'pl')})", *supply),
    ]


def ship_text(ship: dict[str, Any], number: int, talk: Talk) -> Text:
    text = Text(f"{number} [", style="dim")
    if ship["good"] is None:
        return text.append("·" * ship["size"] + "]", style="dim")
    text.append(FILLED * ship["load"], style=COLOURS[ship["good"]])
    text.append("·" * (ship["size"] - ship["load"]) + "] ", style="dim")
    return text.append_text(good(talk, ship["good"]))


def buildings(board: dict[str, Any], talk: Talk) -> Table:
    """Four columns as on the printed board: price, points, copies left."""
    columns: list[list[Text]] = [[] for _column in range(4)]
    for building in board["buildings"]:
        column = talk.printed["buildings"][building["building"]]["column"]
        columns[column - 1].append(building_text(building, talk))
    grid = Table.grid(padding=(0, 1), expand=True)
    for _column in columns:
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_row(*(column_heading(column, talk) for column in range(1, 5)))
    for line in range(max(len(column) for column in columns)):
        grid.add_row(*(column[line] if line < len(column) else "" for column in columns))
    return grid


def column_heading(column: int, talk: Talk) -> Text:
    """The points of the column's buildings are also how many quarries may lower their price."""
    return Text(f"{talk.term('vp_short')} {column} · {talk.term('quarry')} ≤ {column}", style="dim")


def building_text(building: dict[str, Any], talk: Talk) -> Text:
    sold_out = building["left"] == 0
    good = talk.printed["buildings"][building["building"]]["produces"]
    style = "dim strike" if sold_out else COLOURS.get(good or "", "violet")
    text = Text(f"{building['own_price']:>2} ", style="dim" if sold_out else "bold yellow")
    text.append(capital(talk.term(building["building"], "short")), style=style)
    return text.append(f" ×{building['left']}", style="dim")  # a line through it is no plain text


def player_lines(player: dict[str, Any], talk: Talk) -> list[Text]:
    title = name(talk, player["seat"])
    title.stylize("bold")
    chips = "?" if player["chips"] is None else str(player["chips"])
    facts = [
        title,
        Text(f"{talk.label('doubloon')} {player['doubloons']}", style="bold yellow"),
        Text(f"{talk.term('vp_short')} {chips}"),
        Text(f"{talk.term('san_juan')} {player['san_juan']}"),
        *(good(talk, kind, count) for kind, count in player["goods"].items() if count),
    ]
    if player["score"] is not None:
        facts.insert(3, Text(f"({talk.term('score')} {player['score']})", style="dim"))
    return [
        joined(facts, "  "),
        place_line(used("island", player, talk), island(player, talk)),
        place_line(used("city", player, talk), city(player, talk)),
    ]


def used(part: str, player: dict[str, Any], talk: Talk) -> str:
    return f"{talk.label(part)} {player[f'{part}_used']}/{talk.printed['spaces'][part]}"


def place_line(label: str, parts: list[Text]) -> Text:
    return Text.assemble((f"   {label}: ", "dim"), joined(parts))


def island(player: dict[str, Any], talk: Talk) -> list[Text]:
    """Tiles of a kind together, each with its colonist or an empty circle."""
    found: dict[str, str] = {}
    for tile in player["island"]:
        mark = FILLED if tile["manned"] else EMPTY
        found[tile["tile"]] = found.get(tile["tile"], "") + mark
    return [good(talk, kind).append(f" {marks}") for kind, marks in found.items()]


def city(player: dict[str, Any], talk: Talk) -> list[Text]:
    parts = []
    for building in player["city"]:
        circles = talk.printed["buildings"][building["building"]]["circles"]
        empty = circles - building["colonists"]
        marks = FILLED * building["colonists"] + EMPTY * empty
        style = "" if building["colonists"] else "dim"
        parts.append(Text(f"{talk.term(building['building'])} {marks}", style=style))
    return parts
