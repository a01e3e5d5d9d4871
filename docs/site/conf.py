"""Sphinx's settings for the pages of one language, which `make docs` names in LANGUAGE."""

import os

language = os.environ.get("TRANQUE_PAGES", "en")
project = "Tranque"
author = "The Tranque authors"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
nitpicky = True
html_theme = "tranque"
html_theme_path = [os.environ["TRANQUE_THEME"]]
html_show_sourcelink = False
html_copy_source = False
html_use_index = False
html_context = {
    "words": {
        "en": {"skip": "To the text", "other": "Español", "pages": "Pages", "other_language": "es"},
        "es": {"skip": "Al texto", "other": "English", "pages": "Páginas", "other_language": "en"},
    }[language]
}
