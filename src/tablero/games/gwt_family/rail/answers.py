"""How titles with a railroad write answers: workers, purchases, stacks, discs on stations."""

from __future__ import annotations

from typing import Final

from tablero.core.kinds import Args
from tablero.games.gwt_family.answers import Answer
from tablero.games.gwt_family.rail.location.market import Purchase

OBJECTIVE_STACK: Final[list[Answer]] = [("stack", "objective_stack", {})]
MARKET_STACK: Final[list[Answer]] = [("draw", "market_stack", {})]


def hires(rows: int, workers: list[str]) -> list[Answer]:
    """Row by row, each kind of worker."""
    return [
        (f"{worker}_row_{row}", f"job.{row}.{worker}", {"worker": worker, "row": row})
        for row in range(1, rows + 1)
        for worker in workers
    ]


def purchases(
    price_list: list[Purchase], cattle: list[str], worker: str, money: str
) -> list[Answer]:
    """Each purchase with its cards, and how many workers and how much money it takes."""
    answers: list[Answer] = []
    for purchase in price_list:
        card = cattle[purchase.first]
        facts: Args = {"card": card, f"{worker}s": int(purchase.workers)}
        facts[money] = int(purchase.price)
        if purchase.second >= 0:
            facts["second"] = cattle[purchase.second]
        answers.append((purchase.word, f"market.{card}", facts))
    return answers


def from_stations(stations: list[str]) -> list[Answer]:
    """The own disc of a station, where none on the board fits."""
    return [(f"from_{name}", f"station.{name}", {"station": name}) for name in stations]
