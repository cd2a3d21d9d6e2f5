import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";
import { connectThrough, openStranger, type Stranger } from "../../../test/stranger.ts";
import type { Json } from "../../../test/studio.ts";
import { findOnce, startFinding } from "./find.ts";

let paying: PayingInstallation;
let stranger: Stranger;
let odd: PayingCounter;
let usual: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  stranger = await openStranger(paying.place.url);
  odd = await makePayingCounter(paying, { isSigned: false });
  await connectThrough(odd, odd.shop, stranger);
  usual = await makePayingCounter(paying);
});
afterEach(() => stranger.close());
afterAll(() => paying.close());

const isList = ({ pathname }: URL) => pathname.endsWith("/transactions");
const stateOf = async (counter: PayingCounter, token: string): Promise<string> =>
  (await counter.read(token)).state;

async function poll(): Promise<void> {
  paying.clock.now = new Date(paying.clock.now.getTime() + 6 * 60_000);
  await findOnce(paying.scheduling.context);
}

async function connectionOf({ accountId }: PayingCounter): Promise<Json> {
  const { rows } = await sql<Json>`select cursor, heard, sweep_due_at from scheduling.connections
    where account_id = ${accountId}`.execute(paying.scheduling.context.db);
  return rows[0];
}

const countCharges = async ({ accountId }: PayingCounter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from scheduling.charges where account_id = ${accountId}`.execute(paying.scheduling.context.db);
  return rows[0]!.count;
};

function endless(): void {
  let last = 0x60_00_00_00;
  stranger.answer = (request) => {
    if (!isList(request)) return undefined;
    const body = Array.from({ length: Number(request.searchParams.get("limit")) }, () => {
      last += 1;
      return { id: `${last.toString(16)}${"0".repeat(16)}`, created: "2026-01-01T00:00:00.000Z" };
    });
    return Promise.resolve({ body });
  };
}

describe("a payment service outside the installation", () => {
  it("endless full pages end at the limit of a run and delay no other account", async () => {
    const { token, url } = await usual.sent();
    await payLink(usual.shop, url);
    endless();
    await poll();
    expect(await stateOf(usual, token)).toBe("confirmed");
    const pages = stranger.requests.filter((path) => path.includes("/transactions?"));
    expect(pages.length).toBeLessThanOrEqual(50);
    const { cursor, heard, sweep_due_at: dueAt } = await connectionOf(odd);
    expect([dueAt, heard]).toEqual([paying.clock.now, expect.any(String)]);
    stranger.requests = [];
    await poll();
    expect(stranger.requests.find((path) => path.includes("/transactions?"))).toContain(
      `after=${cursor.pass.after}`,
    );
  });

  it("a silent payment service delays no other account's holds, and shutdown briefly", async () => {
    const own = await odd.sent();
    const { token } = await usual.sent();
    stranger.answer = (request) => (isList(request) ? new Promise<never>(() => {}) : undefined);
    paying.clock.now = new Date(paying.clock.now.getTime() + 16 * 60_000);
    const finding = startFinding(paying.scheduling.context, { pollMs: 50, gatherMs: 10 });
    await expect.poll(() => stateOf(usual, token), { timeout: 4_000 }).toBe("expired");
    expect(await stateOf(odd, own.token)).toBe("held");
    await finding.stop();
    expect(await stateOf(odd, own.token)).toBe("expired");
  });

  it("a proxy's 404 does not disconnect the merchant", async () => {
    stranger.answer = () =>
      Promise.resolve({ status: 404, type: "text/html", body: "<h1>Not found</h1>" });
    await poll();
    expect((await odd.get("/merchant")).body.status).toBe("ready");
  });

  it("finds payments beyond one response's limit", async () => {
    const { token, url } = await odd.sent();
    const paid = await payLink(odd.shop, url);
    const custom = { text: "x".repeat(45_000) };
    const [{ id: transactionId }] = (await odd.shop.transactions()) as [Json];
    expect(paid).toBeDefined();
    for (let count = 0; count < 30; count += 1) {
      const later = { transactionId, amount: 100, currency: "EUR", custom };
      await odd.shop.post(`/merchants/${odd.shop.merchantId}/transactions`, later);
    }
    // The search by reference has ended.
    paying.clock.now = new Date(paying.clock.now.getTime() + 40 * 60_000);
    await sql`update scheduling.deposits set due_at = null where account_id = ${odd.accountId}
      `.execute(paying.scheduling.context.db);
    await poll();
    expect(await countCharges(odd)).toBe(1);
    expect(await stateOf(odd, token)).toBe("confirmed");
    expect((await connectionOf(odd)).cursor.pass).toBeUndefined();
  });

  it("one undecidable payment delays no other", async () => {
    const first = await odd.sent();
    const second = await odd.sent({ starts_at: "2027-03-01T12:00:00Z" });
    for (const { url } of [first, second]) await payLink(odd.shop, url);
    const reference = new URL(first.url).searchParams.get("reference");
    stranger.answer = (request, ask) =>
      isList(request)
        ? ask().then((all) => ({
            body: all.map((one: Json) => ({
              ...one,
              currency: one.reference === reference ? null : one.currency,
            })),
          }))
        : undefined;
    await poll();
    expect([await stateOf(odd, first.token), await stateOf(odd, second.token)]).toEqual([
      "held",
      "confirmed",
    ]);
    expect((await connectionOf(odd)).heard).not.toBeNull();
    stranger.answer = () => undefined;
    await sql`update scheduling.deposits set due_at = null where account_id = ${odd.accountId}
      `.execute(paying.scheduling.context.db);
    await poll();
    expect([await countCharges(odd), await stateOf(odd, first.token)]).toEqual([2, "confirmed"]);
  });
});
