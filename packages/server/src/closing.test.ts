import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { listen, startServer } from "../test/harness.ts";
import type { Server } from "./server.ts";

let server: Server;
afterEach(() => server.close());

async function posted(port: number, isLate: Promise<unknown> = Promise.resolve()) {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  const ended = new Promise<string | undefined>((resolve) => {
    socket.on("error", ({ code }: NodeJS.ErrnoException) => resolve(code));
    socket.on("close", () => resolve(text.split(" ")[1] ?? "closed"));
  });
  await isLate;
  socket.write("POST /work HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n");
  return await ended;
}

async function start() {
  ({ server } = startServer());
  server.post("/work", { schema: { hide: true }, config: { plain: true } }, async () => "done");
  return await listen(server);
}

it("closing: answers requests of all connections that the kernel accepted", async () => {
  const port = await start();
  const answers = Array.from({ length: 16 }, () => posted(port));
  await server.refuseConnections();
  await server.close();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(["200"]));
});

it("closing: answers a request on an open connection, refuses new connections", async () => {
  const port = await start();
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const accepted = once(server.server, "connection");
  const answer = posted(port, sent);
  await accepted;
  const refusal = server.refuseConnections();
  await expect.poll(() => server.server.listening).toBe(false);
  expect(await posted(port)).toBe("ECONNREFUSED");
  send();
  expect(await answer).toBe("200");
  await refusal;
});
