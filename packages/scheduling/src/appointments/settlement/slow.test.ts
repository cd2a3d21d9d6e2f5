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
import { listDueCharges } from "../../money/connections/store.ts";
import { startSettling } from "./settle.ts";

let paying: PayingInstallation;
let stranger: Stranger;
let odd: PayingCounter;
let busy: PayingCounter;
let usual: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  stranger = await openStranger(paying.place.url);
  odd = await makePayingCounter(paying, { isSigned: false });
  await connectThrough(odd, odd.shop, stranger);
  busy = await makePayingCounter(paying);
  usual = await makePayingCounter(paying);
});
afterEach(() => stranger.close());
afterAll(() => paying.close());

async function makeCharges(of: PayingCounter, count: number): Promise<void> {
  const { token } = await of.sent();
  const { db } = paying.scheduling.context;
  await sql`insert into scheduling.charges (account_id, appointment_id, kind, transaction_id,
      amount, currency, keep, due_at, created_at, updated_at)
    select ${of.accountId}, ${Number.parseInt(token, 36)}, 'deposit', 'slow' || n,
      2000, 'EUR', 0, '2000-01-01', '2000-01-01', '2000-01-01'
    from generate_series(1, ${count}) n`.execute(db);
}

async function makeDue(): Promise<void> {
  const { token, url } = await usual.sent();
  await payLink(usual.shop, url);
  await usual.of(token).post("paid");
}

async function statesOf({ accountId }: PayingCounter): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select state from scheduling.charges
    where account_id = ${accountId}`.execute(paying.scheduling.context.db);
  return rows.map(({ state }) => state);
}

describe("settlement of an account's charges", () => {
  it("delays no other account if its payment service does not answer", async () => {
    await makeCharges(odd, 30);
    await makeDue();
    stranger.answer = () => new Promise<never>(() => {});
    const settling = startSettling(paying.scheduling.context, { pollMs: 50, gatherMs: 10 });
    await expect.poll(() => statesOf(usual), { timeout: 4_000 }).toEqual(["settled"]);
    expect(new Set(await statesOf(odd))).toEqual(new Set(["open"]));
    await settling.stop();
  });

  it("takes at most four per run, so that other accounts come first", async () => {
    await makeCharges(busy, 30);
    await makeDue();
    const { db, now } = paying.scheduling.context;
    const round = { now: now(), most: 20, mostOfOne: 4, isElsewhere: false };
    const due = (await listDueCharges(db, round)).map(({ accountId }) => accountId);
    expect(due.filter((id) => id === busy.accountId)).toHaveLength(4);
    expect(due).toContain(usual.accountId);
  });
});
