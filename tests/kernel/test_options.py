"""Words of options: they print and parse back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.kernel.options import kind, option, value, way


@given(
    st.from_regex(r"[a-z_]{1,12}", fullmatch=True),
    st.integers(0, 10_000),
    st.none() | st.from_regex(r"[a-z_]{1,12}", fullmatch=True),
)
def test_words_print_and_parse_back(word: str, number: int, how: str | None) -> None:
    made = option(word, number, how)
    assert (kind(made), value(made), way(made)) == (word, number, how)
    assert option(word, number, how) is made


def test_a_bare_word_has_no_number_and_no_way() -> None:
    assert (kind("pass"), value("pass"), way("pass")) == ("pass", -1, None)
    assert option("build", 37, "cards") == "build:37/cards"
