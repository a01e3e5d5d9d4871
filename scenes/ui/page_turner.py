"""A scene of more rows than one page holds: keys and the wheel turn its pages."""

from scenes.input.intents import Command, Intent, Press, Wheel
from scenes.look import Look
from scenes.services import Services
from scenes.stack import Move
from scenes.ui.panel_scene import PanelScene


class PagedScene(PanelScene):
    """`place` begins with `set_pages` and shows page `page`, from 0."""

    page: int
    pages: int

    def arrive(self, look: Look, services: Services) -> None:
        self.page, self.pages = 0, 1
        super().arrive(look, services)

    def set_pages(self, rows: int, per_page: int) -> None:
        """So many as these rows need, at least one; the page that is shown is one of them."""
        self.pages = max(-(-rows // per_page), 1)
        self.page = min(self.page, self.pages - 1)

    def turn(self, pages: int) -> None:
        """On or back by so many, as far as there are any."""
        self.page = min(max(self.page + pages, 0), self.pages - 1)
        self.lay_out()

    def hear(self, intent: Intent) -> Move | None:
        match intent:
            case Press(Command.PAGE_UP):
                self.turn(-1)
            case Press(Command.PAGE_DOWN):
                self.turn(1)
            case Press(Command.FIRST):
                self.turn(-self.pages)
            case Press(Command.LAST):
                self.turn(self.pages)
            case Wheel(_, steps) if steps:
                self.turn(-1 if steps > 0 else 1)
            case _:
                return super().hear(intent)
        return None
