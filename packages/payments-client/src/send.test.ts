import { createMockTransport } from "@frontdesk/rest";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startScripted } from "../test/scripted.ts";
import { createClient } from "./client.ts";
import { ConnectionError } from "./errors.ts";

const me = { identity: { id: "6650a0c2000000a1b2c3d4e5", name: null, created: "2024-05-24" } };
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const order = {
  integration: { key: "public" },
  card: { number: { token: "n" }, expiry: { month: 12, year: 2031 } },
};

const running = {
  status: 409,
  headers: { "Retry-After": "0" },
  body: { message: "Still running", code: "request_running" },
};

// Fixes the random wait.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

describe("request of the payments client", () => {
  it("authenticates by the key with an empty username, and accepts JSON", async () => {
    await using server = await startScripted({ body: me });
    await createClient({ url: server.url, key: "sécret" }).me();
    const [{ headers }] = server.requests as [(typeof server.requests)[0]];
    expect(headers.accept).toBe("application/json");
    expect(headers["content-type"]).toBeUndefined();
    const credentials = String(headers.authorization).replace(/^Basic /, "");
    expect(Buffer.from(credentials, "base64").toString()).toBe(":sécret");
  });

  it("keeps the path of the service's address", async () => {
    await using server = await startScripted({ body: me });
    await createClient({ url: `${server.url}/payments-of-us/` }).me();
    expect(server.requests[0]?.url).toBe("/payments-of-us/me");
  });

  it.each(["ftp://example.com", "http://user:secret@example.com", "example"])(
    "refuses the address %s",
    (url) => {
      expect(() => createClient({ url })).toThrow(TypeError);
    },
  );

  it("for a new app has no credentials and no idempotency key", async () => {
    await using server = await startScripted({ status: 201, body: { app: { id: "a" } } });
    await createClient({ url: server.url, key: "secret" }).apps.create();
    expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
    expect(server.requests[0]?.headers).not.toHaveProperty("idempotency-key");
  });

  it("of a customer names the version and has no credentials", async () => {
    await using server = await startScripted({ status: 201, body: { authorizationId: "a" } });
    await createClient({ url: server.url, key: "secret" }).payments.create(order);
    expect(server.requests[0]?.headers).toMatchObject({ "accept-version": "1" });
    expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
    expect(server.requests[0]?.headers).not.toHaveProperty("idempotency-key");
  });

  it("uses the given transport", async () => {
    const transport = createMockTransport([{ body: JSON.stringify(me) }]);
    const client = createClient({ url: "https://payments.example.com", transport });
    expect(await client.me()).toEqual(me.identity);
    expect(transport.requests.map(({ url }) => url)).toEqual(["https://payments.example.com/me"]);
  });

  it("follows no redirect", async () => {
    const headers = { Location: "/elsewhere" };
    await using server = await startScripted({ status: 302, headers }, { body: me });
    const call = createClient({ url: server.url }).me();
    await expect(call).rejects.toMatchObject({ name: "PaymentsError", status: 302 });
    expect(server.requests).toHaveLength(1);
  });

  it("that cannot be serialized is not sent", async () => {
    await using server = await startScripted();
    const options = { idempotencyKey: "order 7\r\nX-Other: 1" };
    const { transactions } = createClient({ url: server.url });
    const call = transactions.refund("t", { amount: 5 }, options);
    await expect(call).rejects.toThrow(TypeError);
    await expect(call).rejects.toThrow("Idempotency-Key");
    expect(server.requests).toHaveLength(0);
  });
});

describe("response without a body", () => {
  it.each([201, 204])("resolves to undefined with status %i", async (status) => {
    await using server = await startScripted({ status }, { status });
    const client = createClient({ url: server.url });
    expect(await client.merchants.update("m", { name: "New" })).toBeUndefined();
    expect(await client.merchants.apps.add("m", { appId: "a" })).toBeUndefined();
  });
});

