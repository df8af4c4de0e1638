"""The documents keep their promises: links lead somewhere, every ruling is there once, examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import catalog
from game.content.book import book

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("assets/**/*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


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
