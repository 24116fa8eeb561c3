"""Modules joined into one script: they run as they would apart, and a page has one renderer."""

from __future__ import annotations

import pytest

from viewer.export.document import LIVE, SCRIPT
from viewer.export.one_script import one_script
from viewer.web import SAID, said_script


@pytest.fixture
def joined(tmp_path):
    """Joins modules, given by name and text; the first is the one that starts."""

    def of(**modules):
        for name, text in modules.items():
            (tmp_path / f"{name}.js").write_text(text)
        return one_script(tmp_path / f"{next(iter(modules))}.js", tmp_path, {})

    return of


@pytest.mark.browser
def test_modules_see_what_they_import_and_no_more(joined, browser):
    script = joined(
        main='import { twice } from "./sums.js";\nimport { NAME as other } from "./names.js";\nconst NAME = 1;\n'
        "globalThis.found = [twice(21), other, NAME, typeof hidden];",
        sums='import { NAME } from "./names.js";\nconst hidden = 2;\n'
        "export function twice(number) { return NAME.length && hidden * number; }",
        names='export const NAME = "pas";',
    )
    page = browser.new_page()
    page.set_content(f'<script type="module">{script}</script>')
    assert page.evaluate("globalThis.found") == [42, "pas", 1, "undefined"]
    page.close()


def test_a_module_that_two_others_import_is_there_once(joined):
    script = joined(
        main='import { a } from "./one.js";\nimport { b } from "./two.js";',
        one='import { c } from "./shared.js";\nexport const a = c;',
        two='import { c } from "./shared.js";\nexport const b = c;',
        shared="export const c = 7;",
    )
    assert script.count("const c = 7;") == 1


@pytest.mark.parametrize(
    "line", ['import all from "./other.js";', 'import "./other.js";', "export default 7;", "export { a };"]
)
def test_what_cannot_be_joined_is_named(joined, line):
    with pytest.raises(ValueError, match=r"main\.js: .*cannot be joined"):
        joined(main=line)


def test_the_exported_page_draws_with_the_renderer_of_the_live_page():
    script, renderer = one_script(SCRIPT, LIVE, {SAID: said_script()}), (LIVE / "stage.js").read_text("utf-8")
    assert renderer[renderer.index("const VERTEX") : renderer.index("export class Stage")] in script
    assert script.count("createProgram") == 1
