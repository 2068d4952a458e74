"""Parts of the terminal's boards that the trail titles share."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tablero.cli.boards.parts import joined, labelled, letter, name
from tablero.cli.boards.ways import TrailMap
from tablero.cli.terminal.talk import Talk

Thing = dict[str, Any]
NOTHING = Text("·", style="dim")
UNSETTLED = Text("○", style="dim")  # a space for farmers, hazards or bandits
STRONG = "strong_"
HANDS = {"green": "green", "black": "bright_black"}


def heading(board: Thing, talk: Talk, more: str = "") -> RenderableType:
    """The turn, what hands cost where there are any, what a title adds, and the last turn."""
    title = Text(f"{talk.label('turn')} {board['turn']}")
    for hand, fee in board.get("fees", {}).items():
        title.append(" · ").append(f"{talk.term(f'hand_{hand}')} ${fee}", style=HANDS[hand])
    if more:
        title.append(f" · {more}")
    if board["ending"]:
        title.append(f" · {talk.label('last_turn')}", style="bold red")
    return Rule(title, style="dim")


def trail(
    board: Thing,
    talk: Talk,
    face: Callable[[str, Thing, Talk], Text],
    exits: dict[str, str],
    key: list[Text],
) -> TrailMap:
    """The trail with its tiles, their owners, and herders where they are.

    `face` draws the tile on a space, `exits` tells what leaves the trail there, `key` explains
    signs of the title.
    """
    herders: dict[str, list[int]] = {}
    for player in board["players"]:
        herders.setdefault(str(player["herder"]), []).append(player["seat"])
    cells = {}
    for node, tile in board["nodes"].items():
        drawn = bare(node, talk) if tile is None else owned(face(node, tile, talk), tile["owner"])
        leaving = Text(exits.get(node, ""), style="dim")
        cells[node] = standing(Text.assemble(drawn, leaving), herders.get(node, []))
    arrows = {node: row["next"] for node, row in talk.printed["nodes"].items()}
    return TrailMap(talk.label("trail"), arrows, cells, key)


def owned(text: Text, seat: int | None) -> Text:
    return text if seat is None else Text.assemble(text, letter(seat))


def buildings(board: Thing, talk: Talk) -> list[Text]:
    """The players' buildings on the trail, a line each: whose, hands, points, effect."""
    owners: dict[str, list[int]] = {}
    for tile in board["nodes"].values():
        if tile is not None and tile["owner"] is not None:
            owners.setdefault(tile["tile"], []).append(tile["owner"])
    return [building(face, seats, talk) for face, seats in owners.items()]


def building(face: str, seats: list[int], talk: Talk) -> Text:
    printed = talk.printed["tiles"][face]
    hands = [talk.term(f"hand_{hand}") for hand in printed.get("hands", [])]
    facts = [*hands, f"{talk.term('vp_short')} {printed['vp']}", talk.tip(face)]
    told = " · ".join(fact for fact in facts if fact)
    whose = joined([letter(seat) for seat in sorted(seats)], " ")
    return Text.assemble((f"   {face} ", "bold"), whose, (f" · {told}", "dim"))


def bare(node: str, talk: Talk) -> Text:
    """A space without a tile: both ends of the trail by name, building spaces as dots."""
    kind = talk.printed["nodes"][node]["kind"]
    if kind in ("building", "common"):
        return NOTHING
    return UNSETTLED if node[-1].isdigit() else Text(talk.term(node))


def standing(text: Text, seats: list[int]) -> Text:
    """Whose herders stand there: `C‹AB›`."""
    return Text.assemble(text, "‹", *map(letter, seats), "›") if seats else text


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


def jobs(
    market: Thing, talk: Talk, colours: dict[str, str], arrows: dict[int, str]
) -> RenderableType:
    """The market as it lies, a row of it under its number and price, dim while it is closed.

    An arrow shows the row of the token; `arrows` tells by row what happens when the token
    leaves it.
    """
    token = market["token_row"] or len(market["rows"]) + 1  # none once it has left the market
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    for row in market["rows"]:
        grid.add_column(justify="right", style="" if row["open"] else "dim")
    numbers = [f"{'→' if row['row'] == token else ''}{row['row']}" for row in market["rows"]]
    grid.add_row(Text(f"{talk.label('job_market')}:", style="dim"), *numbers)
    grid.add_row("", *(f"${job['cost']}" for job in talk.printed["jobs"]))
    workers = [
        Text.assemble("   ", worker(kind, talk, colours), " ", talk.term(kind)) for kind in colours
    ]
    lines = zip_longest(workers, range(market["columns"]), fillvalue=None)
    for legend, column in lines:
        cells = [
            "" if column is None else worker(row["cells"][column], talk, colours)
            for row in market["rows"]
        ]
        grid.add_row(legend or "", *cells)
    to_come = [Text(f"▼{row} {told}") for row, told in arrows.items() if told and row >= token]
    return Group(grid, Text.assemble("   ", joined(to_come))) if to_come else grid


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
    return [objective(card, talk) for card in cards if card is not None]


def objective(card: str, talk: Talk) -> Text:
    """Its tasks, the points they bring, and those it costs where they are not done."""
    printed = talk.printed["objectives"][card]
    worth = Text(f"+{printed['vp']}", style="green")
    if printed["penalty"]:
        worth.append(f" −{printed['penalty']}", style="red")
    return Text.assemble("[", inside(talk.term(card)), ": ", worth, "]")


def engine(player: Thing, talk: Talk) -> Text:
    """Where the engine stands: a number, a station or what lies off the track."""
    place = player["engine"]
    return Text(f"{talk.term('engine')} {place if place.isdigit() else talk.term(place)}")


# -- a player -------------------------------------------------------------------------------------
def automa(called: str, told: Thing, talk: Talk, *favoured: Text) -> Text:
    """The solo opponent: what it favours, the cards left, and whether these are reconstructed."""
    facts = [*favoured, Text(f"{talk.term(f'{called}_card')} {told['cards_left']}", style="dim")]
    if told["reconstructed"]:
        facts.append(Text(talk.speaker.say("ui-doubt-sign"), style="yellow"))
    return labelled(talk.label(called), *facts)


def specialist(called: str, told: Thing | None, talk: Talk, styles: dict[str, str]) -> list[Text]:
    """A solo opponent that favours one kind of worker, where there is one."""
    if told is None:
        return []
    kind = told["specialisation"]
    return [automa(called, told, talk, Text(talk.term(kind), style=styles[kind]))]


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
    if player["hand_value"] is not None:
        hand.append(Text(f"{talk.term('breeding_value')} {player['hand_value']}", style="bold"))
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
    return labelled(talk.labels("auxiliary_action"), *actions)
