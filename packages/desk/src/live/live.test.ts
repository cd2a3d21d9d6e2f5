import { type Listening, listenTo } from "@frontdesk/server/test/listening";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Behind, bodyOf, startBehind } from "../../test/behind.ts";
import { makePage } from "../../test/harness.ts";
import type { Shop } from "../../test/shop.ts";

const id = "6".repeat(24);
const eventId = "7".repeat(24);
const merchant = { id, name: "Corner", test: true, currency: "EUR", role: "owner", claim: {} };
const account = { id: 1, subdomain: "corner", name: "Corner", timezone: "UTC", owner: true };
const atPayments = `/merchants/${id}/events/stream`;
const atScheduling = "/v1/corner/changes/stream";

let behind: Behind;
let workspaceId = "";
beforeAll(async () => {
  behind = await startBehind();
  answerLists();
  const [, { person }] = await bodyOf(await behind.page.ask("GET /session"));
  behind.studio.answers.set("GET /v1/accounts/1", [200, { ...account, owner: person }]);
  const pair = JSON.stringify({ name: "Both", merchantId: id, accountId: 1 });
  const [, created] = await bodyOf(await behind.page.ask("POST /api/places", { body: pair }));
  workspaceId = created.id;
});
afterAll(() => behind.close());
beforeEach(() => {
  answerLists();
  for (const { listened } of [behind.shop, behind.studio]) listened.splice(0);
});

const opened: Listening[] = [];
afterEach(async () => {
  for (const { request, ended } of opened.splice(0)) {
    request.destroy();
    await ended;
  }
  for (const { streams, answers } of [behind.shop, behind.studio]) {
    answers.clear();
    await expect.poll(() => streams.size).toBe(0);
  }
});

function answerLists(): void {
  behind.shop.answers.set("GET /me/merchants?limit=100", [200, [merchant]]);
  behind.studio.answers.set("GET /v1/accounts", [200, [account]]);
}

async function listen(
  headers = {},
  workspace = workspaceId,
  page = behind.page,
): Promise<Listening> {
  const stream = await listenTo({
    port: Number(new URL(behind.desk.url).port),
    path: `/api/stream?place=${workspace}`,
    headers: { cookie: page.cookie, ...headers },
  });
  opened.push(stream);
  return stream;
}

function say(shop: Shop, { event, data }: { event: string; data: object }): void {
  const text = `id: ${event}\nevent: x\ndata: ${JSON.stringify(data)}\n\n`;
  for (const response of shop.streams) response.write(text);
}

const captured = {
  event: eventId,
  data: {
    id: eventId,
    type: "transaction.captured",
    timestamp: "2026-11-22T10:00:00.000Z",
    data: { transaction: { id: "8".repeat(24) }, entry: { amount: 10 } },
  },
};
const updated = {
  event: "42",
  data: { type: "booking", action: "update", id: 7, at: "2026-11-22T10:00:01.000Z" },
};
const heardOf = (stream: Listening) =>
  expect.poll(() => stream.heard().map(({ type, body }) => [type, body]));
const bothOpen = (stream: Listening) =>
  heardOf(stream).toEqual(
    expect.arrayContaining([
      ["open", { of: "payments", gap: true }],
      ["open", { of: "scheduling", gap: true }],
    ]),
  );

