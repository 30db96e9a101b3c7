"""Matches that are over, step by step."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import QueryParameter

from regnum.server.api.common import Node
from regnum.server.api.matches import MatchId
from regnum.server.wire.replaying import Steps

Seat = Annotated[int | None, QueryParameter(description="With whose eyes; without it, anybody's")]
First = Annotated[int, QueryParameter(description="The number of the first entry", ge=0)]

#: forty tables are much alike: a tenth of their size is enough
SQUEEZED = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=5)
)


@get("/api/matches/{match_id:str}/steps", middleware=[SQUEEZED])
async def steps(match_id: MatchId, service: Node, seat: Seat = None, first: First = 0) -> Steps:
    """The table after each entry of a match that is over: 40 entries from `first` on."""
    return await service.playback.steps(match_id, seat, first)


ROUTES = [steps]
