"""What a first game of any trail is told, and when. Titles say what their goal and pieces are."""

from __future__ import annotations

from typing import Final, cast

from tablero.core.engine import State
from tablero.core.kinds import Args
from tablero.core.printed import Side, brings
from tablero.games.gwt_family.asking import Effect
from tablero.games.gwt_family.location.visit import VisitSheet
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import Rancher, total
from tablero.games.gwt_family.table import TrailTable
from tablero.lessons.wheels import Row, row

LAST_ROWS: Final = 3  # of the job market: from there on points count
UNPLAYED: Final = 1  # objective cards that a newcomer keeps in mind


def told(s: State) -> dict[str, Args]:
    """The offered answers by their words, each with its facts."""
    kind, question = s.kind(), s.question()
    return {
        kind.words[answer]: {**kind.args[answer], **question.facts(s, answer)}
        for answer in s.answers()
    }


def number(facts: Args, key: str) -> int:
    value = facts.get(key, 0)
    return int(value) if isinstance(value, int) else 0


def rancher(s: State, seat: int) -> Rancher:
    return cast(TrailTable, s).rancher(seat)


def rail_rancher(s: State, seat: int) -> RailRancher:
    return cast(RailRancher, rancher(s, seat))


def hires(sheet: VisitSheet, local: list[Side], building: list[list[Side]]) -> list[Effect]:
    """Of the local actions of a title, those of a building that hire."""
    words = {side.word for sides in building for side in sides if brings([side], "hire")}
    return [sheet.effects[k] for k, side in enumerate(local) if side.word in words]


class TrailWheels:
    """`goal` ends a lap; `hiring` is the letter of the neutral building that hires, `hires` what it
    has for that; most lines have said what they had to say with the delivery `last_visit`."""

    goal: str
    hiring: str
    hires: list[Effect]
    last_visit: int

    # -- what a title says ------------------------------------------------------------------------
    def doubled(self, s: State, seat: int) -> bool:
        """Whether the hand holds two cards of a breed."""
        raise NotImplementedError

    def value(self, s: State, seat: int) -> int:
        """Of the hand, as a delivery counts it."""
        raise NotImplementedError

    def place(self, s: State, seat: int, value: int) -> str:
        """The best place that a delivery of this value reaches."""
        raise NotImplementedError

    def deliveries(self, s: State, seat: int) -> int:
        raise NotImplementedError

    # -- what the rows ask ------------------------------------------------------------------------
    def steps_to_letter(self, s: State, letter: str) -> int | None:
        """To a neutral building that can be reached now."""
        for facts in told(s).values():
            if facts.get("stands") == "neutral" and facts.get("tile") == letter:
                return number(facts, "steps")
        return None

    def is_near(self, s: State) -> bool:
        """Whether the end of the lap is within reach."""
        return any(facts.get("tile") == self.goal for facts in told(s).values())

    def first_turn(self, s: State, seat: int) -> Args | None:
        return {}

    def afford_worker(self, s: State, seat: int) -> Args | None:
        steps = self.steps_to_letter(s, self.hiring)
        g, player = cast(TrailTable, s), rancher(s, seat)
        is_open = any(effect.can(g, player, seat) for effect in self.hires)
        return {"n": steps} if is_open and steps is not None else None

    def duplicates(self, s: State, seat: int) -> Args | None:
        """A stop comes before the goal: there a card may still go."""
        stops = [facts for facts in told(s).values() if "steps" in facts]
        has_stop = any(facts.get("tile") != self.goal for facts in stops)
        return {} if has_stop and self.doubled(s, seat) else None

    def token(self, s: State, seat: int) -> Args | None:
        has_token = "exchange" in told(s)
        return {} if has_token and self.is_near(s) and self.doubled(s, seat) else None

    def hand_reach(self, s: State, seat: int) -> Args | None:
        if not self.is_near(s):
            return None
        value = self.value(s, seat)
        return {"value": value, "place": self.place(s, seat, value)}

    def shuffle(self, s: State, seat: int) -> Args | None:
        """What is bought now comes back soon."""
        player = rancher(s, seat)
        return {} if total(player.deck) < player.hand_limit() else None

    def is_past(self, s: State, seat: int) -> bool:
        return self.deliveries(s, seat) >= self.last_visit


