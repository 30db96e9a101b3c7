"""Chance. Match dice cannot be predicted without the key; quick dice are for searching."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

WORD: Final = 1 << 32
MASK: Final = WORD - 1
WORDS_PER_BLOCK: Final = 16
#: in bytes; BLAKE2b takes no more
LONGEST_KEY: Final = 64


def key_from(seed: str) -> bytes:
    """The key of a seeded match, for tests and local play.

    >>> len(key_from("a table"))
    32
    """
    return blake2b(bytes_of(seed), digest_size=32, person=b"regnum-seed").digest()


def bytes_of(seed: str) -> bytes:
    """A seed in UTF-8; a terminal may hand over halves of letters, and those will do as well.

    >>> bytes_of("a table")
    b'a table'
    """
    return seed.encode(errors="surrogatepass")


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Draws numbers, and counts how many it has drawn."""

    def __init__(self) -> None:
        self.used = 0

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each as likely."""
        raise NotImplementedError

    def clone(self) -> Dice:
        raise NotImplementedError

    def shuffle(self, things: list[T]) -> None:
        """Put things in a random order, each order as likely.

        >>> cards = ["ace", "king", "queen"]
        >>> quick_dice(7).shuffle(cards)
        >>> sorted(cards)
        ['ace', 'king', 'queen']
        """
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            held = things[last]
            things[last] = things[other]
            things[other] = held

    def pick(self, things: list[T]) -> T:
        return things[self.below(len(things))]


class MatchDice(Dice):
    """BLAKE2b of key and counter, 64 bytes a call, used up before the next.

    >>> MatchDice(key_from("a table")).below(6)
    5
    """

    def __init__(self, key: bytes) -> None:
        super().__init__()
        self.key = key
        self.block = b""
        self.block_number = -1

    def below(self, limit: int) -> int:
        if not 0 < limit <= WORD:
            raise ValueError(f"dice have between 1 and {WORD} sides, not {limit}")
        fair = WORD - WORD % limit
        while True:
            word = self.word()
            if word < fair:
                return word % limit

    def word(self) -> int:
        number, place = divmod(self.used, WORDS_PER_BLOCK)
        if number != self.block_number:
            self.block_number = number
            self.block = blake2b(number.to_bytes(8, "big"), key=self.key).digest()
        self.used += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def clone(self) -> Dice:
        new = MatchDice(self.key)
        new.used = self.used
        new.block = self.block
        new.block_number = self.block_number
        return new


class QuickDice(Dice):
    """The small fast counter generator sfc32: three words and a counter. Made by `quick_dice`."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.used = 0
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> int:
        mixed = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + mixed) & MASK
        self.used += 1
        return mixed

    def below(self, limit: int) -> int:
        # 30 bits are enough here, and their product stays in a machine word
        return ((self.word() >> 2) * limit) >> 30

    def clone(self) -> Dice:
        new = QuickDice(self.a, self.b, self.c, self.counter)
        new.used = self.used
        return new


def quick_dice(seed: int) -> QuickDice:
    """Quick dice from a seed, stirred so that neighbouring seeds have nothing in common.

    >>> dice = quick_dice(7)
    >>> [dice.below(6) for _ in range(8)]
    [0, 3, 4, 3, 4, 2, 5, 3]
    """
    dice = QuickDice(seed & MASK, (seed >> 32) & MASK, 0x9E3779B9, 1)
    for _ in range(12):
        dice.word()
    dice.used = 0
    return dice
