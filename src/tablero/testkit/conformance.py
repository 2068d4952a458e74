"""Checks that any title must pass, free for every game: walk random games and look everywhere.

    from tablero.testkit.conformance import check_game
    check_game(find("puerto_rico"), seats=3, seed=1)

Each check raises AssertionError with the seed and ply, so a failure can be played again.
"""

from __future__ import annotations

import json

from tablero.core.asked import ask
from tablero.core.engine import Question, State
from tablero.core.game import Game, Options, View
from tablero.core.kinds import NOBODY, IllegalAnswer, Stream
from tablero.core.match import Match
from tablero.core.rng import FairRng, FastRng, Rng
from tablero.core.text import record, snapshots
from tablero.testkit.flow import check_flow, view_bytes

ANY = Stream("any")
LONGEST = 20_000  # answers; every title ends its games well before this


def choose(state: State, rng: Rng) -> int:
    return int(state.buffer[rng.below(ANY, state.offered)])


def same_position(game: Game, one: State, other: State) -> bool:
    return game.dump(one) == game.dump(other) and one.answers() == other.answers()


def check_game(
    game: Game, seats: int, seed: int, options: Options | None = None, every: int = 7
) -> State:
    """One random game with every check; the dear ones at every `every`-th answer."""
    where = f"{game.id}, {seats} seats, options {options}, seed {seed}"
    match = Match.start(game, seats, options, FastRng.seeded(seed))
    check_match(match, where, seed, every)
    return match.state


def check_match(match: Match, where: str, seed: int, every: int = 7) -> None:
    """A match from where it stands to its end; for starts that a title gives only by itself."""
    game = match.game
    chooser = FastRng.seeded(seed + 1)
    while not match.is_over():
        here = f"{where}, ply {match.ply}"
        check_offer(match.state, here)
        if match.ply % every == 0:
            check_position(game, match.state, here)
            check_views(game, match.state, here, seed + match.ply)
            check_flow(game, match.state, here, seed + match.ply)
            check_ask(match, here, seed + match.ply)
            check_undo(match, here)
            check_snapshot(match, here)
        assert match.ply < LONGEST, f"{here}: no end in sight"
        match.play(choose(match.state, chooser))
        broken = match.state.violations()
        assert not broken, f"{here}: {broken[0]}"
    check_end(match, where)


def check_offer(state: State, here: str) -> None:
    answers = state.answers()
    kind = state.kind()
    assert answers, f"{here}: a question without answers"
    assert answers == sorted(set(answers)), f"{here}: answers unsorted or doubled: {answers}"
    assert set(answers) <= set(range(kind.space)), f"{here}: answer outside {kind.name}"
    assert 0 <= state.current_player() < int(state.seats), f"{here}: no seat is asked"
    for answer in answers:  # whatever is offered can be put into words
        json.dumps(state.question().facts(state, answer))
    refused = {refusal.answer for refusal in state.question().refusals(state)}
    assert all(0 <= answer < kind.space for answer in refused), f"{here}: refusal out of range"
    both = [kind.words[answer] for answer in sorted(refused & set(answers))]
    assert not both, f"{here}: {kind.name} offers and refuses {' '.join(both)}"


def check_position(game: Game, state: State, here: str) -> None:
    """Copies are equal and unshared, positions round-trip, refused answers change nothing."""
    before = game.dump(state)
    assert json.loads(json.dumps(before)) == before, f"{here}: the position is not plain data"
    twin = state.copy()
    assert same_position(game, state, twin), f"{here}: a copy differs"
    loaded = game.load(before, state.rng.copy())
    assert same_position(game, state, loaded), f"{here}: the position does not round-trip"
    for answer in range(-1, state.kind().space + 1):
        if not state.is_offered(answer):
            assert refuses(twin, answer), f"{here}: {answer} was played without being offered"
    assert same_position(game, state, twin), f"{here}: a refused answer changed the position"
    frames = [state.stack[k].save() for k in range(int(state.depth))]
    for answer in state.answers():
        branch = state.copy()
        branch.play(answer)
        replayed = loaded.copy()
        replayed.play(answer)
        assert same_position(game, branch, replayed), f"{here}: a loaded position plays differently"
    assert game.dump(state) == before, f"{here}: play on a copy changed the original"
    saved = [state.stack[k].save() for k in range(int(state.depth))]
    assert saved == frames, f"{here}: a frame changed in place"


