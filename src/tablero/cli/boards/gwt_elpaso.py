"""El Paso in a hundred columns: the loop, posts, trains, piles and tiles, a few lines a player."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from tablero.cli.boards import trails
from tablero.cli.boards.parts import colour, joined, labelled, name
from tablero.cli.boards.trails import NOTHING, counted, discs, inside
from tablero.cli.terminal.talk import Talk

WORKERS = {"cowboy": "orange3", "builder": "red", "engineer": "bright_blue", "joker": "magenta"}


def draw(board: dict[str, Any], talk: Talk) -> RenderableType:
    return Group(
        trails.heading(board, talk, f"{talk.term('simmental_stack')} {board['simmental']}"),
        trails.trail(board, talk, face, {}, []),
        *trails.buildings(board, talk),
        labelled(talk.label("trading_post"), *(post(row, talk) for row in board["posts"])),
        *(train(card, talk) for card in board["trains"]),
        labelled(talk.label("common_building"), *(stock(row, talk) for row in board["buildings"])),
        labelled(talk.label("cattle_market"), *counted(board["market"], talk)),
        labelled(talk.label("worker_supply"), *workers(board["workers"], talk)),
        labelled(talk.label("objective_tile"), *tiles(board["open_objectives"], talk)),
        labelled(talk.label("bonus_tile"), *tiles(board["open_bonuses"], talk)),
        *sue(board["sue"], talk),
        *(line for player in board["players"] for line in player_lines(player, talk)),
        Rule(style="dim"),
    )


def face(node: str, tile: dict[str, Any], talk: Talk) -> Text:
    del node, talk
    style = "bold" if tile["owner"] is None else f"bold {colour(tile['owner'])}"
    return Text(tile["tile"], style=style)


def post(row: dict[str, Any], talk: Talk) -> Text:
    """The value and, from ten on, the points; then the discs that lie there."""
    printed = talk.printed["posts"][row["post"]]
    points = f"/{printed['vp']}" if printed["vp"] else ""
    return discs(Text(f"{printed['value']}{points}"), row["discs"])


def train(card: str, talk: Talk) -> Text:
    """A line each: what it needs and what its actions are."""
    return Text.assemble(("   ", ""), (talk.term(card), "bold"), (f" · {talk.tip(card)}", "dim"))


def stock(row: dict[str, Any], talk: Talk) -> Text:
    printed = talk.printed["tiles"][row["building"]]
    text = Text(f"{row['building']}:{printed['builders']}/{printed['vp']} ×{row['left']}")
    if not row["left"]:
        text.stylize("dim")
    return text


def workers(counts: dict[str, int], talk: Talk) -> list[Text]:
    return [Text(f"{talk.term(kind)} {n}", style=WORKERS[kind]) for kind, n in counts.items()]


def tiles(names: list[str | None], talk: Talk) -> list[Text]:
    return [NOTHING if tile is None else Text(f"[{inside(talk.term(tile))}]") for tile in names]


def sue(told: dict[str, Any] | None, talk: Talk) -> list[Text]:
    if told is None:
        return []
    columns = dict(zip(told["row"], told["columns"], strict=True))
    return [trails.automa("sue", told, talk, *workers(columns, talk))]


def sue_line(player: dict[str, Any], talk: Talk) -> Text:
    """What is hers to be scored; her columns stand before it, and nothing else lies before her."""
    parts = [name(talk, player["seat"]), *counted(player["discard"], talk)]
    tiles_held = tiles([*player["objectives"], *player["bonuses"]], talk)
    return joined([*parts, *tiles_held, Text(f"({talk.term('score')} {player['score']})", "dim")])


def player_lines(player: dict[str, Any], talk: Talk) -> list[Text]:
    if player["sue"]:
        return [sue_line(player, talk)]
    certificates = f"{player['certificates']}+{player['permanent_certificates']}"
    line = trails.player_line(
        player,
        talk,
        "dollars",
        Text(f"{talk.term('certificate')} {certificates}"),
        Text(f"{talk.term('step_limit')} {player['step_limit']}"),
        *workers({kind: n for kind, n in player["crew"].items() if n}, talk),
    )
    return [line, trails.cards(player, talk), owned(player, talk)]


def owned(player: dict[str, Any], talk: Talk) -> Text:
    """What the open auxiliary actions do, and the tiles."""
    levels = player["auxiliary"].items()
    actions = [Text(talk.answer("aux", kind, {"level": level})) for kind, level in levels if level]
    parts = [labelled(talk.labels("auxiliary_action"), *actions)]
    names = [*player["objectives"], *player["bonuses"]]
    if names:
        parts.append(joined(tiles(names, talk)))
    return Text.assemble("   ", joined(parts))
