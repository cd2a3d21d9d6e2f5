import { lockPersonOfEmail } from "@frontdesk/people/persons/store";
import type { Route } from "@frontdesk/platform/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AssertionInput, personIdOf, sendByDesk } from "../../../test/desk.ts";
import { type Belongings, listEndpoints, makeBelongings, pathTo } from "../../../test/endpoints.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
let personId: string;
let belongings: Belongings;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
  personId = await personIdOf(scheduling, studio.userId);
  belongings = await makeBelongings(studio);
});
afterAll(() => scheduling.close());

const below = (path: string) => `/v1/${studio.subdomain}${path}`;
const ask = (route: Route, labels: AssertionInput & { body?: object } = {}) =>
  sendByDesk(scheduling, route, { personId, ...labels });

describe("person at the desk", () => {
  it("is their user without a token", async () => {
    const { status, body } = await ask("GET /v1/me");
    expect([status, body.id]).toEqual([200, studio.userId]);
    const accounts = (await ask("GET /v1/accounts")).body;
    expect(accounts.map(({ subdomain }: Json) => subdomain)).toEqual([studio.subdomain]);
  });

  it("appears in the log line like a token's user", async () => {
    const lineOf = async (path: string, asking: () => Promise<unknown>) => {
      const before = scheduling.logged().length;
      await asking();
      const lines = scheduling.logged().slice(before).split("\n");
      return JSON.parse(lines.find((line) => line.includes(`"path":"${path}"`))!) as Json;
    };
    expect(await lineOf("/v1/me", () => ask("GET /v1/me"))).toMatchObject({
      address: expect.stringMatching(/^[\d.]+$/),
      caller: `person:${personId}`,
    });
    const path = below("/resources");
    expect(await lineOf(path, () => studio.get("/resources"))).toMatchObject({
      caller: `person:${personId}`,
    });
  });

  it("has exactly their rights", async () => {
    const rights = { bookings: "view", clients: "none" } as const;
    const member = await makeMember(scheduling, studio, { permissions: "custom", rights });
    const labels = { personId: await personIdOf(scheduling, member.userId) };
    const days = "?start_date=2031-03-03&end_date=2031-03-07";
    expect((await ask(`GET ${below(`/bookings${days}`)}`, labels)).status).toBe(200);
    expect((await ask(`GET ${below("/clients")}`, labels)).status).toBe(403);
    const body = { resource_id: belongings.ids.resources, start_date: "2031-03-03", duration: 60 };
    expect((await ask(`POST ${below("/bookings")}`, { ...labels, body })).status).toBe(403);
    expect((await ask(`GET ${below("/audit")}`, labels)).status).toBe(403);
  });

  it("opens an account in a valid zone and country and is in it", async () => {
    const body = { name: "Harbour", timezone: "Europe/Copenhagen", country: "DK" };
    const opened = await ask("POST /v1/accounts", { body });
    expect(opened.status).toBe(201);
    const { body: accounts } = await ask("GET /v1/accounts");
    const own = accounts.find(({ id }: Json) => id === opened.body.id);
    expect(own.timezone).toBe("Europe/Copenhagen");
    const { body: settings } = await ask(`GET /v1/accounts/${own.id}`);
    expect(settings.country).toBe("DK");
    const { body: people } = await ask(`GET /v1/${own.subdomain}/resources`);
    expect(people).toMatchObject([{ timezone: { name: "Europe/Copenhagen" } }]);
    const wrong = await ask("POST /v1/accounts", { body: { ...body, timezone: "Nowhere" } });
    expect(wrong.status).toBe(422);
    const unknown = await ask("POST /v1/accounts", { body: { ...body, country: "Denmark" } });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ["country"]]);
  });

  it("opens one account per Idempotency-Key, also for concurrent calls", async () => {
    const keyed = { idempotencyKey: "begin 1" };
    const body = { name: "Pier", timezone: "Europe/Copenhagen" };
    const open = () => ask("POST /v1/accounts", { ...keyed, body });
    const all = [...(await Promise.all([open(), open(), open()])), await open()];
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map((answer) => answer.body.id)).size).toBe(1);
    const named = async () => {
      const { body: accounts } = await ask("GET /v1/accounts");
      return accounts.filter(({ name }: Json) => name === "Pier").length;
    };
    expect(await named()).toBe(1);
    const other = await ask("POST /v1/accounts", { ...keyed, body: { ...body, name: "Quay" } });
    expect(other).toMatchObject({
      status: 422,
      body: { errors: { "Idempotency-Key": [expect.any(String)] } },
    });
    const tooLong = { idempotencyKey: "k".repeat(256) };
    expect((await ask("POST /v1/accounts", { ...tooLong, body })).status).toBe(422);
    expect(await named()).toBe(1);
  });

  it("gets 404 for other accounts", async () => {
    const other = await makeStudio(scheduling);
    expect((await ask(`GET /v1/${other.subdomain}/clients`)).status).toBe(404);
    expect((await ask(`GET /v1/accounts/${other.accountId}`)).status).toBe(404);
  });

  it("creates objects tied to the membership, not a token", async () => {
    const body = { name: "Theirs", payload_url: "https://hooks.example.com/", events: ["clients"] };
    const response = await ask(`POST ${below("/webhooks")}`, { body });
    expect(response.status).toBe(201);
    const feed = { resource_id: belongings.ids.resources };
    expect((await ask(`POST ${below("/calendars")}`, { body: feed })).status).toBe(201);
    expect((await ask(`GET ${below(`/webhooks/${response.body.id}`)}`)).body.paused).toBe(false);
  });

  it("becomes a user without accounts on the first call", async () => {
    const { db, now } = scheduling.context;
    const newPersonId = "a".repeat(24);
    await lockPersonOfEmail(db, { email: "new@example.com", newPersonId, now: now() });
    const labels = { personId: newPersonId };
    expect((await ask("GET /v1/accounts", labels)).body).toEqual([]);
    expect((await ask("GET /v1/me", labels)).body.email).toBe("new@example.com");
  });

  it("gets 401 once erased", async () => {
    expect((await ask("GET /v1/me", { personId: "b".repeat(24) })).status).toBe(401);
  });
});

