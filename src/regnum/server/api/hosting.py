"""For the host: is it well, and what does it count?"""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec

from regnum.server.api.common import Node
from regnum.server.errors import ServiceError
from regnum.server.wire.bodies import Health

UNWELL = ResponseSpec(Health, generate_examples=False, description="It cannot.")


@get("/health", responses={503: UNWELL})
async def health(service: Node) -> Response[Health]:
    """Whether this node can do its work: 200 if it can, else 503."""
    well = await service.pulse.felt()
    return Response(Health("ok" if well else "unwell"), status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(service: Node) -> Response[bytes]:
    """What Prometheus reads, where the host wants it to: it tells how much goes on here."""
    if not service.settings.metrics:
        raise ServiceError("no-such-page", 404)
    return Response(service.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, metrics]
