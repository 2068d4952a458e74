"""Delivering cattle: the city, the disc, links, transport; and the delivery of building 9a."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Args, Kind, Refusal
from tablero.games.gwt2.asking import LATE, Ask, Asks, Effect, offer_bits
from tablero.games.gwt2.catalogue import (
    CITIES,
    CITY_BONUS,
    CITY_CORNERS,
    CITY_REPEATABLE,
    CITY_VALUE,
    CITY_VP,
    CORNERS,
    KANSAS_CITY_DISC,
    LINK_ACTION,
    LINK_FROM,
    LINK_VP,
    N_CITIES,
    NEW_YORK,
    RAILROAD,
)
from tablero.games.gwt2.discs import discs_for, move_disc, told_disc, why_not_discs
from tablero.games.gwt2.effects import gain, pay
from tablero.games.gwt2.engine import move_engine, told_place, why_not_places
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.stations import UPGRADE_STATION
from tablero.games.gwt2.tellings import DELIVERED, NOT_DELIVERED
from tablero.games.gwt2.words import CITY, DISC, ENGINE

WITH_TRANSPORT: Final[i64] = 0
EXTRAORDINARY: Final[i64] = 1


def transport(p: Player, city: i64, how: i64) -> i64:
    if how == EXTRAORDINARY:
        return 0
    return RAILROAD.crosses_between(p.engine, CITY_VALUE[city])


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
    return discs_for(p, CITY_CORNERS[city], transport(p, city, how))


def put_disc_in(g: Table, seat: i64, city: i64, due: i64) -> None:
    """The disc lies in the city."""
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
        tokens += LINK_ACTION[link].startswith("exchange_token")
        cards += LINK_ACTION[link].startswith("objective")
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


class ChooseCity(Ask):
    """Where the shipment goes; `n` says how."""

    def kind(self) -> Kind:
        return CITY

    def listing(self, g: Table, p: Player) -> None:
        for city in range(N_CITIES):
            if is_open(p, city, g.shipment) and discs_to(p, city, self.n) != 0:
                g.offer(city)

    def pass_over(self, s: State) -> None:
        s.tell(NOT_DELIVERED, self.seat)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        CHOOSE_DISC.enter_with(g, self.seat, self.n * N_CITIES + answer)

    def subject(self, g: Table, p: Player) -> Args:
        return {"value": int(g.shipment)}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        """What is paid and received, and its place among the offered cities, the best being 1."""
        rank = 1 + len([city for city in g.answers() if self.better(p, city, answer)])
        return {**worth(p, answer, self.n), "rank": rank}

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


class ChooseDisc(Ask):
    """Which disc goes to the city packed in `n`."""

    def kind(self) -> Kind:
        return DISC

    def listing(self, g: Table, p: Player) -> None:
        offer_bits(g, discs_to(p, self.n % N_CITIES, self.n // N_CITIES))

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        city = self.n % N_CITIES
        due = transport(p, city, self.n // N_CITIES)
        fresh = p.cities >> city & 1 == 0
        move_disc(g, self.seat, answer)
        put_disc_in(g, self.seat, city, due)
        pay(g, self.seat, due)
        gain(g, self.seat, CITY_BONUS[city])
        if fresh:
            enter_links(g, self.seat, city)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        city = self.n % N_CITIES
        return why_not_discs(p, CITY_CORNERS[city], transport(p, city, self.n // N_CITIES))

    def subject(self, g: Table, p: Player) -> Args:
        corners = CORNERS[CITY_CORNERS[self.n % N_CITIES]]
        return {"city": CITIES[self.n % N_CITIES], "corners": f"{corners}_corner"}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return told_disc(answer)


def completes(p: Player, link: i64, city: i64) -> bool:
    """Whether a first disc in `city` completes the link."""
    other = far_end(link, city)
    return other >= 0 and p.cities >> other & 1 == 1


def enter_links(g: Table, seat: i64, city: i64) -> None:
    p = g.players[seat]
    link: i64 = len(LINK_FROM) - 1
    while link >= 0:  # the last entered is asked first
        if completes(p, link, city):
            LATE.links[link].enter(g, seat)
        link -= 1


CHOOSE_CITY: Final = Asks("choose_city", ChooseCity, 2)
CHOOSE_DISC: Final = Asks("choose_disc", ChooseDisc, 2 * N_CITIES)


class BackForDelivery(Ask):
    """How far the engine goes back: the numbered spaces moved are the shipment's value."""

    def kind(self) -> Kind:
        return ENGINE

    def listing(self, g: Table, p: Player) -> None:
        taken = g.engines_of_others(self.seat)
        for place in range(p.engine):
            if taken >> place & 1 == 0:
                g.offer(place)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        taken = g.engines_of_others(self.seat)
        g.shipment = RAILROAD.spaces_back(taken, p.engine, answer)
        move_engine(g, self.seat, answer)
        if RAILROAD.station[answer] >= 0:
            UPGRADE_STATION.enter_with(g, self.seat, RAILROAD.station[answer])
        CHOOSE_CITY.enter_with(g, self.seat, EXTRAORDINARY)

    def subject(self, g: Table, p: Player) -> Args:
        return {"way": "delivery", "spaces": 0}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return told_place(p, answer)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        return why_not_places(g, self.seat)


BACK_FOR_DELIVERY: Final = Asks("back_for_delivery", BackForDelivery)


class ExtraordinaryDelivery(Effect):
    """The engine's way back is the value; no income, certificates or transport."""

    def __init__(self, name: str) -> None:
        self.name = name

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        return p.engine > 0 and discs_for(p, CITY_CORNERS[KANSAS_CITY_DISC], 0) != 0

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return ("engine_cannot_go_back", {"spaces": 1}) if p.engine == 0 else ("no_disc", {})

    def act(self, g: Table, seat: i64) -> None:
        BACK_FOR_DELIVERY.enter(g, seat)
