import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { happen, makeListener, settle } from "../../../../test/webhooks.ts";
import { newId, shardOf } from "../../../core/ids.ts";
import type { OutboxRelay } from "../../events/outbox/relay.ts";

describe.runIf(onPostgres)("webhooks of many merchants", () => {
  let payments: TestPayments;
  beforeAll(async () => {
    payments = await startTestPayments({
      settings: { webhooksToPrivate: true },
      webhooks: { gatherMs: 1_000 },
    });
  });
  afterAll(() => payments.close());

  it("read in parallel: a blocked one delays no other", async () => {
    const { db } = payments.context;
    const [held, other] = [await makeListener(payments), await makeListener(payments)];
    const merchantId = held.shop.merchant.id;
    const transactionId = newId(shardOf(merchantId));
    held.receiver.react(() => [500]);
    await happen(payments, merchantId, { transactionId });
    await settle(payments);
    const before = other.receiver.received.length;
    await db.transaction().execute(async (own) => {
      await sql`select 1 from payments.deliveries where webhook_id = ${held.id} for update`.execute(
        own,
      );
      payments.webhooks.read(merchantId);
      await happen(payments, merchantId, { transactionId, version: 1 });
      await happen(payments, other.shop.merchant.id);
      await (payments.context.telling as OutboxRelay).drain();
      await expect.poll(() => other.receiver.received.length).toBeGreaterThan(before);
    });
    await settle(payments);
    for (const { receiver } of [held, other]) await receiver.close();
  });
});