def refuses(state: State, answer: int) -> bool:
    try:
        state.play(answer)
    except IllegalAnswer as refusal:
        return refusal.code != ""
    return False


def check_views(game: Game, state: State, here: str, seed: int) -> None:
    """Views fit their determinisations, and hidden twins look the same to a seat."""
    for seat in range(NOBODY, int(state.seats)):
        view = View(game, state, seat)
        seen = view_bytes(view)
        for step in range(2):
            world = view.determinise(FastRng.seeded(seed * 31 + step))
            assert not world.violations(), f"{here}: determinise made an impossible world"
            assert view_bytes(View(game, world, seat)) == seen, f"{here}: seat {seat} sees a leak"
            if state.current_player() == seat:
                assert world.answers() == state.answers(), f"{here}: answers depend on secrets"


def check_ask(match: Match, here: str, seed: int) -> None:
    """Questions go to their seat only, and say nothing that depends on what it cannot know."""
    state = match.state
    before = match.game.dump(state)
    for seat in range(NOBODY, int(state.seats)):
        told = ask(match, seat)
        assert told is not None, f"{here}: nothing is asked"
        json.dumps(told)
        if seat != state.current_player():
            assert not told["answers"], f"{here}: answers to a rival"
            assert not told["refused"], f"{here}: reasons to a rival"
            continue
        twin = match.copy()
        twin.state = View(match.game, state, seat).determinise(FastRng.seeded(seed))
        assert ask(twin, seat) == told, f"{here}: the question tells a secret"
    top = state.stack[state.depth - 1]
    assert isinstance(top, Question), f"{here}: the top frame asks nothing"
    assert match.game.dump(state) == before, f"{here}: looking changed the position"


def check_undo(match: Match, here: str) -> None:
    """Undo restores the position, and never goes back over chance or another seat."""
    game = match.game
    before = game.digest(match.state)
    answer = match.state.answers()[-1]
    twin = match.copy()
    seat = match.state.current_player()
    draws = int(twin.state.draws)
    twin.play(answer)
    if int(twin.state.draws) != draws:
        assert twin.undo_floor() == twin.ply, f"{here}: undo would take back a draw"
        return
    twin.undo()
    assert game.digest(twin.state) == before, f"{here}: undo does not restore"
    assert twin.state.current_player() == seat, f"{here}: undo changed the seat"


def check_end(match: Match, where: str) -> None:
    state = match.state
    rows = state.score_rows()
    totals = [sum(row[seat] for _, row in rows) for seat in range(int(state.seats))]
    assert totals == state.scores(), f"{where}: the score rows do not add up"
    assert [name for name, _ in rows] == match.game.score_names, f"{where}: unknown score rows"
    for name, points in rows:
        parts = state.score_parts(name)
        sums = [sum(part[seat] for _, part in parts) for seat in range(int(state.seats))]
        assert not parts or sums == points, f"{where}: the parts of {name} do not add up"
    assert state.winners(), f"{where}: nobody won"
    assert state.ended_by() in match.game.endings, f"{where}: ended by {state.ended_by()!r}"
    again = record.read(record.write(match))
    digest = match.game.digest(state)
    assert match.game.digest(again.state) == digest, f"{where}: the record replays differently"
    check_snapshot(match, where)


def check_snapshot(match: Match, here: str) -> Match:
    """Saved and restored, a match is the same to the last event and the last step of undo."""
    saved = snapshots.save(match)
    restored = snapshots.restore(json.loads(json.dumps(saved)))
    assert snapshots.save(restored) == saved, f"{here}: the snapshot differs"
    assert same_position(match.game, restored.state, match.state), f"{here}: the snapshot differs"
    assert restored.undo_floor() == match.undo_floor(), f"{here}: undo differs after a snapshot"
    return restored


def check_fair(game: Game, seats: int, seed: bytes, options: Options | None = None) -> None:
    """A game on the fair generator ends, and its record proves every draw."""
    match = Match.start(game, seats, options, FairRng(seed))
    chooser = FastRng.seeded(int.from_bytes(seed[:4], "big"))
    while not match.is_over():
        if match.ply % 50 == 25:  # chance goes on the same after saving and loading
            match = check_snapshot(match, f"{game.id}, ply {match.ply}")
        match.play(choose(match.state, chooser))
    text = record.write(match)
    assert record.read(text).state.scores() == match.state.scores()
