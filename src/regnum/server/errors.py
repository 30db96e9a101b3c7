"""What can go wrong on the way to a table: a code, a message, an HTTP status."""

from __future__ import annotations

from regnum.core.errors import RegnumError
from regnum.core.messages import Message, Value

PACKAGE = "regnum.server"


class ServiceError(RegnumError):
    """Something the service does not do, and why."""

    def __init__(self, code: str, status: int = 400, **args: Value) -> None:
        super().__init__(Message("service-" + code, args), PACKAGE)
        self.code = code
        self.status = status
