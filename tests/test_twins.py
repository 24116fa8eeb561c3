"""Pages that exist in French too say the same: twins differ in words, and in nothing that is no word.

A section is compared with the section in the same place of the twin: its code, commands, links, pictures, numbers, rows
of tables and paragraphs. What its commands print is compared with what they really print, in `test_docs.py`.
"""

from __future__ import annotations

import posixpath
import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from itertools import zip_longest

import pytest

from tests.scenes.words.test_french import TERMS
from tests.test_docs import FRENCH, TEXTS, anchor

TWINS = {french: french.replace(".fr.md", ".md") for french in FRENCH}
WANTED = {"README.fr.md", "docs/play.fr.md", "docs/player.fr.md", "docs/author.fr.md"}

FILES = {
    "two-walls": "deux-murs",
    "my-game": "ma-partie",
    "my-scenario": "mon-scenario",
    "ruling.png": "verdict.png",
    "seen.png": "vue.png",
    "reach.png": "acces.png",
    "board.png": "plateau.png",
    "path.png": "chemin.png",
    "map.png": "carte.png",
    "ways.png": "chemins.png",
    "proof.json": "preuve.json",
    "sheet.pdf": "feuille.pdf",
}
"""How readers of French call the files that the pages make."""

STAND_INS = {
    "SCENE": "SCÈNE",
    "SCENARIO": "SCÉNARIO",
    "FIGURE": "FIGURINE",
    "PATH": "CHEMIN",
    "FILE": "FICHIER",
    "NAME": "NOM",
    "GAME": "JEU",
    "HOST": "HÔTE",
    "OUT": "SORTIE",
    "SIDE": "CAMP",
    "OTHER": "AUTRE",
    "WHAT": "OBJET",
    "RULING": "VERDICT",
    "TO": "DESTINATION",
    "AT": "POINT",
    "ID or WORDS": "ID ou MOTS",
}
"""Words that stand for what a reader fills in."""

NAMES = {"name", "id", "side"}
"""Keys of a scene whose values are words."""

