import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { consent, type Guest, givenClientId, givenGuest } from "./guests.ts";
import { startListening } from "./listening.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));

/** Somebody who opens addresses that are posted, and tells where that led. */
async function startBrowsing(guest: Guest) {
  const server = createServer(async (request, response) => {
    response.end(await consent(guest, await text(request)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

it("runs the examples of the README, one after the other, with the output they tell", async () => {
  await using running = await startListening();
  const guest = await givenGuest(running);
  const { clientId, clientSecret } = await givenClientId(running);
  const browsing = await startBrowsing(guest);
  const readme = await readFile(`${folder}/README.md`, "utf8");
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code).join("\n");
  const told = [...examples.matchAll(/console\.log.*; \/\/ (.*)$/gm)].map(([, output]) => output);
  const visit = `const keep = () => {};
    const visited = await fetch("${browsing.url}", { method: "POST", body: address });
    const returnedTo = await visited.text();`;
  const code = examples
    .replace("http://127.0.0.1:4020", running.url)
    .replace("fdp_...", guest.token)
    .replace('clientId: "..."', `clientId: "${clientId}"`)
    .replace("fds_...", clientSecret!)
    .replace("const code =", `${visit}\nconst code =`);
  const run = promisify(execFile);
  const options = ["--input-type=module-typescript", "--eval", code];
  const { stdout } = await run(process.execPath, options, { cwd: folder });
  browsing.stop();
  expect(stdout.trim().split("\n")).toEqual(told);
  expect(told.length).toBeGreaterThan(4);
});
