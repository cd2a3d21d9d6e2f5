import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openCaller } from "../bench/load.ts";

let server: Server | undefined;
afterEach(() => server?.close());

const request = "GET / HTTP/1.1\r\nHost: bench\r\n\r\n";

async function portOf(parts: readonly string[], headers: Record<string, string>): Promise<number> {
  server = createServer((_request, response) => {
    response.writeHead(200, headers);
    for (const part of parts) response.write(part);
    response.end();
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

it.each([
  ["a length", ["x".repeat(300_000)], { "content-length": "300000" }],
  ["chunks", ["[", "x".repeat(200_000), "\r\n0\r\n", "]"], {}],
  ["one small chunk", ["[]"], {}],
] as const)(
  "load generator: reads answers with %s, one after the other",
  async (...[, parts, headers]) => {
    const caller = await openCaller(await portOf(parts, headers));
    for (let round = 0; round < 3; round += 1) {
      expect((await caller.ask(request)).toString("latin1")).toMatch(/^HTTP\/1.1 200/);
    }
    caller.end();
  },
);
