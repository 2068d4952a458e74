"""What a record proves, and that one which claims more is called broken."""

import secrets
from collections.abc import Callable

import pytest

from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FairRng, FastRng, ScriptedRng, commitment
from tablero.core.text import record
from tablero.core.text.fairness import described, pledge, table_commitment
from tablero.core.text.record import Chain, RecordError

SEED = bytes(range(32))
DRAWN = [10, 34, 36, 17, 32, 23]
SHARES = ["ab" * 32, "", "01" * 32]
BOUND = {"game", "rules", "data", "seats", "option", "table"}


def chained(text: str) -> str:
    """The same lines with marks that fit: marks have no key, so anybody can."""
    match = record.Reader(text)
    chain, lines = Chain(), text.splitlines()
    replayed: Match | None = None
    out = [lines[0]]
    for whole in lines[1:]:
        line = whole.rpartition(" #")[0]
        head = line.split(" ")[0]
        position = ""
        if head == "setup":
            game = find("puerto_rico")
            drawn = record.read_chance(game, line.partition(" ~ ")[2])
            replayed = Match(game, 3, {}, ScriptedRng(drawn))
            position = game.digest(replayed.state)
        elif head.isdigit():
            assert replayed is not None
            words, _, chance = line.partition(" ~ ")
            drawn = record.read_chance(replayed.game, chance)
            replayed.state.rng = ScriptedRng(drawn)
            replayed.play_word(words.split(" ")[3])
            position = replayed.game.digest(replayed.state)
        out.append(f"{line} #{chain.mark(line, position)}")
    assert len(match.lines) == len(out)
    return "\n".join(out) + "\n"


def played(rng: FairRng | FastRng, table: str = "the-table", moves: int = 9999) -> Match:
    game = find("puerto_rico")
    match = Match.start(game, 3, {}, rng)
    if isinstance(rng, FairRng) and rng.shares is not None:
        lines = described(game.id, game.rules_version, game.data_version, 3, match.options, table)
        match.commitment = table_commitment(commitment(rng.seed), lines)
    for _ in range(moves):
        if match.is_over():
            break
        match.play(match.state.answers()[0])
    return match


@pytest.fixture(scope="module")
def shared() -> Match:
    return played(FairRng(SEED, None, SHARES))


def test_a_finished_record_with_its_seed_is_proven(shared: Match) -> None:
    proof = record.check(record.write(shared, "the-table")).proof
    assert proof.revealed
    assert "of A, C, not pledged before" in proof.sentence()


def forged(text: str, change: Callable[[list[str]], list[str]]) -> str:
    """Lines changed and every mark made to fit: marks have no key, anybody can do that."""
    lines = change([one.rpartition(" #")[0] for one in text.splitlines()[1:]])
    return chained("\n".join([record.FIRST_LINE, *(f"{one} #0" for one in lines)]) + "\n")


@pytest.mark.parametrize(
    ("line", "before", "error"),
    [
        ("share A " + "77" * 32, "share A", "share A is said twice"),
        ("seats 4", "seats", "seats is said twice"),
        ("commitment 2 " + "ab" * 32, "commitment", "commitment is said twice"),
        ("option open_chips true", "option open_chips", "said twice"),
        ("winner B", "name A", "'winner' is no line of a record"),
        ("share D " + "77" * 32, "share A", "nobody sits at 'D'"),
        ("winner B", "seed", "'winner' is no line of a record"),
        ("ended nonsense", "ended", "said twice"),
        ("seed " + "00" * 32, "seed", "said twice"),
    ],
)
def test_what_nobody_checks_is_not_in_a_record(
    shared: Match, line: str, before: str, error: str
) -> None:
    """What is said twice could be read in two ways, and what no line means, as anything."""

    def change(lines: list[str]) -> list[str]:
        at = next(n for n, one in enumerate(lines) if one.startswith(before))
        return [*lines[: at + 1], line, *lines[at + 1 :]]

    with pytest.raises(RecordError, match=error):
        record.check(forged(record.write(shared, "the-table"), change))


