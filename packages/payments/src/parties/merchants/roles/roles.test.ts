import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listEndpoints } from "../../../../test/endpoints.ts";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { makeUser, personOf, proved, type TestPerson } from "../../../../test/persons.ts";
import {
  type Json,
  makeMerchant,
  makePayment,
  makeShop,
  type Shop,
} from "../../../../test/shop.ts";
import { actions, pathOf, type Role, type RoleAct, type Route, roles } from "./roles.ts";

let payments: TestPayments;
let shop: Shop;
let users: Record<Role, TestPerson>;
let ids: Record<string, string>;
beforeAll(async () => {
  payments = await startTestPayments({
    settings: { mostInvited: { perHour: 1_000, perDay: 1_000, perDayInAll: 1_000 } },
  });
  shop = await makeShop(payments);
  users = await makeUsers(shop.merchant.id);
  const { app, merchant } = shop;
  const transaction = await makePayment(payments, merchant, { amount: 100_000 });
  await app.post(`/transactions/${transaction}/captures`, { amount: 50_000 });
  const request = { transactionId: transaction, amount: 1 };
  const dispute = (await app.post("/disputes", request)).body.dispute.id;
  const fraud = (await app.post("/frauds", { transactionId: transaction })).body.fraud.id;
  const lines = (await app.get(`/merchants/${merchant.id}/lines?limit=1`)).body;
  const saved = { transactionId: transaction };
  const card = (await app.post(`/merchants/${merchant.id}/cards`, saved)).body.card.id;
  const hook = { url: "https://nowhere.example/", types: ["*"], paused: true };
  const webhook = (await app.post(`/merchants/${merchant.id}/webhooks`, hook)).body.webhook.id;
  await app.post(`/merchants/${merchant.id}/link-secret`);
  ids = { transaction, dispute, fraud, line: lines[0].id, card, webhook, merchant: merchant.id };
});
afterAll(() => payments.close());

let live: { id: string; users: Record<Role, TestPerson> } | undefined;

async function makeLive() {
  const { id } = await makeMerchant(payments, shop.app, { test: false });
  return { id, users: await makeUsers(id) };
}

async function makeUsers(merchantId: string): Promise<Record<Role, TestPerson>> {
  const all: Partial<Record<Role, TestPerson>> = {};
  for (const role of roles) {
    all[role] = await makeUser(payments, { app: shop.app, merchantId }, role);
  }
  return all as Record<Role, TestPerson>;
}

// Columns: owner, manager, support, accountant, viewer. y = allowed, s = allowed with a recent
// second factor, - = refused. Names in braces are ids; the request body follows.
const m = "/merchants/{merchant}";
const calls: [string, string, object?][] = [
  [`GET ${m}`, "y y y y y"],
  [`GET ${m}/transactions?limit=1`, "y y y y y"],
  ["GET /transactions/{transaction}", "y y y y y"],
  [`GET ${m}/lines?limit=1`, "y y y y y"],
  ["GET /lines/{line}", "y y y y y"],
  ["GET /cards/{card}", "y y y y y"],
  ["GET /disputes?limit=1&filter[merchantId]={merchant}", "y y y y y"],
  ["GET /disputes/{dispute}", "y y y y y"],
  ["GET /frauds?limit=1&filter[merchantId]={merchant}", "y y y y y"],
  ["GET /frauds/{fraud}", "y y y y y"],
  [`GET ${m}/links`, "y y y y y"],
  [`GET ${m}/events?limit=1`, "y y y y y"],
  [`GET ${m}/webhooks?limit=1`, "y y y y y"],
  [`GET ${m}/webhooks/{webhook}`, "y y y y y"],
  [`GET ${m}/webhooks/{webhook}/deliveries?limit=1`, "y y y y y"],
  [`GET ${m}/payouts?limit=1`, "y y y y y"],
  [`GET ${m}/cards?limit=1`, "y y y y y"],
  [`GET ${m}/search?q=1`, "y y y y y"],
  [`GET ${m}/takings?from=2026-11-01&to=2026-11-22&unit=day`, "y y y y y"],
  [`GET ${m}/transactions?format=csv&filter[from]=2026-11-01T00:00:00Z`, "y y - y -"],
  ["POST /disputes/{dispute}/answer", "y y y - -", { text: "It was sent." }],
  ["DELETE /disputes/{dispute}/files/a.pdf", "y y y - -"],
  ["GET /event-types", "y y y y y"],
  ["GET /me/merchants?limit=5", "y y y y y"],
  ["POST /transactions/{transaction}/captures", "y y y - -", { amount: 1 }],
  ["POST /transactions/{transaction}/voids", "y y y - -", { amount: 1 }],
  [`POST ${m}/link-signatures`, "y y y - -", {}],
  [
    `POST ${m}/transactions`,
    "y y - - -",
    { transactionId: "{transaction}", currency: "EUR", amount: 1 },
  ],
  [`PUT ${m}`, "y y - - -", { descriptor: "OTHER" }],
  [`PUT ${m}/tds`, "y y - - -", { mode: "avoid" }],
  [`PUT ${m}/links`, "y y - - -", { capture: "manual" }],
  [`POST ${m}/webhooks`, "y y - - -", { url: "https://a.example/", types: ["*"], paused: true }],
  [`PUT ${m}/webhooks/{webhook}`, "y y - - -", { description: "a" }],
  [`POST ${m}/webhooks/{webhook}/recovery`, "y y - - -", { since: "2026-11-22T00:00:00Z" }],
  [`POST ${m}/webhooks/{webhook}/secret`, "s s - - -", {}],
  [`GET ${m}/branding`, "y y y y y"],
  [`PUT ${m}/branding`, "y y - - -", { color: "#0b6352" }],
  [`GET ${m}/refund-limits`, "y y y y y"],
  [`PUT ${m}/refund-limits`, "s s - - -", { supportRefundLimit: 1_000 }],
  ["POST /transactions/{transaction}/refunds", "y y y - -", { amount: 1 }],
  [`POST ${m}/link-secret`, "s s - - -", {}],
  [`GET ${m}/apps?limit=5`, "y y - - -"],
  [`POST ${m}/apps`, "s s - - -", { appId: "{app}" }],
  [`DELETE ${m}/apps/5f0000000000000000000000`, "s s - - -"],
  [`POST ${m}/keys`, "s s - - -", { name: "Till" }],
  [`POST ${m}/bank-requests`, "s - - - -", { iban: "DE89370400440532013000" }],
  [`GET ${m}/bank-requests?limit=5`, "y y y y y"],
  [`GET ${m}/lines?format=csv`, "y y - y -"],
  [`GET ${m}/payouts?format=csv`, "y y - y -"],
  ["GET /disputes?format=csv&filter[merchantId]={merchant}", "y y - y -"],
  [`GET ${m}/acts?limit=5`, "y y - - -"],
  [`GET ${m}/users?limit=5`, "y y - - -"],
  [`POST ${m}/users`, "s y - - -", { email: "new@example.com", role: "viewer" }],
  [`POST ${m}/users`, "s - - - -", { email: "next@example.com", role: "manager" }],
  [`POST ${m}/users`, "s - - - -", { email: "other@example.com", role: "owner" }],
];

