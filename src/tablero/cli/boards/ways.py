"""A trail as one line of text: the two ways of a fork stand in brackets."""

from __future__ import annotations

from rich.text import Text

from tablero.cli.boards.parts import joined

Arrows = dict[str, list[str]]  # where each space leads, spaces in travel order


def onward(arrows: Arrows) -> Arrows:
    """The arrows without those that lead round to the start."""
    order = {node: place for place, node in enumerate(arrows)}
    return {
        node: sorted((to for to in ahead if order[to] > order[node]), key=order.__getitem__)
        for node, ahead in arrows.items()
    }


def line(arrows: Arrows, cells: dict[str, Text]) -> list[Text]:
    """The trail, and behind it the spaces to which no arrow leads."""
    arrows = onward(arrows)
    start = next(iter(arrows))
    trail = beyond(arrows, start)
    aside = [cell for node, cell in cells.items() if node not in trail]
    drawn = [stretch(arrows, cells, start, None)]
    return [*drawn, joined(aside, " ")] if aside else drawn


def stretch(arrows: Arrows, cells: dict[str, Text], node: str | None, end: str | None) -> Text:
    """What lies from a space up to the end of its stretch; nothing where a way is a mere step."""
    parts: list[Text] = []
    while node is not None and node != end:
        parts.append(cells[node])
        ahead = arrows[node]
        node = ahead[0] if ahead else None
        if len(ahead) > 1:
            node = meeting(arrows, ahead)
            ways = [stretch(arrows, cells, way, node) for way in ahead]
            parts.append(Text.assemble("(", joined(ways, " | "), ")"))
    return joined(parts, " ")


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
