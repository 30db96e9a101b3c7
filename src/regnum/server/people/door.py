"""Who is at the door: people, their sessions and their names."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import ColumnElement, Row, Update, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.errors import ServiceError
from regnum.server.node.settings import Limits
from regnum.server.node.tries import Allowance
from regnum.server.people.keys import Passwords, digest, new_code, new_token, read_code, same_code
from regnum.server.store.ids import new_id
from regnum.server.store.names import compared, likeness, tidy
from regnum.server.store.news import News
from regnum.server.store.person import Person
from regnum.server.store.tables import left_sessions, people, tokens
from regnum.server.store.writer import Conflict, Writer

COOKIE = "regnum"
BROWSER = "regnum-browser"
#: seconds that a session lasts, and after which it is renewed when its page is opened
LASTS = 365 * 86400
RENEWED = 30 * 86400
#: a claimed name as it is compared may be longer than as it is shown, but not without end
LONGEST_COMPARED = 64
MOST_TOKENS = 20
#: how many digits of its digest name a token
TOKEN_ID = 16


@dataclass(frozen=True)
class Token:
    """A token as it is listed: never what it says."""

    id: str
    label: str
    made: float


class Doorkeeper:
    """Lets people in: makes them known, signs their sessions, reads them again."""

    def __init__(self, engine: AsyncEngine, writer: Writer, secret: bytes, limits: Limits) -> None:
        self.engine = engine
        self.writer = writer
        self.limits = limits
        self.signer = URLSafeSerializer(secret, salt="session")
        self.browsers = URLSafeSerializer(secret, salt="browser")
        self.passwords = Passwords()
        #: called with the person whose sessions or tokens have ended
        self.ended: list[Callable[[str], None]] = []
        #: a stranger cannot lock the owner of a name out: what counts most is name and address
        self.tries_here = Allowance(5, per_second=1 / 30)
        self.tries_from = Allowance(60, per_second=1 / 5)
        self.tries_for = Allowance(100, per_second=1 / 10)

    async def come(self, name: str, browser: str | None = None) -> Person:
        """Somebody new, under a name that nobody has claimed."""
        name = await self.free_name(name)
        person = Person(new_id(), name, False, 0, False)
        row = {
            "id": person.id,
            "name": name,
            "epoch": 0,
            "made": time.time(),
            "banned": False,
            "browser": browser,
        }
        await self.writer.write(statements=[insert(people).values(row)])
        return person

    # -- browsers

    async def browser(self, cookie: str | None) -> str:
        """The browser that somebody comes with, by a cookie of its own; a new one is given a name.

        Whoever was banned does not come in with it again, under whatever name.
        """
        try:
            known = str(self.browsers.loads(cookie or ""))
        except BadSignature:
            return new_id()
        async with self.engine.connect() as connection:
            banned = select(people.c.id).where(people.c.browser == known, people.c.banned)
            if (await connection.execute(banned)).first() is not None:
                raise ServiceError("banned", 403)
        return known

    async def comes_with(self, person: Person, browser: str) -> None:
        await self.changed(update(people).where(is_person(person)), browser=browser)

    # -- names

    def proper(self, name: str) -> str:
        """A name as it will be shown, or a refusal."""
        name = " ".join(name.split())
        if (
            not name.isprintable()
            or len(name) > self.limits.name_length
            or not 0 < len(compared(name)) <= LONGEST_COMPARED
        ):
            raise ServiceError("bad-name", most=self.limits.name_length)
        return name

    async def free_name(self, name: str) -> str:
        """A proper name that is nobody's own, and like nobody's own."""
        name = self.proper(name)
        await self.check_free([name])
        return name

    async def check_names(self, person: Person, names: Sequence[str]) -> None:
        """Nobody sits down under a name that is somebody else's own by now, as it is shown."""
        if not person.claimed or any(name != person.name for name in names):
            await self.check_free(names, person)

    async def check_free(self, names: Sequence[str], person: Person | None = None) -> None:
        """Names that are nobody's own, but perhaps this person's, however they are spelled."""
        taken = select(people.c.id).where(
            or_(
                people.c.likeness.in_({likeness(name) for name in names}),
                # likenesses were told less well when some were claimed
                people.c.claimed.in_({compared(name) for name in names}),
            ),
            people.c.id != ("" if person is None else person.id),
        )
        async with self.engine.connect() as connection:
            if (await connection.execute(taken)).first() is not None:
                raise ServiceError("name-claimed", 409)

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, as long as the old one is not claimed."""
        name = await self.free_name(name)
        still_free = people.c.claimed.is_(None)
        if not await self.changed(update(people).where(is_person(person), still_free), name=name):
            raise ServiceError("already-claimed", 409)
        return replace(person, name=name)

    async def claim(self, person: Person, password: str) -> tuple[Person, str]:
        """Make one's name one's own; gives the recovery code, which is shown only now."""
        code = new_code()
        await self.check_free([person.name], person)
        hashed = await self.passwords.hashed(password)
        try:
            done = await self.changed(
                update(people).where(
                    is_person(person),
                    people.c.claimed.is_(None),
                    # it may have been changed in another window
                    people.c.name == person.name,
                ),
                claimed=compared(person.name),
                likeness=likeness(person.name),
                password=hashed,
                recovery=digest(read_code(code)),
            )
        except IntegrityError:
            raise ServiceError("name-claimed", 409) from None
        if not done:
            raise ServiceError("already-claimed", 409)
        return replace(person, claimed=True), code

    # -- coming back

    async def come_back(self, name: str, password: str, address: str) -> Person:
        """By name and password; the answer does not tell which of them was wrong."""
        self.count_try(name, address)
        row = await self.row(people.c.claimed == compared(name))
        if not await self.passwords.match(None if row is None else row.password, password):
            raise ServiceError("wrong-name-or-password", 403)
        self.forgive_try(name, address)
        return person_of(row)

    async def check(self, person: Person, password: str, address: str) -> None:
        """Before something that cannot be undone: is it really the owner of the name?"""
        if person.claimed:
            await self.come_back(person.name, password, address)

    async def change_password(
        self, person: Person, old: str, new: str, address: str
    ) -> tuple[Person, str]:
        """A new password and recovery code; other sessions end."""
        if not person.claimed:
            raise ServiceError("not-claimed", 409)
        await self.check(person, old, address)
        return await self.new_password(person, new)

    async def recover(
        self, name: str, code: str, password: str, address: str
    ) -> tuple[Person, str]:
        """A new password by the recovery code, which is used up; old sessions and tokens end."""
        self.count_try(name, address)
        row = await self.row(people.c.claimed == compared(name))
        kept = None if row is None else row.recovery
        if not same_code(kept, code):
            raise ServiceError("wrong-name-or-code", 403)
        self.forgive_try(name, address)
        return await self.new_password(person_of(row), password, same_recovery=kept)

    async def new_password(
        self, person: Person, password: str, same_recovery: str | None = None
    ) -> tuple[Person, str]:
        hashed = await self.passwords.hashed(password)
        code = new_code()
        unchanged = update(people).where(is_person(person), people.c.epoch == person.epoch)
        if same_recovery is not None:
            # of two that come with one code, the second has nothing
            unchanged = unchanged.where(people.c.recovery == same_recovery)
        changed = await self.changed(
            unchanged,
            password=hashed,
            recovery=digest(read_code(code)),
            epoch=person.epoch + 1,
        )
        if not changed:
            raise ServiceError("wrong-name-or-code", 403)
        await self.writer.write(statements=[delete(tokens).where(tokens.c.person == person.id)])
        return replace(person, epoch=person.epoch + 1), code

    async def end_sessions(self, person: Person) -> Person:
        """Be gone from every other device."""
        await self.changed(update(people).where(is_person(person)), epoch=person.epoch + 1)
        return replace(person, epoch=person.epoch + 1)

    async def end_connections(self, person_id: str) -> None:
        """Whoever is still welcome comes in again by themselves."""
        for tell in self.ended:
            tell(person_id)
        await self.writer.write(news=[News("person", person_id, 0)])

    def count_try(self, name: str, address: str) -> None:
        self.tries_from.spend(address)
        self.tries_here.spend((compared(name), address))
        self.tries_for.spend(compared(name))

    def forgive_try(self, name: str, address: str) -> None:
        self.tries_from.give_back(address)
        self.tries_here.give_back((compared(name), address))
        self.tries_for.give_back(compared(name))

    # -- sessions and tokens

    def session(self, person: Person) -> str:
        """What the cookie holds: who, until their sessions are ended, since when, and which."""
        return self.signer.dumps([person.id, person.epoch, int(time.time()), new_id()])

    def read_session(self, session: str | None) -> tuple[str, int, float] | None:
        """Whose session a cookie is, of which epoch, and since when, if it is genuine.

        Older ones do not say since when, and count as new until they are renewed.
        """
        try:
            person_id, epoch, *more = self.signer.loads(session or "")
            return str(person_id), int(epoch), float(more[0] if more else time.time())
        except (BadSignature, ValueError, TypeError):
            return None

    def is_due(self, session: str | None) -> bool:
        """Whether it is time to renew a session, so that who comes now and then stays known."""
        found = self.read_session(session)
        return found is not None and time.time() > found[2] + RENEWED

    async def who(self, session: str | None) -> Person | None:
        """The person behind a cookie, if it is genuine and still good."""
        found = self.read_session(session)
        if session is None or found is None or time.time() > found[2] + LASTS:
            return None
        left = select(left_sessions.c.digest).where(left_sessions.c.digest == digest(session))
        row = await self.row(and_(people.c.id == found[0], ~left.exists()))
        return None if row is None or row.epoch != found[1] else person_of(row)

    async def leave_session(self, session: str | None) -> None:
        """A cookie is good no more, wherever it may be kept."""
        person = await self.who(session)
        if session is None or person is None:
            return
        row = {"digest": digest(session), "until": time.time() + LASTS}
        past = delete(left_sessions).where(left_sessions.c.until < time.time())
        # a conflict: it was left twice at once
        with contextlib.suppress(Conflict):
            await self.writer.write(statements=[insert(left_sessions).values(row), past])
        await self.end_connections(person.id)

    async def bearer(self, token: str) -> Person | None:
        """The person behind an API token."""
        owner = select(tokens.c.person).where(tokens.c.digest == digest(token))
        row = await self.row(people.c.id == owner.scalar_subquery())
        return None if row is None else person_of(row)

    async def make_token(self, person: Person, label: str) -> tuple[Token, str]:
        """A token for a program of one's own; what it says is shown only now."""
        if len(await self.tokens_of(person)) >= MOST_TOKENS:
            raise ServiceError("too-many-tokens", 409, most=MOST_TOKENS)
        secret = new_token()
        token = Token(digest(secret)[:TOKEN_ID], tidy(label)[:64], time.time())
        row = {
            "digest": digest(secret),
            "person": person.id,
            "label": token.label,
            "made": token.made,
        }
        await self.writer.write(statements=[insert(tokens).values(row)])
        return token, secret

    async def tokens_of(self, person: Person) -> list[Token]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(tokens).where(tokens.c.person == person.id).order_by(tokens.c.made)
            )
            return [Token(row.digest[:TOKEN_ID], row.label, row.made) for row in rows]

    async def revoke_token(self, person: Person, token_id: str) -> None:
        this = func.substr(tokens.c.digest, 1, TOKEN_ID) == tidy(token_id)
        gone = delete(tokens).where(tokens.c.person == person.id, this)
        if not await self.writer.transact(lambda held: held.execute(gone).rowcount):
            raise ServiceError("no-such-token", 404)
        await self.end_connections(person.id)

    # -- reading and writing

    async def by_id(self, person_id: str) -> Person | None:
        row = await self.row(people.c.id == person_id)
        return None if row is None else person_of(row)

    async def known(self, person_id: str) -> Person:
        """Somebody by their id, which came from outside."""
        person = await self.by_id(person_id) if person_id.isprintable() else None
        if person is None:
            raise ServiceError("no-such-person", 404)
        return person

    async def row(self, where: ColumnElement[bool]) -> Row[Any] | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(people).where(where))).one_or_none()

    async def changed(self, change: Update, **values: object) -> bool:
        """Whether a change found the person as it expected."""
        made = change.values(values)
        return await self.writer.transact(lambda held: held.execute(made).rowcount == 1)


def is_person(person: Person) -> ColumnElement[bool]:
    return people.c.id == person.id


def person_of(row: Row[Any] | None) -> Person:
    if row is None:
        raise ServiceError("no-such-person", 404)
    return Person(row.id, row.name, row.claimed is not None, row.epoch, row.banned)
