"""Whether anybody on this screen gives windows their places: a television box may run X with no keeper of windows."""

import ctypes
import ctypes.util
import sys

_ANY_TYPE = 0


def nobody_keeps_windows(driver: str) -> bool:
    """By SDL's `driver`. Of X alone: there a keeper of windows leaves its mark on the root window (Extended Window
    Manager Hints, _NET_SUPPORTING_WM_CHECK). False where it cannot be found out."""
    if driver != "x11" or not sys.platform.startswith("linux"):
        return False
    try:
        x = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    except OSError:
        return False
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XDefaultRootWindow.restype = x.XInternAtom.restype = ctypes.c_ulong
    display = x.XOpenDisplay(None)
    if not display:
        return False
    pointer = ctypes.c_void_p(display)
    try:
        mark = x.XInternAtom(pointer, b"_NET_SUPPORTING_WM_CHECK", False)
        return not _has(x, pointer, x.XDefaultRootWindow(pointer), mark)
    finally:
        x.XCloseDisplay(pointer)


def _has(x: ctypes.CDLL, display: ctypes.c_void_p, window: int, property_: int) -> bool:
    kind, length, rest = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_ulong()
    size, value = ctypes.c_int(), ctypes.c_void_p()
    x.XGetWindowProperty(
        display,
        ctypes.c_ulong(window),
        ctypes.c_ulong(property_),
        ctypes.c_long(0),
        ctypes.c_long(1),
        False,
        ctypes.c_ulong(_ANY_TYPE),
        ctypes.byref(kind),
        ctypes.byref(size),
        ctypes.byref(length),
        ctypes.byref(rest),
        ctypes.byref(value),
    )
    if value.value:
        x.XFree(value)
    return length.value > 0