describe("repeat of the payments client", () => {
  const passing = [429, 500, 502, 503, 504].map((status) => ({ status }));

  it.each(["drop" as const, ...passing])("of a GET follows %j", async (first) => {
    await using server = await startScripted(first, first, { body: me });
    expect(await createClient({ url: server.url }).me()).toEqual(me.identity);
    expect(server.requests).toHaveLength(3);
  });

  it.each([{ status: 400 }, { status: 404 }, { status: 409 }])(
    "does not follow %j",
    async (first) => {
      await using server = await startScripted(first, { body: me });
      await expect(createClient({ url: server.url }).me()).rejects.toMatchObject(first);
      expect(server.requests).toHaveLength(1);
    },
  );

  it("stops after the client's maximum", async () => {
    const failed = { status: 503 };
    await using server = await startScripted(failed, failed, failed, failed);
    const client = createClient({ url: server.url, retries: 2 });
    await expect(client.me()).rejects.toMatchObject({ name: "ServerError", status: 503 });
    expect(server.requests).toHaveLength(3);
  });

  it("of a POST has its body and its idempotency key, new for each call", async () => {
    const created = { status: 201, body: { transaction: { id: "t" } } };
    await using server = await startScripted("drop", { status: 503 }, running, created, created);
    const client = createClient({ url: server.url });
    await client.transactions.capture("t", { amount: 5 });
    await client.transactions.capture("t", { amount: 5 });
    const keys = server.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys[0]).toMatch(uuid);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
    expect(new Set(server.requests.map(({ body }) => body))).toEqual(new Set(['{"amount":5}']));
  });

  it("of a POST in progress waits as the service asks, and fails with its result", async () => {
    await using server = await startScripted(running, running, running);
    const client = createClient({ url: server.url, retries: 2 });
    await expect(client.transactions.void("t", { amount: 5 })).rejects.toMatchObject({
      name: "ConflictError",
      status: 409,
      code: "request_running",
      retryAfterMs: 0,
    });
    expect(server.requests).toHaveLength(3);
  });

  it("of a POST has the caller's idempotency key", async () => {
    const created = { status: 201, body: { transaction: { id: "t" } } };
    await using server = await startScripted("drop", created);
    const options = { idempotencyKey: "order 7, refund 1" };
    await createClient({ url: server.url }).transactions.refund("t", { amount: 5 }, options);
    const keys = server.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toEqual(["order 7, refund 1", "order 7, refund 1"]);
  });

  it("of an order needs no key: the order is its own identity", async () => {
    const running = { status: 429, body: { code: "PAYMENT_RUNNING", message: "Still running" } };
    const paid = { status: 201, body: { authorizationId: "a" } };
    await using server = await startScripted("drop", running, paid);
    const client = createClient({ url: server.url });
    expect(await client.payments.create(order)).toEqual({ authorizationId: "a" });
    expect(server.requests).toHaveLength(3);
    // Browsers may not send it there.
    for (const { headers } of server.requests)
      expect(headers).not.toHaveProperty("idempotency-key");
  });

  it.each(["drop", { status: 503 }] as const)(
    "of an unrepeatable call does not follow %j",
    async (first) => {
      await using server = await startScripted(first, first, first, first);
      const client = createClient({ url: server.url });
      await expect(client.apps.create({ name: "Till" })).rejects.toThrow();
      await expect(client.apps.keys.create("a")).rejects.toThrow();
      await expect(client.merchants.update("m", { name: "New" })).rejects.toThrow();
      await expect(client.merchants.apps.remove("m", "a")).rejects.toThrow();
      expect(server.requests).toHaveLength(4);
    },
  );

  it("of an unrepeatable call follows 429, sent before any effect", async () => {
    const created = { status: 201, body: { app: { id: "a" } } };
    await using server = await startScripted({ status: 429 }, created);
    expect(await createClient({ url: server.url }).apps.create()).toEqual({ id: "a" });
  });
});

describe("call without a response of the payments client", () => {
  it("fails with the network error", async () => {
    const server = await startScripted();
    await server[Symbol.asyncDispose]();
    const call = createClient({ url: server.url, retries: 1 }).me();
    await expect(call).rejects.toBeInstanceOf(ConnectionError);
    await expect(call).rejects.toMatchObject({ status: undefined, cause: expect.any(Error) });
  });

  it("fails after its timeout", async () => {
    await using server = await startScripted("hang");
    const client = createClient({ url: server.url, retries: 0, timeoutMs: 50 });
    await expect(client.me()).rejects.toBeInstanceOf(ConnectionError);
  });

  it("repeats, with the full timeout for each attempt", async () => {
    const transport = createMockTransport(() => new Promise(() => {}));
    const url = "https://payments.example.com";
    const client = createClient({ url, transport, retries: 1, timeoutMs: 600_000 });
    const call = client.lines.get("l", { timeoutMs: 20 });
    await expect(call).rejects.toThrow("got no response within 20 ms");
    expect(transport.requests).toHaveLength(2);
  });

  it("fails with the signal's reason, without a repeat", async () => {
    await using server = await startScripted("hang");
    const controller = new AbortController();
    const call = createClient({ url: server.url }).me({ signal: controller.signal });
    await server.arrived();
    controller.abort(new Error("the customer left"));
    await expect(call).rejects.toThrow("the customer left");
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ["while it waits", (abort: () => void) => void setTimeout(abort)],
    ["just before it waits", (abort: () => void) => abort()],
  ])("stops %s for its repeat", { timeout: 5_000 }, async (_when, soon) => {
    const controller = new AbortController();
    const transport = createMockTransport(() => {
      soon(() => controller.abort(new Error("the customer left")));
      return { statusCode: 503, headers: { "Retry-After": "25" } };
    });
    const client = createClient({ url: "https://payments.example.com", transport });
    const call = client.me({ signal: controller.signal });
    await expect(call).rejects.toThrow("the customer left");
    expect(transport.requests).toHaveLength(1);
  });

  it("is not sent if the signal is already aborted", async () => {
    await using server = await startScripted({ body: me });
    const signal = AbortSignal.abort(new Error("too late"));
    await expect(createClient({ url: server.url }).me({ signal })).rejects.toThrow("too late");
    expect(server.requests).toHaveLength(0);
  });
});
