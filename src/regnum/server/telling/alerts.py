"""Ways to be told that it is one's turn when the page is closed."""

from __future__ import annotations

import hmac
import secrets
import time
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.errors import ServiceError
from regnum.server.node.tries import Allowance
from regnum.server.people.keys import digest
from regnum.server.store.ids import new_id
from regnum.server.store.names import tidy
from regnum.server.store.person import Person
from regnum.server.store.tables import alerts, matches, turns
from regnum.server.store.writer import Writer
from regnum.server.telling.outside import send, target
from regnum.server.telling.push import Push
from regnum.server.wire.alerting import AlertInfo, PushWish, TurnAlert

MOST_WAYS = 10
#: after so many failures in a row a way is given up
MOST_FAILURES = 20
MOST_IN_FEED = 50
#: answers of a push service that a subscription is no more
ENDED = (404, 410)


class Alerts:
    """Feeds, webhooks and push subscriptions of people, and sending to them."""

    def __init__(self, engine: AsyncEngine, writer: Writer, push: Push, inside: bool) -> None:
        self.engine = engine
        self.writer = writer
        self.push = push
        #: whether the host lets alerts go into their own network
        self.inside = inside
        self.trials = Allowance(3, per_second=1 / 20)

    # -- ways

    async def add_feed(self, person: Person) -> tuple[AlertInfo, str]:
        """A feed, and the secret in its address. A new one replaces the old."""
        secret = secrets.token_urlsafe(24)
        await self.writer.write(
            statements=[delete(alerts).where(alerts.c.person == person.id, alerts.c.kind == "feed")]
        )
        return await self.add(person, "feed", digest(secret), {}), secret

    async def add_webhook(self, person: Person, address: str) -> AlertInfo:
        """A webhook; its secret signs what is sent."""
        await target(address, self.inside)
        secret = secrets.token_urlsafe(24)
        info = await self.add(person, "webhook", address, {"secret": secret})
        return msgspec.structs.replace(info, secret=secret)

    async def add_push(self, person: Person, wish: PushWish) -> AlertInfo:
        """A browser. One that subscribes again does not hear everything twice."""
        self.push.check()
        await target(wish.endpoint, self.inside)
        keys = {"p256dh": wish.p256dh, "auth": wish.auth}
        try:
            await self.push.sealed(wish.endpoint, keys, b"{}")
        except Exception:
            raise ServiceError("bad-push-keys") from None
        await self.writer.write(
            statements=[
                delete(alerts).where(alerts.c.kind == "push", alerts.c.address == wish.endpoint)
            ]
        )
        return await self.add(person, "push", wish.endpoint, keys)

    async def add(self, person: Person, kind: str, address: str, keys: dict[str, str]) -> AlertInfo:
        if len(await self.of(person.id)) >= MOST_WAYS:
            raise ServiceError("too-many-alerts", 409, most=MOST_WAYS)
        row = {
            "id": new_id(),
            "person": person.id,
            "kind": kind,
            "address": address,
            "keys": keys,
            "made": time.time(),
            "failures": 0,
            # whoever asks for it is here
            "seen": time.time(),
        }
        await self.writer.write(statements=[insert(alerts).values(row)])
        return (await self.infos(person.id, str(row["id"])))[0]

    async def infos(self, person_id: str, alert_id: str | None = None) -> list[AlertInfo]:
        return [
            AlertInfo(
                id=row.id,
                kind=row.kind,
                address="" if row.kind == "feed" else row.address,
                made=row.made,
                failures=row.failures,
            )
            for row in await self.of(person_id)
            if alert_id in (None, row.id)
        ]

    async def of(self, person_id: str) -> list[Row[Any]]:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(alerts).where(alerts.c.person == person_id).order_by(alerts.c.made)
            )
            return list(found.all())

    async def remove(self, person: Person, alert_id: str) -> None:
        gone = delete(alerts).where(alerts.c.person == person.id, alerts.c.id == tidy(alert_id))
        if not await self.writer.transact(lambda held: held.execute(gone).rowcount):
            raise ServiceError("no-such-alert", 404)

    # -- sending

    async def try_out(self, person: Person, alert_id: str) -> None:
        """Send a trial, so that one sees whether it arrives."""
        found = [row for row in await self.of(person.id) if row.id == alert_id]
        if not found:
            raise ServiceError("no-such-alert", 404)
        self.trials.spend(person.id, "too-fast")
        trial = TurnAlert("", "", 0, 0, time.time(), "", "trial")
        if found[0].kind != "feed" and not await self.send(found[0], trial):
            raise ServiceError("alert-failed", 409)

    async def send(self, way: Row[Any], alert: TurnAlert) -> bool:
        """Whether it arrived. A way that never answers is given up."""
        body = msgspec.json.encode(alert)
        if way.kind == "push":
            if not self.push.ready:
                return False
            body, headers = await self.push.sealed(way.address, way.keys, body)
        else:
            signed = hmac.new(way.keys["secret"].encode(), body, sha256).hexdigest()
            headers = {
                "Content-Type": "application/json",
                "X-Regnum-Signature": f"sha256={signed}",
            }
        status = await send(way.address, body, headers, self.inside)
        arrived = 200 <= status < 300
        this = alerts.c.id == way.id
        if arrived and way.failures:
            await self.writer.write(statements=[update(alerts).where(this).values(failures=0)])
        elif way.kind == "push" and status in ENDED:
            await self.writer.write(statements=[delete(alerts).where(this)])
        elif not arrived:
            await self.writer.write(
                statements=[
                    update(alerts).where(this).values(failures=alerts.c.failures + 1),
                    delete(alerts).where(this, alerts.c.failures >= MOST_FAILURES),
                ]
            )
        return arrived

    # -- the feed

    async def feed(self, secret: str) -> list[Row[Any]]:
        """The newest turns of the person whose feed has this secret."""
        owner = select(alerts.c.person).where(
            alerts.c.kind == "feed", alerts.c.address == digest(secret)
        )
        async with self.engine.connect() as connection:
            person = (await connection.execute(owner)).scalar_one_or_none()
            if person is None:
                raise ServiceError("no-such-feed", 404)
            found = await connection.execute(
                select(turns, matches.c.game)
                .join(matches, matches.c.id == turns.c.match)
                .where(turns.c.person == person)
                .order_by(turns.c.at.desc(), turns.c.match)
                .limit(MOST_IN_FEED)
            )
            return list(found.all())
