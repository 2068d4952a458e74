"""Great Western Trail in a hundred columns: trail, railroad, markets, a few lines a player."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from tablero.cli.boards.parts import colour, joined, labelled, letter, name
from tablero.cli.terminal.talk import Talk

WORKERS = {"cowboy": "orange3", "builder": "red", "engineer": "bright_blue"}
HANDS = {"green": "green", "black": "bright_black"}
BANDITS = {"green_bandit": "green", "orange_bandit": "orange"}
NOTHING = Text("·", style="dim")


def draw(board: dict[str, Any], talk: Talk) -> RenderableType:
    return Group(
        heading(board, talk),
        trail(board, talk),
        labelled(talk.label("station"), *(station(row, talk) for row in board["stations"])),
        labelled(talk.label("city"), *(city(row, talk) for row in board["cities"])),
        jobs(board["jobs"], talk),
        labelled(talk.label("foresight"), *(foresight(pair, talk) for pair in board["foresight"])),
        labelled(talk.label("cattle_market"), *counted(board["market"], talk)),
        labelled(talk.label("objective_display"), *objectives(board["display"], talk)),
        *(line for player in board["players"] for line in player_lines(player, talk)),
        Rule(style="dim"),
    )


def heading(board: dict[str, Any], talk: Talk) -> RenderableType:
    title = Text(f"{talk.label('turn')} {board['turn']}")
    for hand, fee in board["fees"].items():
        title.append(" · ").append(f"{talk.term(f'hand_{hand}')} ${fee}", style=HANDS[hand])
    if board["ending"]:
        title.append(f" · {talk.label('last_turn')}", style="bold red")
    return Rule(title, style="dim")


def trail(board: dict[str, Any], talk: Talk) -> Text:
    """All spaces in order, those of one stretch together; herders stand where they are."""
    herders: dict[str, list[int]] = {}
    for player in board["players"]:
        herders.setdefault(str(player["herder"]), []).append(player["seat"])
    stretches = []
    for stretch, spaces in groupby(board["nodes"].items(), key=lambda item: stretch_of(item[0])):
        cells = [space(node, tile, herders.get(node, []), talk) for node, tile in spaces]
        stretches.append(Text.assemble((f"{stretch} ", "dim"), joined(cells, " ")))
    return labelled(talk.label("trail"), *stretches)


def stretch_of(node: str) -> str:
    """`flood_3` lies on the stretch `flood`; places of their own keep their name."""
    head, _, tail = node.rpartition("_")
    return (head if tail.isdigit() else node).replace("_", " ")


def space(node: str, tile: dict[str, Any] | None, seats: list[int], talk: Talk) -> Text:
    text = NOTHING.copy()
    if tile is not None:
        short = tile["tile"] if node.startswith(("neutral", "build")) else hazard(tile, talk)
        style = "bold" if tile["owner"] is None else f"bold {colour(tile['owner'])}"
        text = Text(
            short, style=HANDS.get("".join(talk.printed["tiles"][tile["tile"]]["hands"]), style)
        )
    for seat in seats:
        text = Text.assemble(text, "‹", letter(seat), "›")
    return text


def hazard(tile: dict[str, Any], talk: Talk) -> str:
    """Points are all that tells the hazards of a stretch apart, colour the bandits."""
    points = talk.printed["tiles"][tile["tile"]]["vp"]
    return str(points) if points else talk.term(BANDITS[tile["tile"]])


def inside(text: str) -> str:
    """What the brackets of a term say: `objective card (1 hazard tile)`."""
    return text.partition("(")[2].rstrip(")") or text


def station(row: dict[str, Any], talk: Talk) -> Text:
    printed = talk.printed["stations"][row["station"]]
    number = row["station"].removeprefix("station_")
    text = Text(f"{number}:${printed['cost']}/{printed['vp']}")
    for thing in (row["master"], row["worker"]):
        if thing is not None:
            text.append(f" {inside(talk.term(thing))}", style="yellow")
    return discs(text, row["discs"])


def city(row: dict[str, Any], talk: Talk) -> Text:
    value = talk.printed["cities"][row["city"]]["value"]
    return discs(Text(f"{talk.term(row['city'])} {value}"), row["discs"])


def discs(text: Text, seats: list[int]) -> Text:
    return Text.assemble(text, " ", *(letter(seat) for seat in seats)) if seats else text


def jobs(market: dict[str, Any], talk: Talk) -> Text:
    """Rows with workers, dim while they cannot be hired; an arrow shows the row of the token."""
    rows = []
    for row in market["rows"]:
        if not any(row["cells"]) and row["row"] != market["token_row"]:
            continue
        cells = [worker(cell, talk) for cell in row["cells"]]
        mark = "→" if row["row"] == market["token_row"] else ""
        cost = talk.printed["jobs"][row["row"] - 1]["cost"]
        text = Text.assemble(f"{mark}${cost} ", joined(cells, ""))
        if not row["open"]:
            text.stylize("dim")
        rows.append(text)
    key = Text.assemble(*(Text(f" {talk.term(kind)}", style=WORKERS[kind]) for kind in WORKERS))
    return labelled(Text.assemble(talk.label("job_market"), key).plain, *rows)


def worker(kind: str | None, talk: Talk) -> Text:
    if kind is None:
        return NOTHING
    return Text(talk.term(kind)[0].upper(), style=f"bold {WORKERS[kind]}")


def foresight(pair: list[str | None], talk: Talk) -> Text:
    tiles = [NOTHING if tile is None else Text(talk.term(tile)) for tile in pair]
    return Text.assemble("[", joined(tiles, " | "), "]")


def counted(counts: dict[str, int] | None, talk: Talk) -> list[Text]:
    return [Text(f"{talk.term(kind)} {count}") for kind, count in (counts or {}).items() if count]


def objectives(cards: list[str | None], talk: Talk) -> list[Text]:
    return [Text(f"[{inside(talk.term(card))}]") for card in cards if card is not None]


def player_lines(player: dict[str, Any], talk: Talk) -> list[Text]:
    title = name(talk, player["seat"])
    title.stylize("bold")
    certificates = f"{player['certificates']}+{player['permanent_certificates']}"
    facts = [
        title,
        Text(f"${player['dollars']}", style="bold yellow"),
        Text(f"{talk.term('exchange_token')} {player['exchange_tokens']}"),
        Text(f"{talk.term('certificate')} {certificates}/{player['certificate_limit']}"),
        Text(f"{talk.term('engine')} {player['engine']}"),
        Text(f"{talk.term('step_limit')} {player['step_limit']}"),
        *(Text(f"{talk.term(kind)} {n}", style=WORKERS[kind]) for kind, n in crew(player)),
    ]
    if player["score"] is not None:
        facts.append(Text(f"({talk.term('score')} {player['score']})", style="dim"))
    return [joined(facts), cards(player, talk), *owned(player, talk)]


def crew(player: dict[str, Any]) -> list[tuple[str, int]]:
    return list(player["crew"].items())


def cards(player: dict[str, Any], talk: Talk) -> Text:
    """The own hand card by card; of others only how many."""
    hand = counted(player["hand"], talk) or [Text(str(player["hand_size"]))]
    deck = Text(f"{talk.term('draw_pile')} {player['deck_size']}", style="dim")
    used = Text(f"{talk.term('discard_pile')} {player['discard_size']}", style="dim")
    return Text.assemble(
        "   ", labelled(f"{talk.label('hand')} /{player['hand_limit']}", *hand, deck, used)
    )


def owned(player: dict[str, Any], talk: Talk) -> list[Text]:
    """Buildings in supply, auxiliary actions, and all that was won."""
    left = [Text(row["building"]) for row in player["buildings_left"]]
    actions = [
        Text(f"{inside(talk.term(f'aux_{kind}_1'))} {'●' * level}")
        for kind, level in player["auxiliary"].items()
        if level
    ]
    first = [labelled(talk.label("private_building"), joined(left, " "))]
    first.append(labelled(talk.label("auxiliary_action"), *actions))
    won = [
        *(Text(inside(talk.term(master)), style="yellow") for master in player["masters"]),
        *counted(player["hazards"], talk),
        *counted({kind: player[f"{kind}s"] for kind in ("green_bandit", "orange_bandit")}, talk),
        *(Text(f"[{inside(talk.term(card))}] ×{n}") for card, n in player["area"].items()),
    ]
    lines = [Text.assemble("   ", joined(first))]
    return [*lines, Text.assemble("   ", joined(won))] if won else lines