class RailWheels(TrailWheels):
    """With fees, crews, objective cards and a job market that ends the game."""

    hiring = "A"
    last_visit = 2
    visits: VisitSheet
    breeds: int  # of cattle
    buyers: str  # what the title calls those who buy cattle, and its money
    money: str

    def doubled(self, s: State, seat: int) -> bool:
        hand = rail_rancher(s, seat)
        return any(hand.breed_in_hand(breed) > 1 for breed in range(self.breeds))

    def value(self, s: State, seat: int) -> int:
        player = rail_rancher(s, seat)
        return int(player.herd_value() + player.permanent())

    def nothing_fits(self, s: State, seat: int) -> Args | None:
        """No local action could be paid and none was done: auxiliary ones are left."""
        first, done = self.visits.first_aux, self.visits.done
        return {} if all(first <= answer and answer != done for answer in s.answers()) else None

    def fee(self, s: State, seat: int) -> Args | None:
        """The dearer of the ways, and who gets its fee."""
        n, word = max((number(facts, "fee"), word) for word, facts in told(s).items())
        if n == 0:
            return None
        facts = told(s)[word]
        is_one = facts["payee"] == "player" and number(facts, "payee_seat") >= 0
        return {"n": n, "to": facts["payee"], "seat": facts["payee_seat"] if is_one else -1}

    def own_building(self, s: State, seat: int) -> Args | None:
        g = cast(RailTable, s)
        for facts in told(s).values():
            node = g.trail.numbers.get(str(facts.get("node", "")), -1)
            if node >= 0 and "steps" in facts and g.owner_of(g.tiles[node]) == seat:
                return {"building": facts["tile"], "n": number(facts, "steps")}
        return None

    def cheaper(self, s: State, seat: int) -> Args | None:
        """One card, two prices: more of the crew at work pay less."""
        prices: dict[str, list[tuple[int, int]]] = {}
        for facts in told(s).values():
            if "card" in facts and "second" not in facts:
                price = number(facts, self.buyers), number(facts, self.money)
                prices.setdefault(str(facts["card"]), []).append(price)
        for ways in prices.values():
            crew, low = max(ways)
            if low < min(ways)[1]:
                return {"n": crew, "low": low, "high": min(ways)[1]}
        return None

    def certificate(self, s: State, seat: int) -> Args | None:
        """The fewest that lead to a better place than none does."""
        found = {number(facts, "count"): facts for facts in told(s).values() if "value" in facts}
        place = {n: str(facts.get("city", facts.get("ship"))) for n, facts in found.items()}
        for n in sorted(place):
            if n > 0 and place[n] != place.get(0):
                return {"n": n, "place": place[n]}
        return None

    def first_disc(self, s: State, seat: int) -> Args | None:
        is_white = s.question().about(s).get("corners") == "white_corner"
        return {} if is_white and self.deliveries(s, seat) == 0 else None

    def objective(self, s: State, seat: int) -> Args | None:
        return {} if self.unplayed(s, seat) <= UNPLAYED else None

    def unplayed(self, s: State, seat: int) -> int:
        """Objective cards of the herd."""
        raise NotImplementedError

    def ending(self, s: State, seat: int) -> Args | None:
        """Workers that are still to come before the game ends."""
        jobs = cast(RailTable, s).jobs
        n = int((jobs.rows - jobs.row) * jobs.columns - jobs.filled)
        return {"n": n} if jobs.rows - jobs.row <= LAST_ROWS and n > 0 else None

    def rows(self) -> list[Row]:
        return [
            row("ending", "move", self.ending, late=True),
            row("first_turn", "place_herder", self.first_turn),
            row("hand_reach", "move", self.hand_reach),
            row("token", "move", self.token),
            row("own_building", "move", self.own_building),
            row("afford_worker", "move", self.afford_worker),
            row("duplicates", "move", self.duplicates),
            row("fee", "route", self.fee),
            row("nothing_fits", "act", self.nothing_fits),
            row("cheaper", "buy", self.cheaper),
            row("shuffle", "buy", self.shuffle),
            row("certificate", "income", self.certificate),
            row("first_disc", "disc", self.first_disc),
            row("objective", "objective", self.objective),
        ]
