"""Where a request comes from: the address limits are counted by."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

UNKNOWN = "unknown"
HOME_NETWORK = 64  # bits of an IPv6 address that stand for one household
LENT_NETWORK = 48  # the most that one customer is lent: homes often 56, tunnels 48
HOUSEHOLDS = 8  # of one customer, that may be as busy as a household may


class TrustedProxies:
    """The proxies whose word about their visitors is taken: addresses or networks."""

    def __init__(self, listed: str) -> None:
        """ValueError for what is no address."""
        parts = [part.strip() for part in listed.split(",")]
        self._networks = [ip_network(part, strict=False) for part in parts if part]

    def trusts(self, peer: str) -> bool:
        if not self._networks:
            return False
        address = _parsed(peer)
        return address is not None and any(
            address.version == network.version and address in network for network in self._networks
        )

    def visitor(self, peer: str, forwarded: str) -> str:
        """Who asks. Of a chain only the last hop is believed: the others anybody may write."""
        if self.trusts(peer):
            peer = forwarded.rpartition(",")[2].strip() or peer
        return household(peer)


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """An IPv4 address, or the network of an IPv6 one: inside it a guest may have any."""
    return _network(address, HOME_NETWORK)


@lru_cache(maxsize=4096)
def customer(address: str) -> str:
    """All households that may be one customer's; an IPv4 address is one of each. Takes both."""
    return _network(address, LENT_NETWORK)


def _network(address: str, bits: int) -> str:
    parsed = _parsed(address)
    if parsed is None:
        return UNKNOWN
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    return str(IPv6Network((int(parsed), bits), strict=False))


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        parsed = ip_address(address.partition("%")[0].partition("/")[0])
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed
