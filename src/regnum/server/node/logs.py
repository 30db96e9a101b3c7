"""The log: one JSON object a line, with match and seat, and without secrets."""

from __future__ import annotations

import logging
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

log = logging.getLogger("regnum.server")

#: what may be said about a request or a match, besides time, level, logger and event
FIELDS = ("match", "seat", "person", "address", "route", "method", "status", "ms", "node", "why")
#: parts of an address that may be written down; others may be keys
PARAMETERS = {"match_id": "match", "seat": "seat"}
#: what the web server writes down with a traceback of its own, though somebody else was wrong
NOT_OURS = "Invalid UTF-8 sequence received from client."


class JsonLines(logging.Formatter):
    """A record as a line of JSON. Tracebacks are here, and nowhere else."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        for field in FIELDS:
            value = getattr(record, field, None)
            if value is not None:
                line[field] = value
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(file: Path | None = None) -> None:
    """Everything to standard error or to a file, in one form."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file is not None:
        handler = logging.FileHandler(file, encoding="utf-8")
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    # requests are told by the gate; what libraries whisper may hold addresses and keys
    for name in ("httpx", "httpcore", "websockets", "sqlalchemy", "alembic", "litestar"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    # why a node could not start is told by whoever started it
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether it is about this house. Who sends what is no text is hung up on, and that is all."""
    return record.msg != NOT_OURS


def serving() -> None:
    """From now on the web server may complain too."""
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def about(scope: dict[str, Any]) -> dict[str, Any]:
    """What may be written down about a request: its route, never its whole address."""
    client = scope.get("client")
    found: dict[str, Any] = {
        "address": client[0] if client else None,
        "route": scope.get("path_template"),
    }
    for parameter, field in PARAMETERS.items():
        if parameter in scope.get("path_params", {}):
            found[field] = scope["path_params"][parameter]
    return found