describe("roles and permissions", () => {
  it.each(calls)("%s: %s", async (route, expected, body) => {
    const filled = JSON.parse(fill(JSON.stringify(body ?? null)));
    const [method, path] = fill(route).split(" ", 2) as ["GET", string];
    const sent = filled === null ? {} : { body: filled };
    for (const [n, role] of roles.entries()) {
      const route = expected.split(" ")[n];
      const plain = await users[role].ask(method, path, sent);
      const messages = [role, plain.status, plain.body?.code];
      if (route === "-") expect(messages).toEqual([role, 403, "role_needed"]);
      if (route === "y" || route === "s") expect(plain.status).not.toBe(403);
      if (route === "-") continue;
      const again = await users[role].ask(method, path, { ...sent, proof: proved() });
      expect([role, again.status, again.text]).toEqual([
        role,
        expect.toSatisfy(isDone),
        again.text,
      ]);
    }
  });

  it.each(calls.filter(([, expected]) => expected.includes("s")))(
    "%s: %s, a live merchant needs a second factor",
    async (route, expected, body) => {
      live ??= await makeLive();
      const filled = JSON.parse(fill(JSON.stringify(body ?? null), live.id));
      const [method, path] = fill(route, live.id).split(" ", 2) as ["GET", string];
      const sent = filled === null ? {} : { body: filled };
      for (const [n, role] of roles.entries()) {
        if (expected.split(" ")[n] !== "s") continue;
        const proof = { hasSecondFactor: true };
        const { status, body } = await live.users[role].ask(method, path, { ...sent, proof });
        expect([role, status, body?.code]).toEqual([role, 403, "step_up_required"]);
      }
    },
  );

  it("the table covers every call with a role check", () => {
    const tried = new Set(calls.map(([route]) => patternOf(fill(route))));
    expect(calls.length).toBeGreaterThan(40);
    const { paths } = payments.server.swagger() as Json;
    const decided = listEndpoints(payments).filter(
      ({ method, path }) => paths[path][method.toLowerCase()]["x-roles"] !== undefined,
    );
    const left = decided
      .map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "*")}`)
      .filter((name) => !tried.has(name) && !elsewhere.has(name));
    expect(left).toEqual([]);
  });
});

/** Covered by separate or similar tests. */
const elsewhere = new Set([
  "DELETE /merchants/*/users/*",
  "PUT /merchants/*/users/*",
  "DELETE /merchants/*/webhooks/*",
  "GET /merchants/*/webhooks/*/deliveries/*",
  "POST /merchants/*/webhooks/*/deliveries/*/retry",
  "POST /merchants/*/webhooks/*/test",
  "GET /merchants/*/events/*",
  "DELETE /cards/*",
  "GET /payouts/*",
  "POST /disputes/*/acceptance",
  "GET /disputes/*/files/*",
  "PUT /disputes/*/files/*",
  "GET /merchants/*/events/stream",
]);

// An earlier role may already have done it.
const isDone = (status: number) => status < 400 || [400, 404, 409].includes(status);

function fill(text: string, merchant = ids.merchant!): string {
  const all: Record<string, string> = { ...ids, merchant, app: shop.app.id };
  return text.replaceAll(/\{(\w+)\}/g, (_all, name) => all[name] ?? name);
}

function patternOf(route: string): string {
  return route.replace(/\?.*/, "").replaceAll(/[0-9a-f]{24}|a\.pdf/g, "*");
}

describe("person at a merchant", () => {
  it("reads the roles with permission in a refusal", async () => {
    const path = `/transactions/${ids.transaction}/captures`;
    const { status, body } = await users.viewer.ask("POST", path, { body: { amount: 1 } });
    const message = "Only these roles may do this: owner, manager, support";
    expect([status, body]).toEqual([403, { code: "role_needed", message }]);
  });

  it("without an accepted invitation gets the refusal of an app without access", async () => {
    const stranger = personOf(payments, "5f0000000000000000000000");
    const path = `/merchants/${shop.merchant.id}`;
    expect((await stranger.ask("GET", path)).status).toBe(403);
    await shop.app.post(`${path}/users`, { email: "late@example.com", role: "manager" });
    const { body } = await shop.app.get(`${path}/users?limit=100`);
    const { id } = body.find((user: Json) => user.email === "late@example.com");
    expect((await personOf(payments, id).ask("GET", path)).status).toBe(403);
    expect((await stranger.ask("GET", "/merchants/5f0000000000000000000000")).status).toBe(404);
    expect((await stranger.ask("GET", "/transactions/nonsense")).status).toBe(404);
  });

  it("needs a new second factor after ten minutes", async () => {
    live ??= await makeLive();
    const { owner } = live.users;
    const path = `/merchants/${live.id}/link-secret`;
    const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
    const ask = async (provedAt: number) =>
      (await owner.ask("POST", path, { proof: { hasSecondFactor: true, provedAt } })).status;
    expect([await ask(minutesAgo(9.9)), await ask(minutesAgo(10.1))]).toEqual([201, 403]);
  });

  it("may repeat the same request after the second factor", async () => {
    live ??= await makeLive();
    const { owner } = live.users;
    const path = `/merchants/${live.id}/users`;
    const request = { body: { email: "again@example.com", role: "manager" }, key: "once" };
    const bare = await owner.ask("POST", path, { ...request, proof: { hasSecondFactor: true } });
    expect(bare.body.code).toBe("step_up_required");
    const again = await owner.ask("POST", path, { ...request, proof: proved() });
    expect([again.status, again.body]).toEqual([201, { isMember: false }]);
  });

  it("as owner or manager of a live merchant only reads without a second factor", async () => {
    const live = await makeMerchant(payments, shop.app, { test: false });
    const of = await makeUsers(live.id);
    const path = `/merchants/${live.id}`;
    const body = { descriptor: "NEW" };
    for (const role of ["owner", "manager"] as const) {
      expect((await of[role].ask("GET", path)).status).toBe(200);
      const response = await of[role].ask("PUT", path, { body });
      expect([response.status, response.body.code]).toEqual([403, "second_factor_needed"]);
      const done = await of[role].ask("PUT", path, { body, proof: { hasSecondFactor: true } });
      expect(done.status).toBe(204);
      const keys = await of[role].ask("POST", `${path}/link-secret`);
      expect(keys.body.code).toBe("second_factor_needed");
    }
    const signed = await of.support.ask("POST", `${path}/link-signatures`, { body: {} });
    expect(signed.status).toBe(409);
  });

  it("is refused on routes closed to persons", async () => {
    for (const path of ["/me", `/apps/${shop.app.id}/keys?limit=1`]) {
      expect((await users.owner.ask("GET", path)).status).toBe(401);
    }
    const request = { body: { transactionId: ids.transaction, amount: 1 } };
    expect((await users.owner.ask("POST", "/disputes", request)).status).toBe(401);
  });

  it("is the actor of the event", async () => {
    const path = `/transactions/${ids.transaction}/captures`;
    await users.support.ask("POST", path, { body: { amount: 7 } });
    const type = "filter[type]=transaction.captured";
    const events = `/merchants/${shop.merchant.id}/events?limit=50&${type}`;
    await expect
      .poll(async () => (await shop.app.get(events)).body.map(({ actor }: Json) => actor))
      .toContainEqual({ kind: "person", id: users.support.id });
  });
});

it("table of roles: equals the README", () => {
  const readme = readFileSync(new URL("../../../../README.md", import.meta.url), "utf8");
  expect(readme).toContain(tableOfRoles());
});

const signs: Record<Route, string> = {
  freely: "✓",
  proved: "✓ s",
  limited: "within `supportRefundLimit`",
  below: "below manager",
};

function tableOfRoles(): string {
  const rows = Object.entries(actions).map(([act, { words }]) => [
    words,
    ...roles.map((role) => signs[pathOf(act as RoleAct, role)!] ?? ""),
  ]);
  const lines = [["act", ...roles], ["---", ...roles.map(() => "---")], ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
