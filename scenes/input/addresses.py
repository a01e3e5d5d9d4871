"""Where this machine can be reached from inside the house, and from nowhere else."""

import ipaddress
import socket
from collections.abc import Iterator

_NOWHERE = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Addresses towards which the system is asked for its own; nothing is sent to any of them."""

_HOUSES = tuple(
    ipaddress.ip_network(net) for net in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16")
)
_SELF = ipaddress.ip_network("127.0.0.0/8")


def is_in_house(address: str) -> bool:
    """A private address of IPv4, or this machine's own; a public one, a name or nonsense is not."""
    try:
        found = ipaddress.IPv4Address(address)
    except ValueError:
        return False
    return found in _SELF or any(found in net for net in _HOUSES)


def candidates() -> list[str]:
    """The addresses of this machine that a phone might reach, the likeliest first. With a VPN or containers that is
    not always the right one, so people may choose. Empty where there is no network."""
    return list(dict.fromkeys(address for address in _found() if _is_of_a_house(address)))


def _is_of_a_house(address: str) -> bool:
    return is_in_house(address) and ipaddress.IPv4Address(address) not in _SELF


def _found() -> Iterator[str]:
    for goal in _NOWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            try:
                asked.connect((goal, 9))
                yield asked.getsockname()[0]
            except OSError:
                continue
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return
    yield from (str(found[4][0]) for found in named)