def test_the_end_of_a_forged_record_is_compared(shared: Match) -> None:
    text = record.write(shared, "the-table")

    def other_end(lines: list[str]) -> list[str]:
        return ["ended buildings" if one.startswith("ended") else one for one in lines]

    assert "ended buildings" not in text
    with pytest.raises(RecordError, match="the game ended by"):
        record.check(forged(text, other_end))
    with pytest.raises(RecordError, match="answer after the result"):
        record.check(forged(text, lambda x: [*x[:-4], x[-3], x[-4], *x[-2:]]))
    alone = record.write(played(FairRng(SEED)))
    with pytest.raises(RecordError, match="proves nothing"):  # no commitment, yet a seed
        record.check(forged(alone, lambda lines: [x for x in lines if x[:6] != "commit"]))


def test_nothing_is_left_unread(shared: Match) -> None:
    """A line that is only a mark passed for the end, and whatever came after it for checked."""
    text = record.write(shared, "the-table")
    wins = "scores 99 0 0 #0123456789"
    with pytest.raises(RecordError, match="nothing but a hash"):
        record.check(f"{text} #0123456789\n{wins}\n")
    lines = text.splitlines()
    with pytest.raises(RecordError, match="nothing but a hash"):  # in the middle: "still running"
        record.check("\n".join([*lines[:-20], " #0123456789", wins]) + "\n")
    with pytest.raises(RecordError, match="more is said"):
        record.check(text.replace("setup ~", "setup where A won ~"))


@pytest.mark.parametrize(
    ("head", "old", "new", "error"),
    [
        ("seats", "3", "+3", "not as records have it"),
        ("seats", "3", "\uff13", "not as records have it"),
        ("rules", " ", " 0", "not as records have it"),
        ("option open_chips", "false", "FALSE", "not as records have it"),
        ("setup", "", " corn", "set-up drew"),
        ("setup", "governor ", "governor +", "set-up drew"),
        ("1 ", "1", "01", "not as records write"),
        ("1 ", "1", "\u0661", "not as records write"),
        ("seed", "0001", "00 01", "64 digits"),
        ("seed", "1e1f", "1E1F", "64 digits"),
        ("takebacks", "3", "\u0663", "no number of takebacks"),
    ],
)
def test_a_record_is_written_one_way(
    shared: Match, head: str, old: str, new: str, error: str
) -> None:
    """Other words that would be read the same. All marks fit, and the commitment to them."""
    text = record.write(shared, "the-table", None, [3, 0, 0])

    def change(lines: list[str]) -> list[str]:
        at = next(n for n, one in enumerate(lines) if one.startswith(head))
        assert old in lines[at]
        lines[at] = lines[at].replace(old, new, 1) if old else lines[at] + new
        bound = [one for one in lines if one.split(" ")[0] in BOUND]
        fits = table_commitment(commitment(SEED), bound)
        return [f"commitment 2 {fits}" if one[:10] == "commitment" else one for one in lines]

    with pytest.raises(RecordError, match=error):
        record.check(forged(text, change))


@pytest.mark.parametrize("line", ["table the-table", "share A " + "77" * 32, "pledge B x"])
def test_what_a_commitment_does_not_bind_is_not_claimed(line: str) -> None:
    """Shares beside a commitment of version 1, or beside none, were listed as given."""
    for rng in (FairRng(SEED), FastRng.seeded(3)):
        text = record.write(played(rng))
        with pytest.raises(RecordError, match="without the commitment that binds them"):
            record.check(forged(text, lambda lines: [*lines[:4], line, *lines[4:]]))


def test_pledges_are_held_to(shared: Match) -> None:
    given = [pledge("the-table", share) if share else "" for share in SHARES]
    text = record.write(shared, "the-table", given)
    proof = record.check(text).proof
    assert proof.sentence() == "every draw proven; with shares of A, C"
    kept_back = [given[0], "ab" * 32, given[2]]
    said = record.check(record.write(shared, "the-table", kept_back)).proof.sentence()
    assert said == "every draw proven; with shares of A, C; pledged and kept back: B"
    for wrong in ([given[2], "", given[0]], ["ab" * 32, "", given[2]]):
        with pytest.raises(RecordError, match="share of A is not the one it pledged"):
            record.check(record.write(shared, "the-table", wrong))
    elsewhere = [pledge("another-table", share) if share else "" for share in SHARES]
    with pytest.raises(RecordError, match="not the one it pledged"):
        record.check(record.write(shared, "the-table", elsewhere))


