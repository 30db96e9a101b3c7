// boardgame.io's own server with the trivial game: node peer.mjs PORT [FOLDER]
// With a folder it keeps matches in its FlatFile storage there, without one in memory.
import { createRequire } from "node:module";
import path from "node:path";

// installed below build/, not here
const require = createRequire(path.join(process.cwd(), "package.json"));
const { Server, FlatFile } = require("boardgame.io/server");

const counting = {
  name: "counting",
  setup: () => ({ counts: [0, 0] }),
  moves: {
    say: ({ G, playerID }, number) => {
      G.counts[playerID] += number;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [counting],
  origins: [/.*/],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: Number(port), callback: () => console.log("ready") });
