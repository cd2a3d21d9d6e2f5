import { bytesWritten, indexesOf } from "@frontdesk/database/test/bytes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "./harness.ts";
import { makePayment, makeShop, type Shop } from "./shop.ts";

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
});
afterAll(() => payments.close());

const tables = ["authorizations", "card_numbers", "entries", "lines", "transactions"];
const locate = () => ({ db: payments.context.db, schema: "payments", tables });

const capture = (id: string) => shop.app.post(`/transactions/${id}/captures`, { amount: 1000 });

describe("row sizes", () => {
  it("payment rows are small and identify the card once", async () => {
    const first = await bytesWritten(locate(), () => makePayment(payments, shop.merchant));
    expect(first.authorizations).toBeLessThan(240);
    expect(first.transactions).toBeLessThan(250);
    expect(first).toMatchObject({ entries: 0, lines: 0 });
  });

  it("rows of a follow-up payment and its capture are small", async () => {
    const id = await makePayment(payments, shop.merchant);
    let next = "";
    const request = await bytesWritten(locate(), async () => {
      const body = { transactionId: id, amount: 1000, currency: "EUR" };
      const { body: created } = await shop.app.post(
        `/merchants/${shop.merchant.id}/transactions`,
        body,
      );
      next = created.transaction.id;
    });
    const captured = await bytesWritten(locate(), () => capture(next));
    expect(request.authorizations).toBeLessThan(260);
    expect(request.transactions).toBeLessThan(250);
    expect(request.card_numbers).toBe(0);
    expect(captured.entries).toBeLessThan(215);
    expect(captured.lines).toBeLessThan(170);
    expect(captured.transactions).toBeLessThan(10);
  });
});

it("a captured transaction has exactly these indexes", async () => {
  expect(await indexesOf(locate())).toEqual({
    authorizations: [
      "authorizations_asked",
      "authorizations_person",
      "authorizations_pkey",
      "authorizations_purpose",
      "authorizations_reversing",
      "authorizations_reversing_since",
    ],
    card_numbers: ["card_numbers_pkey"],
    entries: ["entries_person", "entries_pkey", "entries_transaction"],
    lines: ["lines_merchant", "lines_payout", "lines_pkey", "lines_transaction"],
    transactions: [
      "transactions_amount",
      "transactions_disputed",
      "transactions_failed",
      "transactions_last4",
      "transactions_merchant",
      "transactions_pkey",
      "transactions_reference",
      "transactions_refunded",
    ],
  });
});
