"""Great Western Trail in a hundred columns: trail, railroad, markets, a few lines a player."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from tablero.cli.boards import trails
from tablero.cli.boards.parts import colour, joined, labelled
from tablero.cli.boards.trails import counted, inside
from tablero.cli.terminal.talk import Talk

WORKERS = {"cowboy": "orange3", "builder": "red", "engineer": "bright_blue"}
BANDITS = {"green_bandit": ("▲", "green"), "orange_bandit": ("■", "orange3")}
ARROWS = {"yellow": "cattle_market", "green": "last_turn"}  # what a full row of jobs brings


def draw(board: dict[str, Any], talk: Talk) -> RenderableType:
    foresight = (trails.foresight(pair, talk) for pair in board["foresight"])
    stations = (trails.station(row, talk) for row in board["stations"])
    return Group(
        trails.heading(board, talk),
        trails.trail(board, talk, face, {}, bandits(board, talk)),
        *trails.buildings(board, talk),
        labelled(talk.labels("station"), *stations),
        labelled(talk.labels("city"), *(city(row, talk) for row in board["cities"])),
        trails.jobs(board["jobs"], talk, WORKERS, arrows(talk)),
        labelled(talk.label("foresight"), *foresight),
        labelled(talk.label("cattle_market"), *counted(board["market"], talk)),
        labelled(talk.label("objective_display"), *trails.objectives(board["display"], talk)),
        *trails.specialist("sam", board["sam"], talk, WORKERS),
        *(line for player in board["players"] for line in player_lines(player, talk)),
        Rule(style="dim"),
    )


def face(node: str, tile: dict[str, Any], talk: Talk) -> Text:
    """A building by its name, a hazard by its points, a bandit by its sign."""
    if tile["tile"] in BANDITS:
        return Text(*BANDITS[tile["tile"]])
    printed = talk.printed["tiles"][tile["tile"]]
    style = "bold" if tile["owner"] is None else f"bold {colour(tile['owner'])}"
    is_hazard = talk.printed["nodes"][node]["kind"] == "hazard"
    short = str(printed["vp"]) if is_hazard else tile["tile"]
    return Text(short, style=trails.HANDS.get("".join(printed["hands"]), style))


def bandits(board: dict[str, Any], talk: Talk) -> list[Text]:
    """The signs of those on the trail."""
    there = {tile["tile"] for tile in board["nodes"].values() if tile is not None}
    shown = {kind: sign for kind, sign in BANDITS.items() if kind in there}
    return [Text(f"{sign} {talk.term(kind)}", style=style) for kind, (sign, style) in shown.items()]


def arrows(talk: Talk) -> dict[int, str]:
    told = {arrow: talk.term(thing) for arrow, thing in ARROWS.items()}
    return {row: told.get(job["arrow"], "") for row, job in enumerate(talk.printed["jobs"], 1)}


def city(row: dict[str, Any], talk: Talk) -> Text:
    value = talk.printed["cities"][row["city"]]["value"]
    return trails.discs(Text(f"{talk.term(row['city'])} {value}"), row["discs"])


def player_lines(player: dict[str, Any], talk: Talk) -> list[Text]:
    certificates = f"{player['certificates']}+{player['permanent_certificates']}"
    crew = player["crew"].items()
    line = trails.player_line(
        player,
        talk,
        "dollars",
        Text(f"{talk.term('certificate')} {certificates}/{player['certificate_limit']}"),
        trails.engine(player, talk),
        Text(f"{talk.term('step_limit')} {player['step_limit']}"),
        *(Text(f"{talk.term(kind)} {n}", style=WORKERS[kind]) for kind, n in crew),
    )
    return [line, trails.cards(player, talk), *owned(player, talk)]


def owned(player: dict[str, Any], talk: Talk) -> list[Text]:
    """Buildings in supply, auxiliary actions, and all that was won."""
    left = [Text(row["building"]) for row in player["buildings_left"]]
    first = [
        labelled(talk.labels("private_building"), joined(left, " ")),
        trails.auxiliary(player, talk),
    ]
    won = [
        *(Text(inside(talk.term(master)), style="yellow") for master in player["masters"]),
        *counted(player["hazards"], talk),
        *counted({kind: player[f"{kind}s"] for kind in ("green_bandit", "orange_bandit")}, talk),
        *(trails.objective(card, talk).append(f" ×{n}") for card, n in player["area"].items()),
    ]
    lines = [Text.assemble("   ", joined(first))]
    return [*lines, Text.assemble("   ", joined(won))] if won else lines
