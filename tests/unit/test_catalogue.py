"""Data files: errors name the file and the row."""

from __future__ import annotations

import pytest

from tablero.core.catalogue import DataError, Row, parse


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
