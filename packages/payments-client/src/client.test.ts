import { describe, expect, it } from "vitest";
import { startScripted } from "../test/scripted.ts";
import { type Client, createClient } from "./client.ts";

const newMerchant = {
  currency: "EUR",
  test: true,
  email: "shop@example.com",
  website: "https://shop.example.com",
  descriptor: "SHOP",
  company: { country: "DK" },
};
const follow = { transactionId: "t", currency: "EUR", amount: 5 };
const secret = { type: "pcn", value: "4100000000000000" } as const;
const order = {
  test: {},
  integration: { key: "public" },
  card: { number: { token: "n" }, expiry: { month: 12, year: 2031 } },
};
const thing = { id: "x" };

type Row = [
  asked: string,
  call: (client: Client) => Promise<unknown>,
  body: unknown,
  answer: unknown,
  result: unknown,
];

const rows: Row[] = [
  ["GET /me", (c) => c.me(), "", { identity: thing }, thing],
  ["POST /apps", (c) => c.apps.create({ name: "n" }), { name: "n" }, { app: thing }, thing],
  ["POST /apps/a/keys", (c) => c.apps.keys.create("a"), "", { key: thing }, thing],
  ["GET /apps/a/keys?limit=100", (c) => c.apps.keys.list("a").page(), "", [thing], [thing]],
  ["DELETE /apps/a/keys/k", (c) => c.apps.keys.revoke("a", "k"), "", undefined, undefined],
  [
    "POST /merchants",
    (c) => c.merchants.create(newMerchant),
    newMerchant,
    { merchant: thing },
    thing,
  ],
  ["GET /merchants/m", (c) => c.merchants.get("m"), "", { merchant: thing }, thing],
  [
    "PUT /merchants/m",
    (c) => c.merchants.update("m", { name: "n" }),
    { name: "n" },
    undefined,
    undefined,
  ],
  [
    "GET /identities/a/merchants?limit=100&filter%5Btest%5D=true",
    (c) => c.merchants.list("a", { filter: { test: true } }).page(),
    "",
    [thing],
    [thing],
  ],
  [
    "POST /merchants/m/users",
    (c) => c.merchants.users.invite("m", { email: "a@example.com" }),
    { email: "a@example.com" },
    { isMember: false },
    { isMember: false },
  ],
  [
    "GET /merchants/m/users?limit=100",
    (c) => c.merchants.users.list("m").page(),
    "",
    [thing],
    [thing],
  ],
  [
    "DELETE /merchants/m/users/u",
    (c) => c.merchants.users.remove("m", "u"),
    "",
    undefined,
    undefined,
  ],
  [
    "POST /merchants/m/apps",
    (c) => c.merchants.apps.add("m", { appId: "a" }),
    { appId: "a" },
    undefined,
    undefined,
  ],
  [
    "GET /merchants/m/apps?limit=100",
    (c) => c.merchants.apps.list("m").page(),
    "",
    [thing],
    [thing],
  ],
  [
    "DELETE /merchants/m/apps/a",
    (c) => c.merchants.apps.remove("m", "a"),
    "",
    undefined,
    undefined,
  ],
  ["GET /lines/l", (c) => c.lines.get("l"), "", thing, thing],
  ["GET /merchants/m/lines?limit=100", (c) => c.lines.list("m").page(), "", [thing], [thing]],
  [
    "POST /merchants/m/transactions",
    (c) => c.transactions.create("m", follow),
    follow,
    { transaction: thing },
    thing,
  ],
  ["GET /transactions/t", (c) => c.transactions.get("t"), "", { transaction: thing }, thing],
  [
    "GET /merchants/m/transactions?limit=100",
    (c) => c.transactions.list("m").page(),
    "",
    [thing],
    [thing],
  ],
  ...(["capture", "refund", "void"] as const).map((kind): Row => {
    const query = `POST /transactions/t/${kind}s`;
    const body = { amount: 5 };
    return [query, (c) => c.transactions[kind]("t", body), body, { transaction: thing }, thing];
  }),
  [
    "POST /merchants/m/cards",
    (c) => c.cards.save("m", { transactionId: "t" }),
    { transactionId: "t" },
    { card: thing },
    thing,
  ],
  ["GET /cards/c", (c) => c.cards.get("c"), "", { card: thing }, thing],
  ["GET /disputes/d", (c) => c.disputes.get("d"), "", { dispute: thing }, thing],
  [
    "GET /disputes?limit=100&filter%5BtransactionId%5D=t&filter%5BmerchantId%5D=m",
    (c) => c.disputes.list("m", { filter: { transactionId: "t" } }).page(),
    "",
    [thing],
    [thing],
  ],
  [
    "POST /disputes",
    (c) => c.disputes.open({ transactionId: "t", amount: 5 }),
    { transactionId: "t", amount: 5 },
    { dispute: thing },
    thing,
  ],
  ["POST /disputes/d/wins", (c) => c.disputes.win("d"), "", { dispute: thing }, thing],
  ["POST /disputes/d/losses", (c) => c.disputes.lose("d"), "", { dispute: thing }, thing],
  ["GET /frauds/f", (c) => c.frauds.get("f"), "", { fraud: thing }, thing],
  [
    "GET /frauds?limit=100&filter%5BmerchantId%5D=m",
    (c) => c.frauds.list("m").page(),
    "",
    [thing],
    [thing],
  ],
  [
    "POST /frauds",
    (c) => c.frauds.report({ transactionId: "t", reason: 6 }),
    { transactionId: "t", reason: 6 },
    { fraud: thing },
    thing,
  ],
  ["POST /vault", (c) => c.vault.seal(secret), secret, { token: "n" }, { token: "n" }],
  [
    "POST /payments",
    (c) => c.payments.create(order),
    order,
    { authorizationId: "a" },
    { authorizationId: "a" },
  ],
  [
    "POST /payments/challenges/tds-authenticate",
    (c) => c.payments.challenge({ path: "/payments/challenges/tds-authenticate" }, order),
    order,
    { hints: ["h"] },
    { hints: ["h"] },
  ],
];

describe("payments client", () => {
  it.each(rows)("requests %s", async (...[query, call, body, answer, result]) => {
    await using server = await startScripted({ body: answer });
    expect(await call(createClient({ url: server.url, key: "secret" }))).toEqual(result);
    const [{ method, url, body: sent }] = server.requests as [(typeof server.requests)[0]];
    expect(`${method} ${url}`).toBe(query);
    expect(sent === "" ? "" : JSON.parse(sent)).toEqual(body);
  });
});
