import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../src/client.ts";
import { makeGuest } from "./guests.ts";
import { startListening } from "./listening.ts";

type Answer = { status: number; body: string } | "drop" | "hang";

async function startAnswering(...answers: Answer[]) {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url!, headers: request.headers });
    const answer = answers.shift() ?? "hang";
    if (answer === "drop") response.destroy();
    else if (answer !== "hang") response.writeHead(answer.status).end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = createClient({ url: `http://127.0.0.1:${port}`, token: "t", retries: 0 });
  return {
    asked: requests,
    account: client.account("a"),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const at = "2026-11-21T08:00:00.250Z";
const hint = (id: number) => ({ type: "client", action: "update", id, at });
const stream = (...ids: number[]): Answer => ({
  status: 200,
  body: `retry: 2000\n\n${ids
    .map((id) => `id: ${id * 10}\nevent: client\ndata: ${JSON.stringify(hint(id))}\n\n`)
    .join("")}:\n\n`,
});
const busy: Answer = { status: 503, body: "{}" };

// Fixes the random wait.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

describe("listening to changes", () => {
  it("resumes from the last hint after any end and passing error", async () => {
    const answers = [stream(), stream(1, 2), "drop", busy, stream(2, 3)] as const;
    await using answering = await startAnswering(...answers);
    const heard: unknown[] = [];
    for await (const each of answering.account.listen()) {
      heard.push(each);
      if (heard.length === 4) break;
    }
    expect(heard).toEqual([1, 2, 2, 3].map(hint));
    expect(answering.asked.map(({ url }) => url)).toEqual(
      answers.map(() => "/v1/a/changes/stream"),
    );
    const last = answering.asked.map(({ headers }) => headers["last-event-id"]);
    expect(last).toEqual([undefined, undefined, "20", "20", "20"]);
    expect(answering.asked[0]!.headers).toMatchObject({
      authorization: "Bearer t",
      accept: "text/event-stream, application/json",
    });
  });

  it.each([401, 403, 404])("rejects with the permanent error %i", async (status) => {
    const body = JSON.stringify({ error: "e", error_description: "not yours" });
    await using answering = await startAnswering(stream(1), { status, body });
    const hints = answering.account.listen();
    expect((await hints.next()).value).toEqual(hint(1));
    await expect(hints.next()).rejects.toMatchObject({ status, message: "not yours" });
    expect(answering.asked).toHaveLength(2);
  });

  it("stops with its signal and the signal's reason", async () => {
    await using answering = await startAnswering();
    const controller = new AbortController();
    const hints = answering.account.listen({ signal: controller.signal });
    const next = hints.next();
    await expect.poll(() => answering.asked.length).toBe(1);
    controller.abort(new Error("closed"));
    await expect(next).rejects.toThrow("closed");
  });

  it("receives changes from the service", async () => {
    await using running = await startListening();
    const { token, subdomain } = await makeGuest(running);
    const client = createClient({ url: running.url, token });
    const studio = client.account(subdomain);
    const hints = studio.listen();
    const next = hints.next();
    await expect.poll(() => running.scheduling.server.streams.ends.size).toBe(1);
    const { id } = await studio.clients.create({ name: "Bakery" });
    const expected = { type: "client", action: "create", id, at: expect.any(String) };
    expect((await next).value).toEqual(expected);
    await hints.return(undefined);
  });
});
