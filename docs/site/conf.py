"""How Sphinx makes the site: see `scripts/docsite.py`, which gathers the pages and starts it."""

import re
from typing import Any

from sphinx.application import Sphinx

import lautta

project = "Lautta"
release = lautta.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
suppress_warnings = ["misc.highlighting_failure"]  # of excerpts, and of languages that Pygments does not know
exclude_patterns = ["build"]

myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]

default_role = "literal"  # `so` is code in docstrings, as in the pages
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
autodoc_default_options = {"members": True}

html_theme = "furo"
html_title = "Lautta"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_favicon = "static/raft.svg"
html_logo = "static/raft.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_theme_options: dict[str, Any] = {
    "footer_icons": [],
    "light_css_variables": {"color-brand-primary": "#0b5e6b", "color-brand-content": "#0b5e6b"},
    "dark_css_variables": {"color-brand-primary": "#6cc5d2", "color-brand-content": "#6cc5d2"},
}

CODE_WITH_ENDING = re.compile(r"(`[^`]+`)(?=\w)")  # `Field`s: to Sphinx the code would not end there

DEFAULT_OBJECT = re.compile(r"=\s*<[^>]*>")


def show_examples(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Show what a docstring indents as the code that it is; to Sphinx it would be a quotation."""
    shown = list(lines)
    lines.clear()
    for before, line in zip(["", *shown], shown, strict=False):
        if line.startswith("    ") and not before.strip() and not inside_code(lines):
            lines += ["::", ""]
        lines.append(CODE_WITH_ENDING.sub(r"\1\\ ", line))


def shorten_defaults(
    app: Sphinx, what: str, name: str, thing: Any, options: Any, signature: str | None, answer: str | None
) -> tuple[str | None, str | None]:
    """Write `...` for a default that is no Python, such as `<function derive>`: the signature could not be read."""
    return signature and DEFAULT_OBJECT.sub("=...", signature), answer


def inside_code(lines: list[str]) -> bool:
    """Is the last paragraph indented already?"""
    written = [line for line in lines if line.strip()]
    return bool(written) and (written[-1].startswith("    ") or written[-1].lstrip().startswith((">>>", "*", "-")))


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("autodoc-process-docstring", show_examples)
    app.connect("autodoc-process-signature", shorten_defaults)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