describe("live stream of a workspace", () => {
  it("merges the events of both services in the person's name", async () => {
    const stream = await listen();
    expect(stream.answer.headers["content-type"]).toBe("text/event-stream");
    await bothOpen(stream);
    say(behind.shop, captured);
    await heardOf(stream).toContainEqual([
      "payments",
      { type: "transaction.captured", id: "8".repeat(24), at: "2026-11-22T10:00:00.000Z" },
    ]);
    say(behind.studio, updated);
    await heardOf(stream).toContainEqual([
      "scheduling",
      { type: "booking", action: "update", id: "7", at: "2026-11-22T10:00:01.000Z" },
    ]);
    expect(stream.heard().at(-1)?.id).toBe(`${eventId}.42`);
    expect(behind.shop.listened[0]).toMatchObject({
      url: atPayments,
      assertion: { aud: "payments", name: "Ann Example", path: atPayments },
    });
    expect(behind.studio.listened[0]).toMatchObject({
      url: atScheduling,
      assertion: { aud: "scheduling" },
    });
  });

  it("continues both after the browser's last events, without a gap", async () => {
    const stream = await listen({ "last-event-id": `${eventId}.42` });
    await heardOf(stream).toEqual(
      expect.arrayContaining([
        ["open", { of: "payments", gap: false }],
        ["open", { of: "scheduling", gap: false }],
      ]),
    );
    expect(behind.shop.listened[0]?.headers["last-event-id"]).toBe(eventId);
    expect(behind.studio.listened[0]?.headers["last-event-id"]).toBe("42");
  });

  it("reports a gap if a service no longer has that position", async () => {
    behind.shop.answers.set(`GET ${atPayments}`, [410, { code: "events_expired" }]);
    const query = behind.shop.came.length;
    const stream = await listen({ "last-event-id": `${eventId}.42` });
    await expect.poll(() => behind.shop.came.length - query).toBeGreaterThan(1);
    behind.shop.answers.delete(`GET ${atPayments}`);
    await expect
      .poll(() => stream.heard().map(({ body }) => body))
      .toContainEqual({ of: "payments", gap: true });
  });

  it("continues with one service while the other is unreachable", async () => {
    const stream = await listen({ "last-event-id": `${eventId}.` });
    await heardOf(stream).toContainEqual(["open", { of: "payments", gap: false }]);
    behind.shop.answers.set(`GET ${atPayments}`, [503, {}]);
    for (const response of behind.shop.streams) response.destroy();
    await heardOf(stream).toContainEqual(["away", { of: "payments" }]);
    say(behind.studio, updated);
    await heardOf(stream).toContainEqual(["scheduling", expect.objectContaining({ id: "7" })]);
    behind.shop.answers.delete(`GET ${atPayments}`);
    behind.shop.listened.splice(0);
    await expect.poll(() => behind.shop.listened.length).toBe(1);
    expect(behind.shop.listened[0]?.headers["last-event-id"]).toBe(eventId);
    say(behind.shop, captured);
    await heardOf(stream).toContainEqual(["payments", expect.anything()]);
    expect(stream.heard().filter(({ type }) => type === "away")).toHaveLength(1);
  });

  it("starts without an unreachable service and adds it later", async () => {
    behind.studio.answers.set("GET /v1/accounts", [503, {}]);
    behind.studio.answers.set("GET /v1/accounts/1", [503, {}]);
    const stream = await listen();
    await heardOf(stream).toContainEqual(["away", { of: "scheduling" }]);
    behind.studio.answers.set("GET /v1/accounts/1", [200, account]);
    await expect
      .poll(() => stream.heard().map(({ body }) => body))
      .toContainEqual({ of: "scheduling", gap: true });
    expect(behind.studio.listened[0]?.url).toBe(atScheduling);
  });

  it("ends if a service withdraws the person's access", async () => {
    const stream = await listen();
    await bothOpen(stream);
    behind.shop.answers.set(`GET ${atPayments}`, [403, {}]);
    for (const response of behind.shop.streams) response.end();
    expect(await stream.ended).toBe("ended");
    await expect.poll(() => behind.studio.streams.size).toBe(0);
  });

  it("of a merchant alone has its id and one service", async () => {
    const other = { ...merchant, id: "9".repeat(24) };
    behind.shop.answers.set("GET /me/merchants?limit=100", [200, [other]]);
    behind.studio.answers.set("GET /v1/accounts", [200, []]);
    const stream = await listen({}, other.id);
    await heardOf(stream).toEqual([["open", { of: "payments", gap: true }]]);
    expect(behind.studio.listened).toEqual([]);
  });
});

describe("live stream end", () => {
  it("comes with the session's end", async () => {
    const page = await makePage(behind.desk);
    const stream = await listen({}, workspaceId, page);
    await bothOpen(stream);
    await page.visitor.get("/me");
    const token = /name="form_token" value="([^"]+)"/.exec(page.visitor.page)?.[1] ?? "";
    await page.visitor.post("/sign-out", { form_token: token });
    expect(await stream.ended).toBe("ended");
    await expect.poll(() => behind.shop.streams.size + behind.studio.streams.size).toBe(0);
  });

  it("comes when the browser leaves", async () => {
    const stream = await listen();
    await bothOpen(stream);
    stream.request.destroy();
    await expect.poll(() => behind.shop.streams.size + behind.studio.streams.size).toBe(0);
  });
});

describe("live stream refusal", () => {
  it("for another person's workspace", async () => {
    behind.shop.answers.set("GET /me/merchants?limit=100", [200, []]);
    behind.studio.answers.set("GET /v1/accounts", [200, []]);
    for (const workspace of [workspaceId, id, "1", "nothing"]) {
      expect((await listen({}, workspace)).answer.statusCode).toBe(404);
    }
    expect([...behind.shop.listened, ...behind.studio.listened]).toEqual([]);
  });

  it("without a session, or without a workspace", async () => {
    expect((await listen({ cookie: "" })).answer.statusCode).toBe(401);
    const [status, problems] = await bodyOf(await behind.page.ask("GET /api/stream"));
    expect([status, problems]).toMatchObject([400, [{ field: "place" }]]);
  });

  it("while the services cannot tell if the workspace exists", async () => {
    behind.shop.answers.set("GET /me/merchants?limit=100", [503, {}]);
    behind.studio.answers.set("GET /v1/accounts", [200, []]);
    expect((await listen()).answer.statusCode).toBe(503);
  });
});
