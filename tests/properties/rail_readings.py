"""What the second readings of the titles with a railroad share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.properties.readings import Moment, Plain, by_id, cards_of, data_rows, subsets

CERTIFICATES = [0, 1, 2, 3, 4, 6]  # spaces of the track
ELSEWHERE = ("play_", "exchange")  # objective cards and tokens, offered beside the answers
MOST_CARDS = 9  # objective cards of which all sets are tried


def certificates_to_spend(marker: int) -> set[str]:
    """Back to any lower space of the track, or none."""
    return {str(marker - space) for space in CERTIFICATES if space <= marker}


def usable_discs(title: str, player: Plain, corners: str, money: int) -> dict[str, int]:
    """Discs that may go to a target and can be paid, and the money left with each: dark corners
    to white ones only when no white disc is left."""
    rows = by_id(title, "discs")
    left = {disc: row for disc, row in rows.items() if disc not in player["cleared"]}
    white = {disc: row for disc, row in left.items() if row["corners"] == "white"}
    fitting = left if corners == "dark" else white or left
    return {
        disc: money - row.get("cost", 0) + row.get("gain", 0)
        for disc, row in fitting.items()
        if row.get("cost", 0) <= money
    }


# -- the engine -----------------------------------------------------------------------------------
def engine_targets(title: str, moment: Moment) -> set[str]:
    """Free spaces in reach, forward up to so many, back exactly so many; those of others are passed
    over without counting."""
    players = moment.before["players"]
    taken = {p["engine"] for seat, p in enumerate(players) if seat != moment.seat} - {"0", "depot"}
    is_back = moment.about["way"] == "back"
    found: set[str] = set()
    todo = {(moment.player["engine"], int(moment.about["spaces"]))}
    while todo:
        at, left = todo.pop()
        for ahead in neighbours(title, at, is_back):
            if ahead in taken:
                todo.add((ahead, left))
            elif left:
                found |= {ahead} if left == 1 or not is_back else set()
                todo.add((ahead, left - 1))
    return found


def neighbours(title: str, at: str, is_back: bool) -> list[str]:
    """The next spaces; a turnout lies between two numbered ones."""
    turnouts = {row["after"]: row["id"] for row in data_rows(title)["stations"]}
    last = max(turnouts)
    if at == "depot":
        return [] if is_back else ["24"]
    if at.startswith("station"):
        before = next(after for after, station in turnouts.items() if station == at)
        return [str(before if is_back else before + 1)]
    here = int(at)
    next_space = here - 1 if is_back else here + 1
    switch = next_space if is_back else here
    if not 0 <= next_space <= last:
        return []
    return [str(next_space), *([turnouts[switch]] if switch in turnouts else [])]


# -- objectives and station masters ---------------------------------------------------------------
def objective_cards(title: str, player: Plain) -> tuple[list[str], list[str]]:
    """Cards of the area, which are judged, and of the herd, which may be added."""
    rows = by_id(title, "objectives")
    herd = cards_of(player, "hand", "deck", "discard")
    return [*cards_of(player, "area").elements()], [c for c in herd.elements() if c in rows]


def best_of_cards(
    title: str, player: Plain, units: Counter[str], counted: Counter[str]
) -> int | None:
    """Points of objectives and station masters together: cards of the herd may join the area, a
    unit serves one card, what is not met costs its penalty. None for too many cards to try."""
    rows = by_id(title, "objectives")
    bound, free = objective_cards(title, player)
    if len(bound) + len(free) > MOST_CARDS:
        return None
    best: list[int] = []
    for added in subsets(free):
        area = [rows[card] for card in [*bound, *added]]
        masters = master_points(title, player, counted, len(area))
        for met in subsets(list(range(len(area)))):
            wanted: Counter[str] = Counter()
            for place in met:
                wanted.update(area[place]["tasks"])
            if wanted <= units:
                judged = [row["vp"] if k in met else -row["penalty"] for k, row in enumerate(area)]
                best.append(sum(judged) + masters)
    return max(best)


def master_points(title: str, player: Plain, counted: Counter[str], in_area: int) -> int:
    total = 0
    for name in player["masters"]:
        row = by_id(title, "station_masters")[name]
        if "per" in row:
            is_cards = row["per"].startswith("objective_card")
            total += (in_area if is_cards else counted[row["per"]]) // row["group"] * row["vp"]
    return total


# -- the comparison -------------------------------------------------------------------------------
def check_offered(moment: Moment, wanted: set[str] | None) -> None:
    offered = {word for word in moment.offered - {"no"} if not word.startswith(ELSEWHERE)}
    assert wanted is None or offered == wanted, moment.name


def check_points(
    moment: Moment,
    automa: str,
    points: Callable[[Plain, int], dict[str, int]],
    card_points: Callable[[Plain, int], int | None],
) -> None:
    """Every row; cards and station masters together, which share what they count."""
    scored = moment.points
    for seat in range(len(moment.after["players"])):
        wanted = points(moment.after, seat)
        assert {row: scored[row][seat] for row in wanted} == wanted, moment.name
        if not (moment.after[automa] and seat == 1):
            found = scored["objectives"][seat] + scored["station_masters"][seat]
            assert card_points(moment.after, seat) in (None, found), moment.name
