"""The addresses under which phones of the same network find this computer. Nothing is sent to find them out."""

from __future__ import annotations

import contextlib
import socket
from ipaddress import AddressValueError, IPv4Address

# A socket that would send there has the address of the right network card. Nothing is sent: it is never used.
_NETWORKS = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "169.254.255.254", "100.127.255.254")
_SHARED = (IPv4Address("100.64.0.0"), IPv4Address("100.127.255.255"))  # private networks of providers and tunnels


def own_addresses() -> list[str]:
    """The private addresses of this computer, the likeliest first; none without a network."""
    found = [address for network in _NETWORKS if (address := _towards(network))]
    with contextlib.suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys(address for address in found if is_private(address)))


def is_private(address: str) -> bool:
    """Whether only the own network can reach it: nothing else is ever listened at, and never all of them at once."""
    try:
        one = IPv4Address(address)
    except AddressValueError:
        return False
    shared = _SHARED[0] <= one <= _SHARED[1]
    return (one.is_private or shared) and not (one.is_loopback or one.is_unspecified or one.is_multicast)


def _towards(network: str) -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((network, 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return ""
    return address