CODE = re.compile(r"`([^`]+)`")
LINK = re.compile(r"(!?)\[(?:[^\]`]|`[^`]*`)*\]\(([^)]+)\)")
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LANGUAGE = re.compile(r"--lang \w\w|\ben_GB\b|\bfr_FR\b")
COMMENT = re.compile(r"\s+#.*$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """What stands under one heading of a page."""

    page: str
    level: str
    heading: str
    blocks: tuple[tuple[str, str], ...]
    """Fenced blocks: their language and what is in them."""
    text: str
    """All else, links in full."""

    def __str__(self) -> str:
        return f"{self.page}, {self.level} {self.heading}"

    @property
    def code(self) -> set[str]:
        """What is written as code in the text and in the heading."""
        return {alike(one) for one in CODE.findall(f"{self.heading}\n{self.text}")}

    @property
    def commands(self) -> list[str]:
        shown = "\n".join(block for language, block in self.blocks if language == "console")
        return [alike(line) for line in re.findall(r"^\$ (.*)$", shown, re.MULTILINE)]

    @property
    def fences(self) -> list[str]:
        return [language or "(without a language)" for language, _ in self.blocks]

    @property
    def typed(self) -> list[str]:
        """Lines of blocks that are typed and not printed, without comments."""
        typed = "\n".join(block for language, block in self.blocks if language in {"", "python"})
        return [alike(line) for line in COMMENT.sub("", typed).splitlines()]

    @property
    def data(self) -> list[str]:
        return [repr(_without_names(tomllib.loads(block))) for language, block in self.blocks if language == "toml"]

    @property
    def links(self) -> list[str]:
        return [target_in_english(self.page, link) for mark, link in LINK.findall(self.text) if not mark]

    @property
    def pictures(self) -> list[str]:
        return [link for mark, link in LINK.findall(self.text) if mark]

    @property
    def numbers(self) -> Counter[str]:
        prose = CODE.sub("", LINK.sub("", self.text))
        return Counter(found.replace(",", ".") for found in NUMBER.findall(prose))

    @property
    def rows(self) -> list[str]:
        """The rows of its tables, each by the code in its first cell."""
        cells = [line.split("|")[1] for line in self.text.splitlines() if line.startswith("|")]
        return [" ".join(alike(one) for one in CODE.findall(cell)) for cell in cells]

    @property
    def paragraphs(self) -> int:
        return len([one for one in self.text.split("\n\n") if one.strip()])


def sections(page: str) -> list[Section]:
    parts = re.split(r"^(#+) (.*)$", _out_of_reach(TEXTS[page]), flags=re.MULTILINE)[1:]
    return [
        Section(page, level, heading, tuple(FENCE.findall(_back(body))), FENCE.sub("", _back(body)))
        for level, heading, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]


def _out_of_reach(text: str) -> str:
    """A page whose comments in blocks do not look like headings."""
    return FENCE.sub(lambda fence: fence[0].replace("\n#", "\n\0#"), text)


def _back(body: str) -> str:
    return body.replace("\0", "")


def alike(code: str) -> str:
    """Code in which what differs between languages is French."""
    code = LANGUAGE.sub("(language)", code)
    for english, french in (FILES | STAND_INS).items():
        code = re.sub(rf"(?<![\w-]){re.escape(english)}(?!\w)", french, code)
    return code


def _without_names(data: object, key: str = "") -> object:
    if isinstance(data, dict):
        return {name: _without_names(value, name) for name, value in data.items()}
    if isinstance(data, list):
        return [_without_names(value, key) for value in data]
    return key if key in NAMES else data


def target_in_english(page: str, link: str) -> str:
    """Where the link of a French page leads, said as its twin says it; links between twins are all alike."""
    if page not in TWINS:
        return "(twin)" if _join(page, link) in TWINS and TWINS[_join(page, link)] == page else link
    file, _, heading = link.partition("#")
    target = _join(page, file) if file else page
    if target == TWINS[page]:
        return "(twin)"
    if target not in TWINS:
        return link
    english = file.replace(".fr.md", ".md")
    return f"{english}#{_heading_in_english(target, heading)}" if heading else english


def _join(page: str, file: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), file))


def _heading_in_english(target: str, heading: str) -> str:
    """The heading in the same place of the twin, as links name it."""
    both = zip(sections(target), sections(TWINS[target]), strict=False)
    return next((anchor(there.heading) for here, there in both if anchor(here.heading) == heading), f"{heading}?")


def differing(ours: object, theirs: object) -> str:
    """What one of two has and the other does not."""
    if isinstance(ours, set | Counter) and isinstance(theirs, set | Counter):
        alone = {"only in English": theirs - ours, "only in French": ours - theirs}
        return "; ".join(f"{where}: {', '.join(sorted(what))}" for where, what in alone.items() if what)
    if isinstance(ours, list) and isinstance(theirs, list):
        ours, theirs = next((pair for pair in zip_longest(ours, theirs) if pair[0] != pair[1]), (None, None))
    return f"it has {ours!r} where the twin has {theirs!r}" if ours != theirs else ""


def same(french: str, facts: tuple[str, ...]) -> None:
    """Fails, saying where and what, if some facts of some section are not those of the twin."""
    found = [
        f"{here} ({fact}): {told}; its twin is {there}"
        for here, there in zip(sections(french), sections(TWINS[french]), strict=False)
        for fact in facts
        if (told := differing(getattr(here, fact), getattr(there, fact)))
    ]
    assert not found, "\n".join(found)


def test_the_pages_for_players_and_authors_have_a_twin():
    assert set(TWINS) >= WANTED
    assert [english for english in TWINS.values() if english not in TEXTS] == []


@pytest.mark.parametrize("french", TWINS)
def test_twins_have_the_same_headings(french):
    ours, theirs = sections(french), sections(TWINS[french])
    other = [
        f"{here or french + ' ends'} is in the place of {there or TWINS[french] + ' ends'}"
        for here, there in zip_longest(ours, theirs)
        if not here or not there or here.level != there.level
    ]
    assert not other, other[0]


@pytest.mark.parametrize("french", TWINS)
def test_twins_run_the_same_commands(french):
    same(french, ("fences", "commands", "typed", "data"))


@pytest.mark.parametrize("french", TWINS)
def test_twins_name_the_same_options_keys_and_files(french):
    same(french, ("code", "rows"))


@pytest.mark.parametrize("french", TWINS)
def test_twins_have_the_same_links_and_pictures(french):
    same(french, ("links", "pictures"))


@pytest.mark.parametrize("french", TWINS)
def test_twins_have_the_same_numbers_and_paragraphs(french):
    same(french, ("numbers", "paragraphs"))
    assert "(twin)" in sections(french)[0].links


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("`--threats` adds", "`--menaces` adds", "only in English: --menaces; only in French: --threats"),
        ("$ pas route vertical leucas 10,1", "$ pas route vertical leucas 11,1", "leucas 10,1' where"),
        ("## Moves", "### Moves", "Mouvements is in the place of"),
        ("(../pictures/eyes.jpg)", "(../pictures/board.jpg)", "it has '../pictures/eyes.jpg' where"),
        ("[proof.md](proof.md)", "[scan.md](scan.md)", "it has 'proof.md' where"),
        ("less than half a pas from", "less than 0.4 pas from", "only in English: 0.4"),
        ("| `mars` | Gale", "| `moon` | Gale", "it has 'mars' where"),
    ],
)
def test_a_change_in_one_twin_is_told(before, after, told, monkeypatch):
    """What the other tests would say, had somebody changed the English page alone."""
    assert before in TEXTS["docs/player.md"]
    monkeypatch.setitem(TEXTS, "docs/player.md", TEXTS["docs/player.md"].replace(before, after, 1))
    with pytest.raises(AssertionError) as failed:
        _hold("docs/player.fr.md")
    assert told in str(failed.value)


def _hold(french: str) -> None:
    test_twins_have_the_same_headings(french)
    test_twins_run_the_same_commands(french)
    test_twins_name_the_same_options_keys_and_files(french)
    test_twins_have_the_same_links_and_pictures(french)
    test_twins_have_the_same_numbers_and_paragraphs(french)


# ---------------------------------------------------------------- the French of the pages


ASIDE = re.compile(r"(?<=Battles): Pantheon|jetons? d’une place")
"""A name with an English colon, and tokens that are no tokens of a game."""


def prose(section: Section) -> str:
    """The words of a section, without code and links."""
    return ASIDE.sub("@", LINK.sub("@", CODE.sub("@", f"{section.heading}\n{section.text}")))


@pytest.mark.parametrize("french", TWINS)
def test_pages_speak_as_french_players_do(french):
    wrong = []
    for section in sections(french):
        game = "mythic" if "Mythic Battles" in section.heading else "ichoria"
        for term, instead in {**TERMS[None], **(TERMS[game] if french != "README.fr.md" else {})}.items():
            wrong += [f"{section}: {found[0]} (say: {instead})" for found in re.finditer(term, prose(section))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("french", TWINS)
def test_pages_are_set_as_french_is_printed(french):
    """No line breaks before high punctuation, in quotes, or between a number and its unit; apostrophes are curved."""
    slips = re.compile(r"(?:\S* [;:?!»](?=\s|$))|« |\w[;?!](?=\s|$)|\w:(?=\s|$)|\d (?:%|mm|cm|pas)\b|\w'\w|\"")
    wrong = [f"{section}: {found[0]}" for section in sections(french) for found in slips.finditer(prose(section))]
    assert not wrong, "\n".join(wrong)
