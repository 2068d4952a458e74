"""Players with a style one can name and learn against: common sense with a fondness.

A fondness is so many points of worth for every answer whose kind and word begin so.
"""

from __future__ import annotations

from collections.abc import Callable

from tablero.bots.contract import Bot, Budget, Thought
from tablero.bots.greedy import Greedy
from tablero.bots.heuristics import Judge
from tablero.core.game import View

Fondness = dict[str, float]

# By title and name.
CHARACTERS: dict[str, dict[str, Fondness]] = {
    "puerto_rico": {
        # Much of one or two goods, and onto the ships with it.
        "shipper": {
            "pick_role craftsman": 1.5,
            "pick_role captain": 2.0,
            "take_tile corn": 1.0,
            "take_tile quarry": -1.0,
            "build wharf": 4.0,
            "build harbor": 4.0,
            "build large_warehouse": 1.0,
            "build customs_house": 3.0,
        },
        # Quarries and money first, then a city full of large buildings.
        "builder": {
            "pick_role builder": 2.0,
            "pick_role settler": 0.5,
            "pick_role captain": -1.0,
            "take_tile quarry": 2.0,
            "build construction_hut": 2.0,
            "build guild_hall": 3.0,
            "build city_hall": 3.0,
            "build residence": 3.0,
            "build fortress": 2.0,
        },
        # Every kind of good, and the factory pays for it.
        "factory": {
            "pick_role craftsman": 1.0,
            "pick_role trader": 1.0,
            "take_tile coffee": 1.5,
            "take_tile tobacco": 1.5,
            "build factory": 5.0,
            "build coffee_roaster": 2.0,
            "build tobacco_storage": 2.0,
            "build indigo_plant": 1.0,
            "build sugar_mill": 1.0,
            "sell coffee": 1.0,
        },
        # Whatever brings most at once; has a judgement of its own.
        "opportunist": {},
    },
    "gwt2": {
        # Cowboys and ever better cattle.
        "rancher": {
            "hire cowboy": 8.0,
            "hire engineer": -4.0,
            "act buy_cattle": 6.0,
            "buy hereford": 4.0,
            "buy shorthorn": 2.0,
            "act build": -3.0,
        },
        # Craftsmen, and a trail full of their buildings.
        "builder": {
            "hire builder": 8.0,
            "hire cowboy": -4.0,
            "act build": 6.0,
            "act buy_cattle": -2.0,
        },
        # Engineers, the railroad and its stations.
        "engineer": {
            "hire engineer": 8.0,
            "hire builder": -4.0,
            "act engine": 5.0,
            "act pay_2_for_engine": 3.0,
            "upgrade ": 3.0,
            "act build": -2.0,
        },
    },
    "gwt_argentina": {
        # Gauchos and ever better cattle.
        "rancher": {
            "hire gaucho": 8.0,
            "hire strong_gaucho": 8.0,
            "hire maquinista": -4.0,
            "act buy_cattle": 6.0,
            "buy franqueiro": 3.0,
            "buy aberdeen_angus": 4.0,
            "act build": -3.0,
        },
        # Carpinteros, and a trail full of their buildings.
        "builder": {
            "hire carpintero": 8.0,
            "hire strong_carpintero": 8.0,
            "hire gaucho": -4.0,
            "act build": 6.0,
            "act buy_cattle": -2.0,
        },
        # Maquinistas, the railroad and its stations.
        "engineer": {
            "hire maquinista": 8.0,
            "hire strong_maquinista": 8.0,
            "hire carpintero": -4.0,
            "act engine": 5.0,
            "upgrade ": 3.0,
            "act build": -2.0,
        },
    },
    "gwt_elpaso": {
        # Cowboys and ever better cattle.
        "rancher": {
            "hire cowboy": 4.0,
            "act buy_cattle": 4.0,
            "buy hereford": 2.0,
            "buy shorthorn": 1.0,
            "act build": -2.0,
        },
        # Builders, and the trail is theirs.
        "builder": {
            "hire builder": 4.0,
            "act build": 5.0,
            "act buy_cattle": -1.0,
        },
        # Engineers and the trains they drive.
        "engineer": {
            "hire engineer": 4.0,
            "act train": 5.0,
            "act build": -1.0,
        },
    },
}


def _at_once() -> Judge:
    from tablero.bots.puerto_rico.at_once import values

    return values


# Those who do not judge as `greedy` does, by title and name.
JUDGES: dict[str, dict[str, Callable[[], Judge]]] = {"puerto_rico": {"opportunist": _at_once}}


class Character(Bot):
    """In a title where this style is unknown it plays like `greedy`."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.greedy = Greedy(seed)

    def think(self, view: View, budget: Budget) -> Thought:
        own = JUDGES.get(view.game.id, {}).get(self.name)
        if own is not None:
            worths = own()(view, self.greedy.seed)
            return Thought.best(view.state.answers(), worths, f"as an {self.name} would")
        thought = self.greedy.think(view, budget)
        fond = CHARACTERS.get(view.game.id, {}).get(self.name, {})
        kind = view.state.kind()
        answers, values = [], []
        for answer, value in thought.ranking:
            asked = f"{kind.name} {kind.words[answer]}"
            liked = [points for words, points in fond.items() if asked.startswith(words)]
            answers.append(answer)
            values.append(value + sum(liked))
        return Thought.best(answers, values, f"as a {self.name} would")
