"""Delivering cattle: city, disc, links, transport; building 9a (RULES 7.7, 9.4, 9.5, 9.6)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.printed import brings
from tablero.games.gwt2.asking import Do, OwnAsk, OwnEffect
from tablero.games.gwt2.catalogue import (
    CITIES,
    CITY_BONUS,
    CITY_CORNERS,
    CITY_REPEATABLE,
    CITY_VALUE,
    CITY_VP,
    CORNERS,
    CROSS,
    KANSAS_CITY_DISC,
    LINK_FROM,
    LINK_VP,
    N_CITIES,
    NEW_YORK,
    RAILROAD,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.printed import LINK_ACTIONS
from tablero.games.gwt2.railroad.discs import BOARD_DISCS
from tablero.games.gwt2.railroad.engine import TRACK
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import DELIVERED, NOT_DELIVERED, PURSE
from tablero.games.gwt2.words import CITY, DISC, ENGINE
from tablero.games.gwt_family.asking import Asks, AsksPair, offer_bits

EXTRAORDINARY: Final[i64] = 1  # how a shipment goes: without transport; 0 is the usual way


def transport(p: Player, city: i64, how: i64) -> i64:
    """A dollar for each cross between engine and city; none when the engine is past it
    (RULES 9.6)."""
    if how == EXTRAORDINARY:
        return 0
    crosses: i64 = 0
    for space in range(RAILROAD.number[p.engine], CITY_VALUE[city]):
        crosses += CROSS[space]
    return crosses


def is_open(p: Player, city: i64, value: i64) -> bool:
    """Within the shipment's value, and not served before unless the city may be repeated."""
    if CITY_VALUE[city] > value:
        return False
    return CITY_REPEATABLE[city] == 1 or p.cities >> city & 1 == 0


def farthest(p: Player, value: i64) -> i64:
    """The last city on the line that a shipment of this value reaches."""
    last: i64 = KANSAS_CITY_DISC
    for city in range(N_CITIES):
        if is_open(p, city, value) and CITY_VALUE[city] > CITY_VALUE[last]:
            last = city
    return last


def discs_to(p: Player, city: i64, how: i64) -> i64:
    return BOARD_DISCS.choices(p, CITY_CORNERS[city], transport(p, city, how))


def put_disc_in(g: Table, seat: i64, city: i64, due: i64) -> None:
    """The disc lies in the city (RULES 9.4)."""
    p = g.players[seat]
    p.cities |= 1 << city
    if city == KANSAS_CITY_DISC:
        p.kansas_city_discs += 1
    elif city == NEW_YORK:
        p.new_york_discs += 1
    g.tell(DELIVERED, seat, city, due)


def worth(p: Player, city: i64, how: i64) -> dict[str, int]:
    """What a disc in the city brings: dollars after transport, points, and by new links more."""
    due = transport(p, city, how)
    points = CITY_VP[city]
    tokens = 0
    cards = 0
    for link in range(len(LINK_FROM)):
        other = far_end(link, city)
        if other < 0 or p.cities >> city & 1 or not p.cities >> other & 1:
            continue
        points += LINK_VP[link]
        tokens += brings(LINK_ACTIONS[link], "exchange_token")
        cards += brings(LINK_ACTIONS[link], "objective")
    return {
        "transport": int(due),
        "net": int(CITY_BONUS[city] - due),
        "points": int(points),
        "tokens": tokens,
        "cards": cards,
    }


def far_end(link: i64, city: i64) -> i64:
    """The city at the other end of a link, or -1 where the link does not lead to this city."""
    start = LINK_FROM[link]
    if city == start:
        return start + 1
    return start if city == start + 1 else -1


class ChooseCity(OwnAsk):
    """Where the shipment goes; `n` says how (RULES 9.4)."""

    def kind(self) -> Kind:
        return CITY

    def listing(self, g: Table, p: Player) -> None:
        for city in range(N_CITIES):
            if is_open(p, city, g.shipment) and discs_to(p, city, self.n) != 0:
                g.offer(city)

    def pass_over(self, s: State) -> None:
        s.tell(NOT_DELIVERED, self.seat)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        CHOOSE_DISC.enter_pair(g, self.seat, self.n, answer)

    def subject(self, g: Table, p: Player) -> Args:
        return {"value": int(g.shipment)}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        """What is paid and received."""
        return {**worth(p, answer, self.n)}

    def rank(self, s: State, answer: i64) -> int:
        """By points, then by money; an aside has no place among the cities."""
        if answer >= N_CITIES:
            return 0
        p = cast(Table, s).players[self.seat]
        cities = [city for city in s.answers() if city < N_CITIES]
        return 1 + len([city for city in cities if self.better(p, city, answer)])

    def better(self, p: Player, city: int, other: i64) -> bool:
        mine, yours = (worth(p, each, self.n) for each in (city, other))
        return (mine["points"], mine["net"]) > (yours["points"], yours["net"])

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for city in range(N_CITIES):
            if CITY_VALUE[city] > g.shipment:
                facts: Args = {"need": int(CITY_VALUE[city]), "have": int(g.shipment)}
                reasons.append(Refusal(int(city), "value_too_low", facts))
            elif not is_open(p, city, g.shipment):
                reasons.append(Refusal(int(city), "already_delivered"))
            elif discs_to(p, city, self.n) == 0:
                reasons.append(Refusal(int(city), "no_disc"))
        return reasons


