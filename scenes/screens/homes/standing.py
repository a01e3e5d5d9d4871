"""What the screens of events share: how far one is, who plays it in this home, and a row of controls."""

from collections.abc import Sequence

from game.deal import BadText, name_from_text
from game.homes.event import Event
from game.words import Words
from scenes import routes
from scenes.stack import Restart
from scenes.store.kept_events import KeptEvent
from scenes.table.company import Company
from scenes.ui.panel import Panel


def state_text(words: Words, kept: KeptEvent) -> str:
    """What was played here, and of how many homes there are results."""
    told = [_played_text(words, kept)]
    if kept.results:
        told.append(words.count("{n} home", "{n} homes", len(kept.results)))
    return " · ".join(told)


def _played_text(words: Words, kept: KeptEvent) -> str:
    if kept.played is None:
        return words.say("not yet played here")
    if kept.is_over:
        return words.say("played to its end")
    return words.say("{n} of {all} boards are played", n=kept.played.finished, all=kept.event.boards)


def people_names(words: Words, company: Company, event: Event) -> list[str]:
    """Those of the lobby, where people sit in these seats there."""
    names = []
    for seat in event.who.people:
        place = None if company.party is None else company.party.seating[seat]
        try:
            given = "" if place is None or not place.is_person else name_from_text(place.name)
        except BadText:
            given = ""
        names.append(given or words.say("Player {seat}", seat=seat))
    return names


def go_to_table(words: Words, company: Company, kept: KeptEvent) -> Restart:
    """The board in play, or the next one."""
    goes_on = kept.played is not None and not kept.played.match.hand_is_over
    company.sit_down_at_event(kept, people_names(words, company, kept.event))
    return Restart(routes.Play() if goes_on else routes.Deal())


def widen(panel: Panel, keys: Sequence[str], times: float) -> None:
    """The row in which they stand is shared out anew: each of them so many times as wide as the others."""
    row = [control for control in panel.controls.values() if control.box.y == panel.controls[keys[0]].box.y]
    first, last = row[0].box, row[-1].box
    gap = row[1].box.x - first.right
    shares = [times if control.key in keys else 1.0 for control in row]
    one, x = (last.right - first.x - gap * (len(row) - 1)) / sum(shares), first.x
    for control, share in zip(row, shares, strict=True):
        control.box = control.box._replace(x=x, w=one * share).whole()
        x += one * share + gap
