"""Reading plain values into structs, from any thread.

msgspec looks at a struct's fields when something is first read into it. While it does, another
thread that reads into the same struct finds fields without a type, and the process dies (seen with
0.22: a node did, when its first visitors came at once). So shapes are learned one at a time, and
linting refuses `msgspec.convert` everywhere but here.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, Final, TypeVar, overload

import msgspec

T = TypeVar("T")

_learning: Final = Lock()
_known: Final[set[object]] = set()


def learned(shape: T) -> T:
    """The same type, which every thread may read into from now on."""
    if shape not in _known:
        with _learning:
            msgspec.json.Decoder(shape)
            _known.add(shape)
    return shape


@overload
def fitted(value: object, shape: type[T], *, strict: bool = True) -> T: ...


@overload
def fitted(value: object, shape: Any, *, strict: bool = True) -> Any: ...


def fitted(value: object, shape: Any, *, strict: bool = True) -> Any:
    """A plain value as what it should be. Raises `msgspec.ValidationError` if it is not.

    >>> fitted([1, 2], tuple[int, ...])
    (1, 2)
    """
    return msgspec.convert(value, learned(shape), strict=strict)  # noqa: TID251
