import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { eventsOf } from "../../../../test/outbox-entries.ts";
import { makePayment, makeShop } from "../../../../test/shop.ts";
import { shardOf } from "../../../core/ids.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

it("outbox relay: publishes a change soon after its response, also to listeners", async () => {
  const { merchant } = await makeShop(payments);
  let calls = 0;
  const end = payments.context.telling.listen(merchant.id, () => {
    calls += 1;
  });
  const id = await makePayment(payments, merchant, { amount: 10 });
  await expect.poll(() => calls).toBeGreaterThan(0);
  const published = { shard: shardOf(merchant.id), merchantId: merchant.id };
  const read = () => eventsOf(payments.context.db, published);
  await expect
    .poll(read)
    .toContainEqual(
      expect.objectContaining({ kind: "transaction.created", transactionId: id, version: 0 }),
    );
  end();
});
