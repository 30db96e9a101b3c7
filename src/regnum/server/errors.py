"""What can go wrong on the way to a table: a code, a message, an HTTP status."""

from __future__ import annotations

from regnum.core.errors import RegnumError
from regnum.core.messages import Message, Value
from regnum.server.wire.bodies import Fault

PACKAGE = "regnum.server"


class ServiceError(RegnumError):
    """Something the service does not do, and why."""

    def __init__(self, code: str, status: int = 400, **args: Value) -> None:
        super().__init__(Message("service-" + code, args), PACKAGE)
        self.code = code
        self.status = status


def fault_of(error: RegnumError) -> tuple[int, Fault]:
    """An error of ours as it is answered: a code, a sentence, the message for other languages."""
    status = error.status if isinstance(error, ServiceError) else 400
    code = error.code if isinstance(error, ServiceError) else error.message.id
    return status, Fault(code, str(error), error.message)
