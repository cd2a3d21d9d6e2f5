import type { MockReply } from "@frontdesk/rest";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clientOf, reject, report } from "../test/mocked.ts";
import { createClient } from "./client.ts";
import { ConnectionError } from "./errors.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const booking = { resource_id: 7, start_date: "2026-11-23", duration: 60 };
const created = report({ id: 1 }, { status: 201 });
const failing = report(reject("server_error"), { status: 503 });
const running = report(reject("conflict"), { status: 409, headers: { "Retry-After": "0" } });
const busy = report(reject("rate_limited"), { status: 429, headers: { "Retry-After": "0" } });
const lost = new Error("the connection was lost");
const patient = { retries: 3 };

// Fixes the random wait.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

describe("request of the scheduling client", () => {
  it("has the token, accepts JSON and has no body without one", async () => {
    const { client, requests } = clientOf([report({ id: 1 })], { token: "fdp_secret" });
    await client.me();
    const { headers, body } = requests[0]!;
    expect(headers).toEqual({ accept: "application/json", authorization: "Bearer fdp_secret" });
    expect(body).toBeUndefined();
  });

  it("of a change has the given tag", async () => {
    const read = report({ id: 1 }, { headers: { ETag: '"state"' } });
    const { client, requests } = clientOf([read, report({ id: 1 }), report({ id: 1 })]);
    const { bookings } = client.account("a");
    const { shown, etag } = await bookings.tagged(1);
    expect([shown, etag]).toEqual([{ id: 1 }, '"state"']);
    await bookings.update(1, { duration: 30 }, { ifMatch: etag });
    await bookings.update(1, { duration: 30 });
    const [, matched, unmatched] = requests;
    expect(matched?.headers).toMatchObject({ "if-match": '"state"' });
    expect(unmatched?.headers).not.toHaveProperty("if-match");
  });

  it("of an account's change has its tag", async () => {
    const seen = report({ id: 1 }, { headers: { ETag: '"a1"' } });
    const { client, requests } = clientOf([seen, seen]);
    const { etag } = await client.accounts.tagged("a");
    await client.accounts.update("a", { name: "new" }, { ifMatch: etag });
    expect(requests[1]?.headers).toMatchObject({ "if-match": '"a1"' });
  });

  it("has no credentials if the client has none", async () => {
    const { client, requests } = clientOf([report({ id: 1 })]);
    await client.me();
    expect(requests[0]?.headers).not.toHaveProperty("authorization");
  });

  it("keeps the path of the service's address", async () => {
    const url = "https://example.com/scheduling-of-us/";
    const { client, requests } = clientOf([report({ id: 1 })], { url });
    await client.me();
    expect(requests[0]?.url).toBe("https://example.com/scheduling-of-us/v1/me");
  });

  it.each(["ftp://example.com", "http://user:secret@example.com", "example"])(
    "refuses the address %s",
    (url) => {
      expect(() => createClient({ url })).toThrow(TypeError);
    },
  );

  it("follows no redirect", async () => {
    const { client, asked } = clientOf([{ statusCode: 302, headers: { Location: "/elsewhere" } }]);
    await expect(client.me()).rejects.toMatchObject({ name: "SchedulingError", status: 302 });
    expect(asked()).toHaveLength(1);
  });

  it("that cannot be serialized is not sent", async () => {
    const { client, asked } = clientOf([]);
    const options = { idempotencyKey: "booking 7\r\nX-Other: 1" };
    const call = client.account("studio").bookings.create(booking, options);
    await expect(call).rejects.toThrow(TypeError);
    expect(asked()).toHaveLength(0);
  });
});

describe("repeat of the scheduling client", () => {
  it.each<[string, MockReply]>([
    ["a lost connection", lost],
    ["429", busy],
    ["503", failing],
  ])("of a GET follows %s", async (_what, first) => {
    const { client, asked } = clientOf([first, first, report({ id: 1 })], patient);
    expect(await client.me()).toEqual({ id: 1 });
    expect(asked()).toHaveLength(3);
  });

  it("of a POST has its body and its idempotency key, new for each call", async () => {
    const replies = [lost, failing, running, created, created];
    const { client, requests } = clientOf(replies, patient);
    const { bookings } = client.account("studio");
    await bookings.create(booking);
    await bookings.create(booking);
    const keys = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys[0]).toMatch(uuid);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
    expect(new Set(requests.map(({ body }) => body))).toEqual(new Set([JSON.stringify(booking)]));
  });

  it("of a POST has the caller's idempotency key", async () => {
    const { client, requests } = clientOf([lost, created], patient);
    const options = { idempotencyKey: "order 7" };
    await client.account("studio").bookings.create(booking, options);
    const keys = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toEqual(["order 7", "order 7"]);
  });

  it("of a POST in progress fails with its final result", async () => {
    const { client, asked } = clientOf(() => running, { retries: 2 });
    const call = client.account("studio").bookings.create(booking);
    await expect(call).rejects.toMatchObject({ name: "ConflictError", status: 409 });
    expect(asked()).toHaveLength(3);
  });

  it.each<[string, MockReply]>([
    ["a lost connection", lost],
    ["503", failing],
  ])("of a change, deletion or test does not follow %s", async (_what, first) => {
    const { client, asked } = clientOf(() => first, patient);
    const { bookings, webhooks } = client.account("studio");
    await expect(bookings.update(1, { details: "New" })).rejects.toThrow();
    await expect(bookings.delete(1)).rejects.toThrow();
    await expect(webhooks.test(1)).rejects.toThrow();
    expect(asked()).toEqual([
      "PUT /v1/studio/bookings/1",
      "DELETE /v1/studio/bookings/1",
      "POST /v1/studio/webhooks/1/test",
    ]);
  });

  it("of a change follows 429, sent before any effect", async () => {
    const { client } = clientOf([busy, { statusCode: 204 }], patient);
    expect(await client.account("studio").bookings.delete(1)).toBeUndefined();
  });

  it("stops after the client's maximum", async () => {
    const { client, asked } = clientOf(() => busy, { retries: 2 });
    await expect(client.me()).rejects.toMatchObject({ name: "RateLimitError", retryAfterMs: 0 });
    expect(asked()).toHaveLength(3);
  });
});

describe("call without a response of the scheduling client", () => {
  it("fails with the network error", async () => {
    const { client } = clientOf([lost]);
    const call = client.me();
    await expect(call).rejects.toBeInstanceOf(ConnectionError);
    await expect(call).rejects.toMatchObject({ status: undefined, cause: expect.any(Error) });
  });

  it("fails after its timeout", async () => {
    const { client } = clientOf(() => new Promise(() => {}), { timeoutMs: 20 });
    await expect(client.me()).rejects.toBeInstanceOf(ConnectionError);
  });

  it("fails with the signal's reason, without a repeat", async () => {
    const controller = new AbortController();
    const { client, asked } = clientOf(() => {
      controller.abort(new Error("the visitor left"));
      return new Promise(() => {});
    }, patient);
    await expect(client.me({ signal: controller.signal })).rejects.toThrow("the visitor left");
    expect(asked()).toHaveLength(1);
  });

  it("is not sent if the signal is already aborted", async () => {
    const { client, asked } = clientOf([report({ id: 1 })]);
    const signal = AbortSignal.abort(new Error("too late"));
    await expect(client.me({ signal })).rejects.toThrow("too late");
    expect(asked()).toHaveLength(0);
  });
});
