"""What of a title is worth telling when answers are compared, registered by its id."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from tablero.core.engine import State


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages may be plain Python
class Telling:
    """Figures, deeds and words of a title, with what each weighs: about points, below 0 where less
    is better.

    `figures`: numbers of a player's board as clients are shown it, a unit each; of a list its
    length counts. Empty: every number of the board is told. `within`: mappings of the board whose
    numbers go by the name of the thing with an s (workers, goods). `deeds`: kinds of events.
    `nearing`: figures told only while they fall, such as a way that is left. `words`: what is told
    by name. `closing`: deeds that bring the end nearer, told also where the answer itself is the
    deed. `implied`: figures that a deed tells as well. `ladder`: how high each word ranks.
    `begins`: kinds of questions with which something new begins: what is chosen there no longer
    follows from the answer before. `layouts`: kinds that are asked part by part and are one choice.
    """

    def __init__(
        self,
        figures: dict[str, float],
        deeds: dict[str, float],
        within: tuple[str, ...] = (),
        nearing: tuple[str, ...] = (),
        words: dict[str, float] | None = None,
        closing: tuple[str, ...] = (),
        implied: dict[str, tuple[str, ...]] | None = None,
        ladder: dict[str, int] | None = None,
        begins: tuple[str, ...] = (),
        layouts: tuple[str, ...] = (),
    ) -> None:
        self.figures = figures
        self.deeds = deeds
        self.within = within
        self.nearing = nearing
        self.words: dict[str, float] = words if words is not None else {}
        self.closing = closing
        self.begins = begins
        self.layouts = layouts
        self.ladder: dict[str, int] = ladder if ladder is not None else {}
        self.implied: dict[str, tuple[str, ...]] = implied if implied is not None else {}

    def weight(self, figure: str) -> float:
        return self.figures.get(figure, 0.0) if self.figures else 1.0

    def outlook(self, s: State, seat: int) -> dict[str, int]:
        """Figures that stand on no board but follow from it, of the seat that asks."""
        return {}

    def unsettled(self, s: State, seat: int) -> tuple[str, ...]:
        """Figures that say nothing at this question, such as the worth of a hand on its way out."""
        return ()

    def named(self, s: State, seat: int) -> dict[str, str]:
        """What is told by name."""
        return {}


_tellings: dict[str, Callable[[], Telling]] = {}
_loaded: dict[str, Telling] = {}


def register(game_id: str, load: Callable[[], Telling]) -> None:
    _tellings[game_id] = load
    _loaded.pop(game_id, None)


def telling_of(game_id: str) -> Telling:
    """A title nobody has described tells every number of its boards."""
    if game_id not in _loaded:
        load = _tellings.get(game_id)
        _loaded[game_id] = load() if load is not None else Telling({}, {})
    return _loaded[game_id]


def _puerto_rico() -> Telling:
    from tablero.bots.puerto_rico.telling import TELLING

    return TELLING


def _gwt2() -> Telling:
    from tablero.bots.gwt2.telling import TELLING

    return TELLING


def _gwt_argentina() -> Telling:
    from tablero.bots.gwt_argentina.telling import TELLING

    return TELLING


def _gwt_elpaso() -> Telling:
    from tablero.bots.gwt_elpaso.telling import TELLING

    return TELLING


register("puerto_rico", _puerto_rico)
register("gwt2", _gwt2)
register("gwt_argentina", _gwt_argentina)
register("gwt_elpaso", _gwt_elpaso)
