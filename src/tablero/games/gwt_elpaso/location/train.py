"""The train: a card for engineers and dollars, then its actions (RULES 4.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind, Refusal
from tablero.games.gwt_elpaso.asking import OwnAsk, OwnEffect
from tablero.games.gwt_elpaso.cards import ENGINEER
from tablero.games.gwt_elpaso.catalogue import N_TRAINS, TRAIN_ENGINEERS, TRAINS
from tablero.games.gwt_elpaso.location.paying import DOLLARS_EACH, can_pay, lacking, pay_workers
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.tellings import TRAIN_USED
from tablero.games.gwt_elpaso.words import TRAIN
from tablero.games.gwt_family.asking import Asks


def can_use(p: Player, card: i64) -> bool:
    engineers = TRAIN_ENGINEERS[card]
    return can_pay(p, ENGINEER, engineers, engineers * DOLLARS_EACH)


class ChooseTrain(OwnAsk):
    """One train card; it is paid and stays where it lies (RULES 4.7)."""

    def kind(self) -> Kind:
        return TRAIN

    def listing(self, g: Table, p: Player) -> None:
        for card in range(N_TRAINS):
            if can_use(p, card):
                g.offer(card)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        engineers = TRAIN_ENGINEERS[answer]
        p.money -= engineers * DOLLARS_EACH
        g.tell(TRAIN_USED, self.seat, g.train_face(answer), engineers * DOLLARS_EACH)
        g.rewards.trains.enter_with(g, self.seat, answer)
        pay_workers(g, self.seat, ENGINEER, engineers)

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        engineers = int(TRAIN_ENGINEERS[answer])
        price = engineers * int(DOLLARS_EACH)
        return {"train": TRAINS[g.train_face(answer)], "engineers": engineers, "dollars": price}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for card in range(N_TRAINS):
            if not can_use(p, card):
                engineers = TRAIN_ENGINEERS[card]
                code, facts = lacking(p, ENGINEER, engineers, engineers * DOLLARS_EACH)
                reasons.append(Refusal(int(card), code, facts))
        return reasons


CHOOSE_TRAIN: Final = Asks("choose_train", ChooseTrain)


class UseTrain(OwnEffect):
    """The icon of the train (RULES 4.7)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return can_use(p, 0)

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return lacking(p, ENGINEER, TRAIN_ENGINEERS[0], TRAIN_ENGINEERS[0] * DOLLARS_EACH)

    def act(self, g: Table, seat: i64) -> None:
        CHOOSE_TRAIN.enter(g, seat)
