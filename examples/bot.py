"""A bot for any game: it comes in, sits down in a match with a free seat, and plays at random.

    python bot.py http://127.0.0.1:8000 MATCH

With an API token in REGNUM_TOKEN it plays as that token's owner, without one as a new guest. A
bot worth the name looks at `told["view"]` before it chooses: see docs/protocol.md.
"""

import asyncio
import json
import os
import random
import sys

import httpx
from websockets import WebSocketException, connect


async def insist(answer: httpx.Response) -> None:
    if not answer.is_success:
        sys.exit(json.loads(await answer.aread())["sentence"])


async def main(server: str, match: str) -> None:
    hooks = {"response": [insist]}
    async with httpx.AsyncClient(base_url=server, timeout=30, event_hooks=hooks) as http:
        if token := os.environ.get("REGNUM_TOKEN"):
            http.headers["Authorization"] = f"Bearer {token}"
        else:
            await http.post("/api/people", json={"name": "Random bot"})
        me = (await http.get("/api/me")).json()["id"]
        share = {"bytes": os.urandom(16).hex()}  # of the key that the cards are shuffled with
        joined = await http.post(f"/api/matches/{match}/chairs", json=share)
        seat = next(each["seat"] for each in joined.json()["chairs"] if each["person"] == me)
        while (await http.get(f"/api/matches/{match}")).json()["status"] == "gathering":
            await asyncio.sleep(0.5)
        sent = http.build_request("GET", "/").headers
        who = {name: sent[name] for name in ("Cookie", "Authorization") if name in sent}
    at = f"{server.replace('http', 'ws', 1)}/api/matches/{match}/live"
    async with connect(at, additional_headers=who, max_size=None, open_timeout=30) as ws:
        await ws.send(json.dumps({"say": "hello", "seat": seat}))
        async for text in ws:
            told = json.loads(text)
            view = told["view"] if told["tell"] == "update" else None
            if view and view["over"]:
                print(json.dumps(view["result"]))
                break
            if view and seat in view["to_act"] and told["options"]:
                act = {"say": "act", "id": f"bot-{told['n']}", "seat": seat}
                act["choice"] = view["asked"]["number"]
                act["action"] = random.choice(told["options"])["action"]
                await ws.send(json.dumps(act))


if __name__ == "__main__":
    where = sys.argv[1:] if len(sys.argv) == 3 else sys.exit("usage: python bot.py SERVER MATCH")
    try:
        asyncio.run(main(*where))
    except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError, WebSocketException) as error:
        sys.exit(f"No service of Regnum answers at {where[0]}: {error}")
