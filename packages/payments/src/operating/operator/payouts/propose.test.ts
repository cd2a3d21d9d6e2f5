import { sql } from "kysely";
import type { Static } from "typebox";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { makeCapture, operate } from "../../../../test/ledger.ts";
import { makeShop, type Shop } from "../../../../test/shop.ts";
import type { PayoutsAnswer, ProposalList } from "../../../ledger/payouts/schema.ts";

const iban = "DE89370400440532013000";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

async function setUp(amount: number, fields: object = { bank: { iban } }): Promise<Shop> {
  const shop = await makeShop(payments, fields);
  await makeCapture(payments, shop, { amount });
  return shop;
}

async function proposals(query: string) {
  const path = `GET /payments/operator/payout-proposals?limit=9${query}` as const;
  return (await operate<Static<typeof ProposalList>>(payments, path)).body;
}

const ids = async (query: string) => (await proposals(query)).map(({ merchantId }) => merchantId);

it("payout proposal: shows every balance, and the reason against a payout", async () => {
  const paid = await setUp(1_000);
  const unknown = await setUp(2_000, { bank: {} });
  const held = await setUp(3_000);
  await makeShop(payments);
  const live = await setUp(4_000);
  await sql`update payments.merchants set test = false
    where id = ${live.merchant.id}`.execute(payments.context.db);
  const suspension = { payments: false, captures: false, payouts: true, reason: "Chargebacks" };
  const path = `PUT /payments/operator/merchants/${held.merchant.id}/suspension` as const;
  await operate(payments, path, suspension);

  const matches = new Map((await proposals("&test=true")).map((one) => [one.merchantId, one]));
  expect(matches.size).toBe(3);
  const { merchantId, ...owed } = matches.get(paid.merchant.id)!;
  expect(owed).toEqual({
    name: expect.any(String),
    amount: expect.any(Number),
    currency: "EUR",
    bank: { iban },
    held: null,
    refused: null,
  });
  expect(matches.get(unknown.merchant.id)).toMatchObject({
    bank: { iban: null },
    refused: expect.stringContaining("no IBAN"),
  });
  expect(matches.get(held.merchant.id)).toMatchObject({
    held: "Chargebacks",
    refused: expect.stringContaining("suspended"),
  });
  expect(await ids("")).toEqual([live.merchant.id]);
  const [first, ...others] = await ids("&test=true");
  expect(await ids(`&test=true&after=${first}`)).toEqual(others);

  const { body } = await operate<Static<typeof PayoutsAnswer>>(
    payments,
    "POST /payments/operator/payouts",
    { merchantId },
  );
  expect(body.payouts[0]!.amount).toBe(owed.amount);
  expect(await ids("&test=true")).not.toContain(merchantId);
});
