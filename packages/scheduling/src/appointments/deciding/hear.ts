/*
 * What becomes of payments at the payment service, by whoever acts there, is heard of by its
 * events. These only wake: what they tell of is read anew, shown, and never undone.
 */
import type { Context } from "../../ground/context.ts";
import { wakeAllCharges, wakeCharges } from "../../money/charges/waking.store.ts";
import { type ConnectionRow, saveHeard } from "../../money/connections/store.ts";
import { type Till, troubleOf } from "../../money/till/till.ts";

/** What changes a charge that is settled. */
const heeded = new Set([
  "transaction.refunded",
  "transaction.capture_failed",
  "transaction.refund_failed",
  "transaction.void_failed",
  "dispute.opened",
  "dispute.won",
  "dispute.lost",
]);

/** As many events are worked off at once. */
const pageSize = 500;

/** Hears what happened since it did last. */
export async function hear(context: Context, connection: ConnectionRow, till: Till): Promise<void> {
  const { heard } = connection;
  if (heard === null) return await hearAnew(context, connection, till);
  try {
    await hearAfter(context, connection, till.events(heard));
  } catch (error) {
    if (troubleOf(error) !== "gone") throw error;
    await hearAnew(context, connection, till);
  }
}

async function hearAfter(
  { db, now }: Context,
  connection: ConnectionRow,
  events: ReturnType<Till["events"]>,
): Promise<void> {
  const transactionIds = new Set<string>();
  let last: string | undefined;
  let count = 0;
  const work = async () => {
    if (last === undefined) return;
    const woken = { transactionIds: [...transactionIds], at: now() };
    if (transactionIds.size > 0) await wakeCharges(db, connection.account_id, woken);
    await saveHeard(db, connection, last);
    transactionIds.clear();
  };
  for await (const { id, type, transactionId } of events) {
    last = id;
    count += 1;
    if (heeded.has(type) && transactionId !== undefined) transactionIds.add(transactionId);
    if (count % pageSize === 0) await work();
  }
  if (count % pageSize !== 0) await work();
}

const beforeAll = "0".repeat(24);

/** Begins with what comes next, and has all be looked at of which nothing was heard. */
async function hearAnew(
  { db, now }: Context,
  connection: ConnectionRow,
  till: Till,
): Promise<void> {
  const newest = (await till.newestEvent()) ?? beforeAll;
  const { account_id: accountId, merchant_id: merchantId } = connection;
  await wakeAllCharges(db, { accountId, merchantId, at: now() });
  await saveHeard(db, connection, newest);
}
