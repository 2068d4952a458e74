"""Farmers: strength shown, tiles and coins taken, investments in granjeros (RULES 8.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import Frame
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import Step
from tablero.games.gwt_argentina.asking import OwnAsk, OwnEffect
from tablero.games.gwt_argentina.cards import (
    CATTLE_STRENGTH,
    EXHAUSTION_TAKEN,
    MOST_SHOWN,
    N_CATTLE,
)
from tablero.games.gwt_argentina.catalogue import (
    BAG_TILES,
    FARMER_AREA,
    FARMER_NODES,
    FARMER_SPACE,
    FARMER_STRENGTH,
    GRANJERO,
    GRANJERO_PRICE,
    N_AREAS,
    N_FARMER_SPACES,
    SPACE_PESOS,
)
from tablero.games.gwt_argentina.location.effects import exhaust
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import FARMER_HELPED, INVESTED, PURSE, SHOWED
from tablero.games.gwt_argentina.words import (
    FARMERS,
    FARMERS_ENOUGH,
    INVEST,
    INVEST_NO,
    SHOW_CARD,
    SHOW_ENOUGH,
)
from tablero.games.gwt_family.asking import too_dear
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS
from tablero.games.gwt_family.tiles import EMPTY

MOST_HELPED: Final[i64] = 3  # farmers in one action
ANYWHERE: Final[i64] = -1  # no single farmer: any on the board
TOO_STRONG: Final[i64] = 1000


def strength_at(g: Table, space: i64) -> i64:
    """The strength that the farmer on a farmer space asks for, or more than anybody has."""
    tile = g.tiles[FARMER_NODES[space]]
    return TOO_STRONG if tile == EMPTY else FARMER_STRENGTH[tile - 1]


def least_needed(g: Table, space: i64) -> i64:
    """The strength that helps this farmer, or the weakest of all."""
    if space != ANYWHERE:
        return strength_at(g, space)
    least: i64 = TOO_STRONG
    for other in range(N_FARMER_SPACES):
        least = min(least, strength_at(g, other))
    return least


def reach(p: Player, cards: i64, first: i64) -> i64:
    """The most strength that so many hand cards of kind `first` and later ones can show."""
    found: i64 = 0
    wanted: i64 = 7  # of the strongest cattle
    while wanted > 0 and cards > 0:
        for card in range(first, N_CATTLE):
            if CATTLE_STRENGTH[card] == wanted and p.hand[card] > 0:
                used = min(cards, p.hand[card])
                found += used * wanted
                cards -= used
        wanted -= 1
    return found


class ShowCard(OwnAsk):
    """A cattle card to show, or enough (RULES 8.6).

    Cards may be shown from the kind `first` on. `space` is the one farmer or ANYWHERE, `bonus` the
    strength of the building, `cards` and `shown` how many cards were shown and their strength.
    """

    def __init__(
        self, seat: i64, space: i64, bonus: i64, cards: i64, shown: i64, first: i64
    ) -> None:
        super().__init__(seat, "show_card", 0)
        self.space = space
        self.bonus = bonus
        self.cards = cards
        self.shown = shown
        self.first = first

    def kind(self) -> Kind:
        return SHOW_CARD

    def so_far(self, p: Player) -> i64:
        return p.strength() + self.bonus + self.shown

    def listing(self, g: Table, p: Player) -> None:
        lacking = least_needed(g, self.space) - self.so_far(p)
        left = MOST_SHOWN - self.cards
        if left > 0:
            for card in range(self.first, N_CATTLE):
                if p.hand[card] > 0 and self.leads_on(g, p, card, lacking, left):
                    g.offer(card)
        if lacking <= 0:
            g.offer(SHOW_ENOUGH)

    def leads_on(self, g: Table, p: Player, card: i64, lacking: i64, left: i64) -> bool:
        """Whether the strength that is lacking can still be shown after this card."""
        p.hand[card] -= 1
        most = CATTLE_STRENGTH[card] + reach(p, left - 1, g.next_from(card))
        p.hand[card] += 1
        return most >= lacking

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer != SHOW_ENOUGH:
            p.throw(answer)
            g.tell(SHOWED, self.seat, answer)
            shown = self.shown + CATTLE_STRENGTH[answer]
            first = g.next_from(answer)
            g.push(ShowCard(self.seat, self.space, self.bonus, self.cards + 1, shown, first))
            return
        exhaust(g, self.seat, EXHAUSTION_TAKEN[self.cards])
        if self.space != ANYWHERE:
            g.push(Invest(self.seat, help_farmer(g, self.seat, self.space)))
        else:
            g.push(ChooseFarmer(self.seat, self.so_far(p), 0, 0, 0))

    def subject(self, g: Table, p: Player) -> Args:
        need = int(least_needed(g, self.space))
        shown: Args = {"cards": int(self.cards), "most": int(MOST_SHOWN)}
        return {"strength": int(self.so_far(p)), "need": need, **shown}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        if answer == SHOW_ENOUGH:
            return {}
        return {"strength": int(CATTLE_STRENGTH[answer])}

    def save(self) -> tuple[str, list[int]]:
        numbers = (self.space, self.bonus, self.cards, self.shown, self.first)
        return "show_card", [int(number) for number in numbers]


def help_farmer(g: Table, seat: i64, space: i64) -> i64:
    """Take the tile, the coins on it and the pesos of its space; the area, as a bit of two."""
    node = FARMER_NODES[space]
    tile = g.tiles[node] - 1
    g.tiles[node] = EMPTY
    area = FARMER_AREA[tile]
    g.players[seat].add_helped(area, 1)
    g.tell(FARMER_HELPED, seat, tile, node)
    coins = g.coins[space]
    g.coins[space] = 0
    PURSE.gain(g, seat, coins + SPACE_PESOS[space])
    return 1 << (2 * area)


class ChooseFarmer(OwnAsk):
    """A farmer for what is left of the `strength`; `first` is the farmer space from which on they
    may be helped, `count` were helped in this action, `areas` says of which, two bits each
    (RULES 8.6)."""

    def __init__(self, seat: i64, strength: i64, first: i64, count: i64, areas: i64) -> None:
        super().__init__(seat, "choose_farmer", 0)
        self.strength = strength
        self.first = first
        self.count = count
        self.areas = areas

    def kind(self) -> Kind:
        return FARMERS

    def listing(self, g: Table, p: Player) -> None:
        for space in range(self.first, N_FARMER_SPACES):
            if strength_at(g, space) <= self.strength:
                g.offer(space)
        if self.count > 0:
            g.offer(FARMERS_ENOUGH)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        areas = self.areas
        count = self.count
        if answer != FARMERS_ENOUGH:
            left = self.strength - strength_at(g, answer)
            areas += help_farmer(g, self.seat, answer)
            count += 1
            if count < MOST_HELPED:
                g.push(ChooseFarmer(self.seat, left, g.next_from(answer + 1), count, areas))
                return
        g.push(Invest(self.seat, areas))

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for space in range(self.first, N_FARMER_SPACES):
            need = strength_at(g, space)
            if self.strength < need < TOO_STRONG:
                facts: Args = {"need": int(need), "have": int(self.strength)}
                reasons.append(Refusal(int(space), "not_enough_strength", facts))
        return reasons

    def subject(self, g: Table, p: Player) -> Args:
        counted: Args = {"count": int(self.count), "most": int(MOST_HELPED)}
        return {"strength": int(self.strength), **counted}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        if answer == FARMERS_ENOUGH:
            return {}
        pesos = int(g.coins[answer] + SPACE_PESOS[answer])
        tile = BAG_TILES[g.tiles[FARMER_NODES[answer]] - 1]
        return {"tile": tile, "strength": int(strength_at(g, answer)), "pesos": pesos}

    def save(self) -> tuple[str, list[int]]:
        numbers = (self.strength, self.first, self.count, self.areas)
        return "choose_farmer", [int(number) for number in numbers]


class Invest(OwnAsk):
    """A farmer just helped may become a granjero, at the price of the slot; `areas` says which are
    there, two bits each (RULES 8.6)."""

    def __init__(self, seat: i64, areas: i64) -> None:
        super().__init__(seat, "invest", 0)
        self.areas = areas

    def kind(self) -> Kind:
        return INVEST

    def price(self, p: Player) -> i64:
        return GRANJERO_PRICE[p.granjeros + 1]

    def listing(self, g: Table, p: Player) -> None:
        if not p.has_room_for(GRANJERO) or self.price(p) > p.money:
            return
        for area in range(N_AREAS):
            if self.areas >> (2 * area) & 3:
                g.offer(area)
        g.may_pass(INVEST_NO)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer == INVEST_NO:
            return
        price = self.price(p)
        p.money -= price
        p.add_helped(answer, -1)
        p.add_worker(GRANJERO, 1)
        slot = p.granjeros
        g.tell(INVESTED, self.seat, answer, price, slot)
        g.push(Invest(self.seat, self.areas - (1 << (2 * answer))))
        g.immediates.slots[GRANJERO * (WORKER_SLOTS + 1) + slot].enter(g, self.seat)

    def subject(self, g: Table, p: Player) -> Args:
        return {"pesos": int(self.price(p))}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        if not p.has_room_for(GRANJERO):
            return [Refusal(area, "row_full") for area in range(int(N_AREAS))]
        if self.price(p) > p.money:
            return [too_dear(p, area, self.price(p)) for area in range(int(N_AREAS))]
        return []

    def save(self) -> tuple[str, list[int]]:
        return "invest", [int(self.areas)]


class Helping(Step):
    """Reads back the questions of helping farmers (RULES 8.6)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        if len(numbers) != {"show_card": 5, "choose_farmer": 4, "invest": 1}[self.name]:
            raise ValueError(f"{self.name} wants other numbers")
        if min(numbers[1:], default=0) < 0 or not -1 <= numbers[0] < 200:
            raise ValueError(f"{self.name}: a number is out of range")
        if self.name == "invest":
            return Invest(seat, numbers[0] & 255)
        if self.name == "choose_farmer":
            strength, first, count, areas = numbers
            if first > int(N_FARMER_SPACES) or count >= int(MOST_HELPED):
                raise ValueError("choose_farmer: a number is out of range")
            return ChooseFarmer(seat, strength, first, count, areas & 255)
        space, bonus, cards, shown, first = numbers
        if space >= int(N_FARMER_SPACES) or cards > int(MOST_SHOWN) or first >= int(N_CATTLE):
            raise ValueError("show_card: a number is out of range")
        return ShowCard(seat, space, bonus, cards, shown, first)


HELPING: Final = [Helping("show_card"), Helping("choose_farmer"), Helping("invest")]


# -- printed actions ------------------------------------------------------------------------------
class HelpFarmers(OwnEffect):
    """Help one to three farmers anywhere, with the strength of the building (RULES 8.6)."""

    def __init__(self, name: str, bonus: i64) -> None:
        self.name = name
        self.bonus = bonus

    def most(self, p: Player) -> i64:
        return p.strength() + self.bonus + reach(p, MOST_SHOWN, 0)

    def space(self, p: Player) -> i64:
        return ANYWHERE

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return self.most(p) >= least_needed(g, self.space(p))

    def asks_for_cards(self) -> bool:
        return True

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        need = least_needed(g, self.space(p))
        if need == TOO_STRONG:
            return "no_farmer", {}
        return "not_enough_strength", {"need": int(need), "have": int(self.most(p))}

    def act(self, g: Table, seat: i64) -> None:
        g.push(ShowCard(seat, self.space(g.players[seat]), self.bonus, 0, 0, 0))


class HelpHere(HelpFarmers):
    """Help the farmer on whose tile the herder stands (RULES 8.6)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0)

    def space(self, p: Player) -> i64:
        return FARMER_SPACE[p.herder]
