"""The documents keep their promises: links and paths lead somewhere, every ruling is there once, examples run."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import catalog
from game.content.book import book

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("assets/**/*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
DATED = ("CHANGELOG.md", "docs/adr/")  # they name what was there in their time
TOPS = ("game", "tests", "tools", "build_scripts", "data", "assets", "docs", "art", "requirements")
NOT_THERE_YET = {
    "game/_compiled": "machine code, which only packages have",
    "game/letters/": "the example of a new game",
    "assets/letters/": "the same",
    "assets/locale/fr/": "the example of a new language",
}
MOST_WORDS = 2000  # of the page that everybody reads first


def anchors(text: str) -> set[str]:
    """Anchors of headings, as the usual renderers make them, and those set by hand."""
    headings = re.findall(r"^#+\s+(.*)$", text, re.MULTILINE)
    made = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return made | set(re.findall(r'(?:id|name)="([^"]+)"', text))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_within_the_project_leads_somewhere(document: Path) -> None:
    for target in LINK.findall(document.read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        file = (document.parent / name).resolve() if name else document
        assert file.exists(), f"{document.name} links to {target}"
        if anchor and file.suffix == ".md":
            assert anchor in anchors(file.read_text(encoding="utf-8")), f"{document.name} links to {target}"


def written_as_code(text: str) -> Iterator[str]:
    """What stands in backticks, in a line or as a block."""
    yield from re.findall(r"^```.*?\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    yield from re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))


def lost_paths(text: str) -> list[str]:
    """Paths of this project that a text names in backticks and that lead nowhere; `<id>` stands for any name."""
    words = {word.strip(".,;:()\"'") for code in written_as_code(text) for word in code.split()}
    named = {word for word in words if word.startswith(tuple(f"{top}/" for top in TOPS))}
    patterns = {word: re.sub(r"<[^>]*>", "*", word.partition("#")[0]).rstrip("/") for word in named}
    lost = (word for word, pattern in patterns.items() if not any(ROOT.glob(pattern)))
    return sorted(word for word in lost if not word.startswith(tuple(NOT_THERE_YET)))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_path_that_a_document_names_is_there(document: Path) -> None:
    if document.relative_to(ROOT).as_posix().startswith(DATED):
        return
    assert lost_paths(document.read_text(encoding="utf-8")) == []


def test_every_path_and_module_that_a_package_names_is_there() -> None:
    for file in (*ROOT.glob("game/*.py"), *ROOT.glob("game/**/__init__.py")):
        said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
        assert lost_paths(said) == [], file
        for name in re.findall(r"`(game\.[a-z_.]+)`", said):
            place = ROOT.joinpath(*name.split("."))
            assert place.is_dir() or place.with_suffix(".py").exists(), f"{file} speaks of {name}"


def test_a_lost_path_is_found() -> None:
    text = "`game/no_such/place.py`, `python3 tools/none.py -x` and `game/<id>/game.py`:\n\n```\ntests/none\n```\n"
    assert lost_paths(text) == ["game/no_such/place.py", "tests/none", "tools/none.py"]


def test_the_page_that_everybody_reads_first_is_short() -> None:
    assert len((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split()) <= MOST_WORDS


def test_the_tree_of_the_architecture_is_that_of_the_project() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    tree = text.partition("\n## The tree\n\n```\n")[2].partition("\n```")[0].splitlines()
    assert len(tree) > 30
    above: list[str] = []
    for line in tree:
        name = line.split()[0]
        above[(len(line) - len(line.lstrip())) // 2 :] = [name]
        assert ROOT.joinpath(*above).exists(), "".join(above)


def test_every_ruling_of_citadels_stands_in_its_document_once() -> None:
    text = (ROOT / "docs" / "rules" / "citadels.md").read_text(encoding="utf-8")
    assert sorted(int(n) for n in re.findall(r'id="cit-(\d+)"', text)) == list(range(1, 137))


def test_the_scenarios_of_the_guide_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from game.cli.scenario import main

    text = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    examples = [block for block in re.findall(r"```yaml\n(.*?)```", text, re.DOTALL) if block.startswith("- name:")]
    assert len(examples) >= 3
    for number, example in enumerate(examples):
        file = tmp_path / f"example_{number}.yaml"
        file.write_text(example, encoding="utf-8")
        assert main([str(file)]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("game", ["citadels", "rattus_cartus", "la_citta"])
def test_the_five_lines_of_the_readme_are_those_of_the_game(game: str) -> None:
    """The game shows them first of all its rules, in both languages."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    said = text.partition(f"## How to play {catalog.pack(game).name}, in five lines\n")[2].partition("\n\n*")[0]
    lines = re.findall(r"^\d\. (.*(?:\n   .*)*)", said.partition("\n\n## ")[0], re.MULTILINE)
    section = next(iter(book(game).rules().sections.values()))
    assert section.id == "five_lines"
    assert [" ".join(line.replace("**", "").split()) for line in lines] == items(section.text.en)
    assert len(items(section.text.de)) == 5


def items(text: str) -> list[str]:
    return [" ".join(one.removeprefix("- ").split()) for one in text.split("\n") if one.strip()]
