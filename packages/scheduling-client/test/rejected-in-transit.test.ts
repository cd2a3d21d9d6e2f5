import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient } from "../src/client.ts";

const refusals = [
  { status: 503, code: "service_away", message: "Scheduling is not available right now" },
  { status: 502, code: "outcome_unknown", message: "The answer of Scheduling was lost" },
  { status: 403, code: "other_person", message: "Another person is signed in" },
] as const;

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, ...body } = refusals.find(({ code }) => request.url?.includes(code))!;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

it.each(refusals)("desk refusal: keeps its code and message: $code", async (refusal) => {
  const { port } = server.address() as AddressInfo;
  const client = createClient({ url: `http://127.0.0.1:${port}`, token: "t", retries: 0 });
  const making = client.account(refusal.code).clients.create({ name: "Eve" });
  await expect(making).rejects.toMatchObject(refusal);
});