def test_without_shares_it_is_said_who_picked(shared: Match) -> None:
    alone = played(FairRng(SEED, None, ["", "", ""]))
    assert "host alone" in record.check(record.write(alone, "the-table")).proof.sentence()
    assert alone.setup_chance != shared.setup_chance or alone.entries != shared.entries


def test_a_commitment_of_version_1_is_proven_as_far_as_it_goes() -> None:
    proof = record.check(record.write(played(FairRng(SEED)))).proof
    assert proof.revealed
    assert "version 1" in proof.sentence()


def test_a_running_game_and_one_without_commitment_are_not_called_proven() -> None:
    running = record.check(record.write(played(FairRng(SEED), moves=5))).proof
    assert not running.revealed
    assert "not proven yet" in running.sentence()
    practice = record.check(record.write(played(FastRng.seeded(3)))).proof
    assert not practice.revealed
    assert "not proven" in practice.sentence()


def test_a_seed_line_cut_off_breaks_a_finished_record(shared: Match) -> None:
    lines = record.write(shared, "the-table").splitlines()
    assert lines[-1].startswith("seed ")
    with pytest.raises(RecordError, match="not revealed"):
        record.check("\n".join(lines[:-1]) + "\n")


def test_other_draws_under_a_made_up_commitment_are_broken() -> None:
    match = played(FastRng.seeded(5))
    match.commitment = "ab" * 32
    with pytest.raises(RecordError, match="not revealed"):
        record.check(record.write(match))


@pytest.mark.parametrize("line", ["table another", "share B " + "77" * 32, "seats", "seed"])
def test_the_commitment_binds_the_table_and_what_is_played(shared: Match, line: str) -> None:
    """Every mark is made to fit: only the commitment tells."""
    head = line.split(" ", maxsplit=1)[0]
    lines = [one.rpartition(" #")[0] for one in record.write(shared, "the-table").splitlines()[1:]]
    if head == "table":
        lines = [line if one.startswith("table ") else one for one in lines]
    elif head == "share":
        lines = [line if one.startswith("share A") else one for one in lines]
    elif head == "seed":
        other = secrets.token_hex(32)
        lines = [f"seed {other}" if one.startswith("seed ") else one for one in lines]
    else:
        lines = [one for one in lines if not one.startswith("table ")]
    text = "\n".join([record.FIRST_LINE, *(f"{one} #0" for one in lines)]) + "\n"
    with pytest.raises(RecordError, match=r"commitment|revealed seed"):
        record.check(chained(text))


def test_the_values_of_the_documents_and_of_the_client() -> None:
    lines = ["game puerto_rico", "rules 1", "data 1f3a5c7e9b0d", "seats 3"]
    lines += ["option governor_moves true", "table abcDEF"]
    found = table_commitment(commitment(SEED), lines)
    assert found == "e4a8c5b7a6e3add6d1e6ff87dc7747327b66d7c834c21ce139b38e1b6fa079dd"
    rng = FairRng(SEED, None, ["ab" * 32, "", ""])
    stream = next(one for one in find("puerto_rico").streams if one.name == "plantations")
    assert [rng.below(stream, 50) for _ in range(6)] == DRAWN


def test_a_share_must_be_one() -> None:
    with pytest.raises(ValueError, match="64 hex"):
        FairRng(SEED, None, ["zz", "", ""])


def test_a_shared_generator_is_saved_and_goes_on() -> None:
    from tablero.core.rng import load_rng

    rng = FairRng(SEED, {"plantations": 3}, SHARES)
    again = load_rng(rng.save())
    stream = find("puerto_rico").streams[0]
    assert [rng.below(stream, 50) for _ in range(5)] == [again.below(stream, 50) for _ in range(5)]


def test_what_no_longer_replays_names_the_data_it_was_made_with() -> None:
    """A figure corrected since then is no forgery, and must not sound like one."""
    match = played(FastRng.seeded(4), moves=5)
    text = record.write(match).replace(f"data {match.game.data_version}", "data 0123456789ab")
    broken = chained(text).replace(" settler", " mayor", 1)
    with pytest.raises(RecordError, match="component data of the record 0123456789ab, here"):
        record.read(broken)
