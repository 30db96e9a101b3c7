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
import websockets


async def main(server: str, match: str) -> None:
    async with httpx.AsyncClient(base_url=server) as http:
        if token := os.environ.get("REGNUM_TOKEN"):
            http.headers["Authorization"] = f"Bearer {token}"
        else:
            await http.post("/api/people", json={"name": "Random bot"})
        me = (await http.get("/api/me")).raise_for_status().json()["id"]
        bytes_for_the_key = {"bytes": os.urandom(16).hex()}
        joined = await http.post(f"/api/matches/{match}/chairs", json=bytes_for_the_key)
        chairs = joined.raise_for_status().json()["chairs"]
        seat = next(chair["seat"] for chair in chairs if chair["person"] == me)
        while (await http.get(f"/api/matches/{match}")).json()["status"] == "gathering":
            await asyncio.sleep(0.5)
        pass_ = {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
        if token:
            pass_ = {"Authorization": f"Bearer {token}"}
    url = f"{server.replace('http', 'ws', 1)}/api/matches/{match}/live"
    async with websockets.connect(url, additional_headers=pass_, max_size=None) as socket:
        await socket.send(json.dumps({"say": "hello", "seat": seat}))
        async for text in socket:
            told = json.loads(text)
            if told["tell"] != "update" or told["view"] is None:
                continue
            if told["view"]["over"]:
                print(json.dumps(told["view"]["result"]))
                break
            if seat in told["view"]["to_act"] and told["options"]:
                act = {"say": "act", "id": f"bot-{told['n']}", "seat": seat}
                act["choice"] = told["view"]["asked"]["number"]
                act["action"] = random.choice(told["options"])["action"]
                await socket.send(json.dumps(act))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
