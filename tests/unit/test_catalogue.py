"""Data files: errors name the file and the row."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablero.core.catalogue import Catalogue, DataError, Row, parse

Stations = Callable[..., Catalogue]
STATIONS = """
stations:
  source: reconstructed
  confidence: low
  rows:
    - {id: station_1, cost: 2}
    - {id: station_2, cost: 4ROW}
    - {id: station_3, cost: 6, source: public_page, confidence: highDOUBT}
"""


@pytest.fixture
def stations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stations]:
    """A title's folder with one data file, in which one row may say more about itself."""
    (tmp_path / "doubted" / "data").mkdir(parents=True)
    (tmp_path / "doubted" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)

    def read(row: str = "", doubt: str = "") -> Catalogue:
        text = STATIONS.replace("ROW", row).replace("DOUBT", doubt)
        (tmp_path / "doubted" / "data" / "stations.yaml").write_text(text, "utf-8")
        return Catalogue("doubted", ["stations.yaml"])

    yield read
    sys.modules.pop("doubted", None)


def doubtful(read: Catalogue) -> list[str]:
    return [row.word("id") for row in read.rows("stations") if row.is_doubtful()]


def test_yaml_errors_name_file_and_line() -> None:
    with pytest.raises(DataError, match=r"x\.yaml: line 3"):
        parse("x.yaml", b"a: 1\nb: [1, 2\nc: }")


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        (b"\xff\xfe\x00", "not UTF-8"),
        (b"- 1\n- 2\n", "not a mapping"),
        (b"a" * 1_000_001, "larger than"),
        (b"[" * 2000, r"x\.yaml"),
    ],
)
def test_broken_files_are_refused_in_one_line(raw: bytes, text: str) -> None:
    with pytest.raises(DataError, match=text) as refused:
        parse("x.yaml", raw)
    assert "\n" not in str(refused.value)


def test_rows_refuse_what_nobody_reads() -> None:
    row = Row("x.yaml goods row 3 corn", {"id": "corn", "price": "two", "colour": "yellow"})
    assert row.word("id") == "corn"
    with pytest.raises(DataError, match=r"x\.yaml goods row 3 corn: price is 'two'"):
        row.number("price")
    with pytest.raises(DataError, match="unknown key 'colour'"):
        row.done()
    with pytest.raises(DataError, match="tiles is missing"):
        row.number("tiles")


def test_a_row_read_off_the_printed_copy_loses_its_doubt_alone(stations: Stations) -> None:
    assert doubtful(stations()) == ["station_1", "station_2"]
    read = stations(row=", source: printed_copy")
    assert doubtful(read) == ["station_1"]
    assert read.rows("stations")[1].confidence == "certain"
    assert not read.rows("stations")[1].is_unconfirmed()
    assert sum(origin.doubtful for origin in read.provenance) == 1
    assert sum(origin.rows for origin in read.provenance) == 3


def test_one_figure_of_a_sound_row_can_be_in_doubt(stations: Stations) -> None:
    sound = stations()
    read = stations(doubt=", doubt: [cost]")
    assert doubtful(read) == ["station_1", "station_2", "station_3"]
    assert sum(origin.doubtful for origin in read.provenance) == 3
    assert read.version == sound.version, "doubt changes no game"


@pytest.mark.parametrize(
    ("row", "doubt", "text"),
    [
        ("", ", doubt: [price]", "row 3 station_3: doubt names 'price'"),
        ("", ", doubt: cost", "doubt is 'cost', not a list of words"),
        (", source: printed_copy, doubt: [cost]", "", "row 2 station_2: cost is in doubt"),
        (", source: a_friend", "", "source 'a_friend'"),
    ],
)
def test_doubt_that_says_nothing_is_refused(
    stations: Stations, row: str, doubt: str, text: str
) -> None:
    with pytest.raises(DataError, match=text):
        stations(row, doubt)


def test_rows_that_tables_go_by_are_in_order(stations: Stations) -> None:
    read = stations(row=", n: 2")
    read.rows("stations")[0].values["n"] = 1
    read.rows("stations")[2].values["n"] = 4
    with pytest.raises(DataError, match=r"stations row 3 station_3: n is 4, .* counted from 1"):
        read.numbered("stations", "n")
    read.rows("stations")[2].values["n"] = 3
    read.numbered("stations", "n")
    assert read.places("stations", "id", "station_2") == [1]