class ChooseDisc(OwnAsk):
    """Which disc goes to the city; `n` says how (RULES 8.1, 8.2, 8.3, 9.4)."""

    def __init__(self, seat: i64, name: str, n: i64, city: i64) -> None:
        super().__init__(seat, name, n)
        self.city = city

    def save(self) -> tuple[str, list[int]]:
        return self.name, [int(self.n), int(self.city)]

    def kind(self) -> Kind:
        return DISC

    def listing(self, g: Table, p: Player) -> None:
        offer_bits(g, discs_to(p, self.city, self.n))

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        due = transport(p, self.city, self.n)
        fresh = p.cities >> self.city & 1 == 0
        BOARD_DISCS.move(g, self.seat, answer)
        put_disc_in(g, self.seat, self.city, due)
        p.money -= due
        PURSE.gain(g, self.seat, CITY_BONUS[self.city])
        if fresh:
            enter_links(g, self.seat, self.city)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        due = transport(p, self.city, self.n)
        return BOARD_DISCS.why_not_choices(p, CITY_CORNERS[self.city], due)

    def subject(self, g: Table, p: Player) -> Args:
        corners = CORNERS[CITY_CORNERS[self.city]]
        return {"city": CITIES[self.city], "corners": f"{corners}_corner"}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return BOARD_DISCS.told_choice(answer)


def completes(p: Player, link: i64, city: i64) -> bool:
    """Whether a first disc in `city` completes the link (RULES 9.5)."""
    other = far_end(link, city)
    return other >= 0 and p.cities >> other & 1 == 1


def enter_links(g: Table, seat: i64, city: i64) -> None:
    """The action of every link that the disc completes (RULES 9.5)."""
    p = g.players[seat]
    link: i64 = len(LINK_FROM) - 1
    while link >= 0:  # the last entered is asked first
        if completes(p, link, city):
            g.links[link].enter(g, seat)
        link -= 1


CHOOSE_CITY: Final = Asks("choose_city", ChooseCity, 2)
CHOOSE_DISC: Final = AsksPair("choose_disc", ChooseDisc, 2, N_CITIES)


class DeliverStep(Do):
    """A city for the shipment (RULES 9.4)."""

    def __init__(self) -> None:
        self.name = "delivery"

    def act(self, g: Table, seat: i64) -> None:
        CHOOSE_CITY.enter(g, seat)


def spaces_back(taken: i64, place: i64, target: i64) -> i64:
    """Numbered spaces from `place` back to `target`, those with another engine left out."""
    spaces: i64 = 0
    for at in range(target, place):
        if RAILROAD.is_turnout[at] == 0 and (at == 0 or not taken >> at & 1):
            spaces += 1
    return spaces


class BackForDelivery(OwnAsk):
    """How far the engine goes back: the spaces moved are the shipment's value (RULES 7.7)."""

    def kind(self) -> Kind:
        return ENGINE

    def listing(self, g: Table, p: Player) -> None:
        taken = g.engines_of_others(self.seat)
        for place in range(p.engine):
            if taken >> place & 1 == 0:
                g.offer(place)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        taken = g.engines_of_others(self.seat)
        g.shipment = spaces_back(taken, p.engine, answer)
        TRACK.move(g, self.seat, answer)
        TRACK.offer_upgrade(g, self.seat)
        CHOOSE_CITY.enter_with(g, self.seat, EXTRAORDINARY)

    def subject(self, g: Table, p: Player) -> Args:
        return {"way": "delivery", "spaces": 0}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        """Also the value of the shipment."""
        spaces = spaces_back(g.engines_of_others(self.seat), p.engine, answer)
        return {**TRACK.told(p, answer), "value": int(spaces)}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        return TRACK.why_not(g, self.seat)


BACK_FOR_DELIVERY: Final = Asks("back_for_delivery", BackForDelivery)


class ExtraordinaryDelivery(OwnEffect):
    """The engine's way back is the value; no income, certificates, transport (RULES 7.7)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return p.engine > 0 and BOARD_DISCS.choices(p, CITY_CORNERS[KANSAS_CITY_DISC], 0) != 0

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return ("engine_cannot_go_back", {"spaces": 1}) if p.engine == 0 else ("no_disc", {})

    def act(self, g: Table, seat: i64) -> None:
        BACK_FOR_DELIVERY.enter(g, seat)
