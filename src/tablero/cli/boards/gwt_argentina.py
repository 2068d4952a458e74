"""Argentina in a hundred columns: trail, railroad, ships, cities, markets, a few lines a player."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from tablero.cli.boards import trails
from tablero.cli.boards.parts import colour, joined, labelled, letter
from tablero.cli.boards.trails import NOTHING, counted, inside
from tablero.cli.terminal.talk import Talk

WORKERS = {
    "gaucho": "orange3",
    "carpintero": "red",
    "maquinista": "bright_blue",
    "granjero": "yellow",
}
HIRED = {kind: style for kind, style in WORKERS.items() if kind != "granjero"}
COVERED = Text("×", style="dim")


def draw(board: dict[str, Any], talk: Talk) -> RenderableType:
    foresight = (trails.foresight(pair, talk) for pair in board["foresight"])
    stations = (trails.station(row, talk) for row in board["stations"])
    return Group(
        trails.heading(board, talk, f"{talk.term('exhaustion_stack')} {board['exhaustion']}"),
        trails.trail(with_coins(board), talk, face, ramps(talk), []),
        *trails.buildings(board, talk),
        labelled(talk.labels("station"), *stations),
        labelled(ships_key(talk), *ships(board, talk)),
        labelled(talk.labels("quay"), *(quay(row, talk) for row in board["quays"].items())),
        labelled(talk.labels("port_city"), *cities(board, talk)),
        trails.jobs(board["jobs"], talk, HIRED, arrows(board, talk)),
        labelled(talk.label("foresight"), *foresight),
        labelled(talk.label("cattle_market"), *counted(board["market"], talk)),
        labelled(talk.label("objective_display"), *trails.objectives(board["display"], talk)),
        *trails.specialist("pedro", board["pedro"], talk, WORKERS),
        *(line for player in board["players"] for line in player_lines(player, talk)),
        Rule(style="dim"),
    )


# -- the trail ------------------------------------------------------------------------------------
def with_coins(board: dict[str, Any]) -> dict[str, Any]:
    """The board with the pesos that lie on a farmer told with its tile."""
    coins = board["coins"]
    nodes = {
        node: tile and {**tile, "coins": coins.get(node, 0)}
        for node, tile in board["nodes"].items()
    }
    return {**board, "nodes": nodes}


def face(node: str, tile: dict[str, Any], talk: Talk) -> Text:
    """A building by its name, a farmer by the strength needed and the pesos that lie there."""
    printed = talk.printed["tiles"][tile["tile"]]
    style = "bold" if tile["owner"] is None else f"bold {colour(tile['owner'])}"
    style = trails.HANDS.get("".join(printed["hands"]), style)
    if not node.startswith("farmer"):
        return Text(tile["tile"], style=style)
    coins = f"+${tile['coins']}" if tile["coins"] else ""
    return Text(f"{printed['strength']}{coins}", style=style)


def ramps(talk: Talk) -> dict[str, str]:
    """By the space a loading ramp leaves from: the railroad space that an engine must reach."""
    return {ramp["foot"]: f"↗{ramp['space']}" for ramp in talk.printed["ramps"].values()}


def arrows(board: dict[str, Any], talk: Talk) -> dict[int, str]:
    """What the token sets going below each row: new cattle, the ships of a banner, or the end."""
    values: dict[str, list[str]] = {}
    for row in board["ships"]:
        printed = talk.printed["ships"][row["ship"]]
        values.setdefault(f"ships_{printed['banner']}", []).append(str(printed["value"]))
    told = {arrow: f"{talk.term('ship')} {', '.join(ships)}" for arrow, ships in values.items()}
    told |= {"cattle": talk.term("cattle_market"), "end": talk.term("last_turn")}
    return {row: told.get(job["arrow"], "") for row, job in enumerate(talk.printed["jobs"], 1)}


# -- ships and cities -----------------------------------------------------------------------------
def ships_key(talk: Talk) -> str:
    value, grain, points = (talk.term(it) for it in ("breeding_value", "grain", "victory_point"))
    return f"{talk.label('ship')} ({value}+{grain}/{points})"


def ships(board: dict[str, Any], talk: Talk) -> list[Text]:
    """By their value, those of the stack among the others."""
    values = talk.printed["ships"]
    rows = sorted(board["ships"], key=lambda row: int(values[row["ship"]]["value"]))
    return [ship(row, talk) for row in rows]


def ship(row: dict[str, Any], talk: Talk) -> Text:
    """The value and the grain it needs, the points, and the discs that lie there."""
    printed = talk.printed["ships"][row["ship"]]
    grain = f"+{printed['grain']}" if printed["grain"] else ""
    points = f"/{printed['vp']}" if printed["vp"] else ""
    return trails.discs(Text(f"{printed['value']}{grain}{points}"), row["discs"])


def quay(row: tuple[str, list[int]], talk: Talk) -> Text:
    return trails.discs(Text(talk.term(row[0])), row[1])


def cities(board: dict[str, Any], talk: Talk) -> list[Text]:
    """Each city with its side and the spots of its quarters, from west round to south."""
    return [
        Text.assemble(f"{talk.term(city)} {side} ", quarters(board["spots"], city))
        for city, side in board["city_sides"].items()
    ]


def quarters(spots: dict[str, Any], city: str) -> Text:
    inner = [(name, spot) for name, spot in spots.items() if name.startswith(city)]
    drawn = [
        Text.assemble(*(taken(spot) for _name, spot in each))
        for _quarter, each in groupby(inner, key=lambda item: item[0].rpartition("_")[0])
    ]
    return joined(drawn, "|")


def taken(spot: dict[str, Any]) -> Text:
    if spot["owner"] is not None:
        return letter(spot["owner"])
    return COVERED if spot["covered"] else NOTHING


# -- players --------------------------------------------------------------------------------------
def player_lines(player: dict[str, Any], talk: Talk) -> list[Text]:
    certificates = f"{player['certificates']}+{player['permanent_certificates']}"
    crew = player["crew"].items()
    line = trails.player_line(
        player,
        talk,
        "pesos",
        Text(f"{talk.term('certificate')} {certificates}/{player['certificate_limit']}"),
        Text(f"{talk.term('grain')} {player['grain']}+{player['loading_grain']}"),
        Text(f"{talk.term('strength')} {player['strength']}"),
        trails.engine(player, talk),
        Text(f"{talk.term('step_limit')} {player['step_limit']}"),
        *(Text(f"{talk.term(kind)} {n}", style=WORKERS[kind]) for kind, n in crew),
    )
    if player["pedro"]:
        return [line]
    return [line, trails.cards(player, talk), *owned(player, talk)]


def owned(player: dict[str, Any], talk: Talk) -> list[Text]:
    """Buildings in supply, auxiliary actions, and all that was won."""
    left = [Text(row["building"]) for row in player["buildings_left"]]
    first = [
        labelled(talk.labels("private_building"), joined(left, " ")),
        auxiliary(player, talk),
    ]
    won = [
        *(Text(inside(talk.term(master)), style="yellow") for master in player["masters"]),
        *counted({f"{area}_farmer": n for area, n in player["farmers"].items()}, talk),
        *counted(player["ships"], talk),
        *(trails.objective(card, talk).append(f" ×{n}") for card, n in player["area"].items()),
    ]
    lines = [Text.assemble("   ", joined(first))]
    return [*lines, Text.assemble("   ", joined(won))] if won else lines


def auxiliary(player: dict[str, Any], talk: Talk) -> Text:
    """The auxiliary actions that are open, a dot for each level."""
    actions = [
        Text(f"{inside(talk.term(f'aux_{kind}_2')).removesuffix(' II')} {'●' * level}")
        for kind, level in player["auxiliary"].items()
        if level
    ]
    return labelled(talk.labels("auxiliary_action"), *actions)
