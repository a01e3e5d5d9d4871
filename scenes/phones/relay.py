"""Between the desk and the scenes, once a frame: who is on a phone, what phones wish, what they are told."""

from collections.abc import Callable, Iterable

from game.seats import Seat
from scenes.input.intents import PhoneWish
from scenes.phones.desk import Desk
from scenes.phones.reception import There
from scenes.phones.table_now import Table
from scenes.stack import Scene
from scenes.store.settings import Settings
from scenes.table.sitting import Sitting


def hear_phones(desk: Desk, sitting: Sitting | None, scenes: Iterable[Scene], do: Callable[[PhoneWish], None]) -> None:
    """Before the scenes go on: what phones wish happens in this frame. `do` gives the top scene a wish."""
    desk.sit(sitting)
    if sitting is not None:
        sitting.put_on_phones(desk.seats, _who(desk, There.ASLEEP), _who(desk, There.WAITING))
    if not desk.door.is_open:
        return
    if sitting is None and not any(scene.keeps_phones for scene in scenes):
        desk.close()
    for wish in desk.hear():
        before = _mark(sitting, scenes)
        do(wish)
        if _mark(sitting, scenes) == before:
            desk.refuse(wish)


def tell_phones(desk: Desk, sitting: Sitting | None, scenes: Iterable[Scene], settings: Settings) -> None:
    """When the scenes have gone on."""
    if not desk.door.is_open:
        return
    shown = list(scenes)
    if sitting is None or not sitting.match.hands or not shown:
        desk.tell(None)
        return
    hears = shown[-1].hears_phones
    table = Table(
        sitting,
        is_settled=all(scene.is_settled for scene in shown),
        goes_on=hears and sitting.match.hand_is_over,
        is_held_up=not hears,
        details=settings.details,
        mode=settings.tiles,
    )
    desk.tell(table)


def _who(desk: Desk, stand: There) -> frozenset[Seat]:
    return frozenset(seat for seat in desk.seats if desk.people.stand(seat) is stand)


def _mark(sitting: Sitting | None, scenes: Iterable[Scene]) -> tuple[object, ...]:
    """Another one after everything that a wish may do."""
    on_top = [scene.name for scene in scenes][-1:]
    if sitting is None or not sitting.match.hands:
        return (on_top,)
    match = sitting.match
    return on_top, len(match.hands), match.table, len(match.hand.notes)
