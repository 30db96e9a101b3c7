"""For the host: is it well, and what does it count?"""

from __future__ import annotations

from litestar import MediaType, Response, get
from sqlalchemy import text

from regnum.server.service import Service
from regnum.server.wire.bodies import Health


@get("/health")
async def health(service: Service) -> Response[Health]:
    """Whether this node can do its work: 200 if it can, else 503."""
    try:
        async with service.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
        well = service.writer.running
    except Exception:
        # whatever keeps the database from answering, the answer is the same
        well = False
    return Response(Health("ok" if well else "unwell"), status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(service: Service) -> Response[bytes]:
    """What Prometheus reads."""
    return Response(service.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, metrics]
