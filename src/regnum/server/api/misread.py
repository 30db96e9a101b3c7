"""What is wrong with a request that cannot be read, as a message for any language."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.params import ParameterKwarg
from litestar.typing import FieldDefinition
from msgspec import Meta

from regnum.core.messages import Message
from regnum.core.misfits import allowed, misfit, shown

BODY = "body"


class Asked(Request[Any, Any, Any]):
    """A request that remembers what its body said: whoever answers for it has to wait no more."""

    async def json(self) -> Any:
        try:
            found = await super().json()
        except (ValueError, RecursionError) as error:
            # what is no UTF-8, or nested without end
            raise SerializationException(str(error)) from error
        self.scope["state"][BODY] = found
        return found


def misread(request: Request[Any, Any, Any], error: HTTPException) -> Message | None:
    """The first thing that does not fit; `None` if it is not that kind of error."""
    if isinstance(error.__cause__, SerializationException):
        return Message("misfit-json")
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return None
    fields = request.route_handler.parsed_fn_signature.parameters
    given = {**request.query_params, **request.path_params}
    for wrong in error.extra:
        name = wrong.get("key", "")
        if name in given and name in fields:
            right = allowed(with_limits(fields[name]))
            values = {"field": name, "value": shown(given[name]), "allowed": right}
            return Message("misfit-value", values)
        if "data" in fields:
            body = request.scope["state"].get(BODY)
            found = misfit(body, fields["data"].annotation)
            return Message("request-no-object") if found is None else found.clause()
    return None


def with_limits(field: FieldDefinition) -> Any:
    """The type of a parameter, with what else is said about it."""
    limits = field.kwarg_definition
    if not isinstance(limits, ParameterKwarg):
        return field.annotation
    if limits.max_length is not None:
        return Annotated[field.annotation, Meta(max_length=limits.max_length)]
    return Annotated[field.annotation, Meta(ge=limits.ge, le=limits.le)]