describe("assertion of the desk", () => {
  it.each<[string, AssertionInput]>([
    ["too late", { at: 0 }],
    ["of another path", { path: "/v1/accounts" }],
    ["to another service", { aud: "payments" }],
    ["of another installation", { installation: "00000000-0000-4000-8000-000000000000" }],
  ])("is refused if %s", async (_title, labels) => {
    expect((await ask("GET /v1/me", labels)).status).toBe(401);
  });

  it("works for every API route and nothing else", async () => {
    for (const endpoint of listEndpoints(scheduling)) {
      const isOurs = endpoint.path.startsWith("/v1/");
      const path = isOurs ? pathTo(endpoint, belongings) : endpoint.path;
      const route: Route = `${endpoint.method} ${path}`;
      if (path.startsWith("/calendars/")) continue;
      const stranger = { personId: "c".repeat(24) };
      const { text: message } = await ask(route, stranger);
      const isBelieved = message.includes("is invalid, has expired");
      expect([route, isBelieved]).toEqual([route, isOurs]);
    }
  });
});

describe("second factor", () => {
  const owner = () => `POST /v1/accounts/${studio.accountId}/owner` as const;
  const minutes = (count: number) => Date.now() - count * 60_000;

  it("is required to transfer an account, unless fresh", async () => {
    const { userId } = await makeMember(scheduling, studio);
    const body = { user_id: userId };
    for (const provedAt of [null, minutes(11)]) {
      const response = await ask(owner(), { body, provedAt, hasSecondFactor: true });
      expect([response.status, response.body.code]).toEqual([403, "step_up_required"]);
    }
    const labels = { provedAt: minutes(9), hasSecondFactor: true };
    expect((await ask(owner(), { body, ...labels })).status).toBe(202);
  });

  it("is required to rotate a secret", async () => {
    const route = `PUT ${below(`/webhooks/${belongings.ids.webhooks}`)}` as const;
    expect((await ask(route, { body: { name: "Renamed" } })).status).toBe(200);
    const body = { secret: "0123456789abcdef0123456789abcdef" };
    expect((await ask(route, { body })).body.code).toBe("step_up_required");
    expect((await ask(route, { body, provedAt: minutes(1) })).status).toBe(200);
  });

  it("is implied by a token that was granted with one", async () => {
    const { userId } = await makeMember(scheduling, studio);
    const { status } = await studio.post(`/v1/accounts/${studio.accountId}/owner`, {
      user_id: userId,
    });
    expect(status).toBe(202);
  });
});
