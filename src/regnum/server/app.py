"""The service as one application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from regnum import __version__
from regnum.core.errors import RegnumError
from regnum.server.api import (
    alerts,
    games,
    hosting,
    live,
    matches,
    pages,
    people,
    replaying,
    social,
    standing,
)
from regnum.server.api.common import (
    answer_any_error,
    answer_error,
    answer_http_error,
    provide_person,
    provide_service,
)
from regnum.server.api.faults import with_faults
from regnum.server.api.misread import Asked
from regnum.server.node.logs import log
from regnum.server.node.secret import check_seal
from regnum.server.node.settings import Settings
from regnum.server.service import Service
from regnum.server.store.schema import bring_up_to_date

ROUTES = [
    *hosting.ROUTES,
    *games.ROUTES,
    *people.ROUTES,
    *matches.ROUTES,
    *replaying.ROUTES,
    *live.ROUTES,
    *social.ROUTES,
    *standing.ROUTES,
    *alerts.ROUTES,
    *pages.ROUTES,
]


@asynccontextmanager
async def run(app: Litestar) -> AsyncIterator[None]:
    """From when the database is up to date until everything is told to stop."""
    service: Service = app.state.service
    try:
        await bring_up_to_date(service.engine)
        if not await check_seal(service.engine, service.settings.secret):
            log.warning("another secret than the house was last served with")
        await service.start()
    except BaseException as error:
        # the server around us only says that it could not start
        app.state.failure = error
        await service.engine.dispose()
        raise
    try:
        yield
    finally:
        await service.stop()


def doors(base_path: str = "") -> Litestar:
    """All that can be asked of a node; who answers is in the state of the application."""
    return Litestar(
        route_handlers=with_faults(ROUTES),
        path=base_path or None,
        dependencies={
            "service": Provide(provide_service),
            "person": Provide(provide_person),
        },
        exception_handlers={
            RegnumError: answer_error,
            HTTPException: answer_http_error,
            Exception: answer_any_error,
        },
        lifespan=[run],
        request_class=Asked,
        request_max_body_size=256_000,
        # pages that show it load scripts from elsewhere, which our policy forbids
        openapi_config=OpenAPIConfig(
            title="Regnum",
            version=__version__,
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        # the log is set up by whoever runs the node
        logging_config=None,
    )


def create_app(settings: Settings) -> Litestar:
    """One node of the service."""
    app = doors(settings.base_path)
    app.state.service = Service(settings)
    app.state.failure = None
    return app
