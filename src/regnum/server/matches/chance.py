"""Where a match's key comes from, so that anyone can check that nobody stacked the deck."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from regnum.core.entries import Proof

#: how many bytes each seat's client adds; a seat that sends none adds zeros
SEAT_BYTES = 16


def commitment_to(house: bytes) -> str:
    """What is published before any client sends its bytes.

    >>> commitment_to(b"house")[:16]
    '4971199935f7ef7b'
    """
    return blake2b(house).hexdigest()


def match_key(house: bytes, seats: Sequence[str]) -> bytes:
    """The key of a match: BLAKE2b of the house's bytes and then those of every seat's client.

    >>> match_key(b"house", ["", "ff" * 16]) == match_key(b"house", ["00" * 16, "ff" * 16])
    True
    """
    mixed = blake2b(house, digest_size=32)
    for each in seats:
        mixed.update(bytes.fromhex(each) or bytes(SEAT_BYTES))
    return mixed.digest()


def proof_of(house: bytes, seats: Sequence[str]) -> Proof:
    """All that went into a key; published when the match is over, not before."""
    return Proof(commitment_to(house), house.hex(), tuple(seats))


def keeps_promise(proof: Proof) -> bool:
    """Whether the house's bytes are those it was committed to."""
    try:
        return commitment_to(bytes.fromhex(proof.house)) == proof.commitment
    except ValueError:
        return False


def gives_key(proof: Proof, key: str) -> bool:
    """Whether a key is what the bytes make."""
    try:
        return match_key(bytes.fromhex(proof.house), proof.seats).hex() == key
    except ValueError:
        return False
