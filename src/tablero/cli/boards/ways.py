"""A trail as a map: the ways of a fork run under each other until they meet again."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from tablero.cli.boards.parts import joined

Arrows = dict[str, list[str]]  # where each space leads, spaces in travel order
Block = list[Text]  # lines of one width; the trail enters and leaves on the first
ON = Text("─→", style="dim")


class TrailMap:
    """The trail in bands as wide as the screen; an arrow leads from one to the next.

    `label` stands before the first; under the last, spaces to which no arrow leads, and a key.
    """

    def __init__(self, label: str, arrows: Arrows, cells: dict[str, Text], key: list[Text]) -> None:
        ahead, start = onward(arrows), next(iter(arrows))
        self.label = Text(f"{label}: ", style="dim")
        self.is_loop = any(len(ahead[node]) < len(arrows[node]) for node in arrows)
        self.parts = stretch(ahead, cells, start, None)
        trail = beyond(ahead, start)
        aside = [cell for node, cell in cells.items() if node not in trail]
        beside = [Text.assemble("[", joined(aside, " "), "]")] if aside else []
        self.under = [*beside, *key]

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        lead = self.label
        room = options.max_width - self.label.cell_len - ON.cell_len
        bands = list(banded(self.parts, room))
        for number, band in enumerate(bands, 1):
            goes_on = number < len(bands) or self.is_loop
            yield Text.assemble(lead, band[0], ON if goes_on else "")
            for line in band[1:]:
                yield Text.assemble(" " * lead.cell_len, line)
            lead = Text("   →─", style="dim")
        if self.under:
            yield Text.assemble("   ", joined(self.under))


def onward(arrows: Arrows) -> Arrows:
    """The arrows without those that lead round to the start."""
    order = {node: place for place, node in enumerate(arrows)}
    return {
        node: sorted((to for to in ahead if order[to] > order[node]), key=order.__getitem__)
        for node, ahead in arrows.items()
    }


def stretch(
    arrows: Arrows, cells: dict[str, Text], node: str | None, end: str | None
) -> list[Block]:
    """Spaces and forks from a space up to the end of its stretch."""
    parts: list[Block] = []
    while node is not None and node != end:
        parts.append([Text.assemble(" ", cells[node], " ")])
        ahead = arrows[node]
        node = ahead[0] if ahead else None
        if len(ahead) > 1:
            node = meeting(arrows, ahead)
            parts.append(fork([in_a_row(stretch(arrows, cells, way, node)) for way in ahead]))
    return parts


def in_a_row(parts: list[Block]) -> Block:
    """Parts joined by the trail; nothing but trail where a way is a mere step."""
    block = []
    for k in range(max((len(part) for part in parts), default=1)):
        lines = [part[k] if k < len(part) else Text(" " * part[0].cell_len) for part in parts]
        block.append(Text(" " if k else "─", style="dim").join(lines))
    return block


def fork(ways: list[Block]) -> Block:
    """The ways under each other, all as long as the longest."""
    longest = max(way[0].cell_len for way in ways)
    block = []
    for way in ways:
        is_first, is_last = way is ways[0], way is ways[-1]
        left, right = ("┬", "┬") if is_first else ("└", "┘") if is_last else ("├", "┤")
        beside = " " if is_last else "│"
        for k, line in enumerate(way):
            rest = longest - line.cell_len + 1
            ends = (f"{beside} ", " " * rest + beside) if k else (f"{left}─", "─" * rest + right)
            block.append(Text.assemble((ends[0], "dim"), line, (ends[1], "dim")))
    return block


def banded(parts: list[Block], room: int) -> Iterator[Block]:
    """As many parts in a row as there is room for; a fork stays with the space before it."""
    band: list[Block] = []
    for group in grouped(parts):
        if band and in_a_row(band + group)[0].cell_len > room:
            yield in_a_row(band)
            band = []
        band += group
    yield in_a_row(band)


def grouped(parts: list[Block]) -> list[list[Block]]:
    groups: list[list[Block]] = []
    for part in parts:
        if len(part) > 1:
            groups[-1].append(part)
        else:
            groups.append([part])
    return groups


def meeting(arrows: Arrows, ways: list[str]) -> str | None:
    """The first space to which all ways lead."""
    found = [beyond(arrows, way) for way in ways]
    return next((node for node in arrows if all(node in spaces for spaces in found)), None)


def beyond(arrows: Arrows, node: str) -> set[str]:
    """A space and all that can be reached from it."""
    found = {node}
    for at, ahead in arrows.items():
        if at in found:
            found.update(ahead)
    return found
