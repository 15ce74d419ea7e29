"""The places of the screen's parts, and its keys."""

STYLE = """
#headline { height: 1; background: $primary-background; padding: 0 1; }
#main { height: 1fr; }
#table { width: 56; }
#boards { layout: grid; grid-size: 2; grid-rows: 8; height: auto; margin-top: 1; }
#side { width: 1fr; min-width: 18; border-left: solid $primary-background; padding: 0 1; }
#prompt { height: auto; text-style: bold; }
#choices { height: auto; max-height: 45%; border: none; padding: 0; background: $background; }
#brings { height: auto; margin-top: 1; }
#advice { height: auto; margin-top: 1; }
#story { height: 1fr; margin-top: 1; }
#replay { height: 1; padding: 0 1; }
#where { width: auto; padding-left: 1; }
"""

KEYS = {
    "h": "hint",
    "a": "think",
    "u": "undo",
    "left": "earlier",
    "right": "later",
    "question_mark": "help",
    "q": "quit",
    "s": "save",
    "e": "end",
}
"""What keys do besides choosing: each has the message ``tui-key-...``. A narrow terminal shows only
the first ones."""
