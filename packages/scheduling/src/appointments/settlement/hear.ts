/* Events of the payment service only trigger a read: the charge is fetched and shown, never
   undone. */
import type { Context } from "../../core/context.ts";
import { wakeAllCharges, wakeCharges } from "../../money/charges/waking.store.ts";
import { type ConnectionRow, saveHeard } from "../../money/connections/store.ts";
import { gatewayErrorOf, type PaymentGateway } from "../../money/payment-gateway/gateway.ts";
import type { Going } from "./go-through.ts";

const heeded: readonly { types: readonly string[]; isRefusal: boolean }[] = [
  {
    types: ["transaction.refunded", "dispute.opened", "dispute.won", "dispute.lost"],
    isRefusal: false,
  },
  {
    types: ["transaction.capture_failed", "transaction.refund_failed", "transaction.void_failed"],
    isRefusal: true,
  },
];

export async function hear(context: Context, going: Going): Promise<boolean> {
  const { connection, gateway } = going;
  const { heard } = connection;
  if (heard !== null) {
    try {
      return await hearAfter(context, going, gateway.events(heard));
    } catch (error) {
      if (gatewayErrorOf(error) !== "gone") throw error;
    }
  }
  await hearAnew(context, connection, gateway);
  return true;
}

async function hearAfter(
  { db, now }: Context,
  { connection, budget }: Going,
  events: ReturnType<PaymentGateway["events"]>,
): Promise<boolean> {
  for await (const page of events) {
    for (const { types, isRefusal } of heeded) {
      const gatewayEvents = page.filter(({ type }) => types.includes(type));
      const transactionIds = [
        ...new Set(gatewayEvents.flatMap(({ transactionId: id }) => id ?? [])),
      ];
      await wakeCharges(db, connection.account_id, { transactionIds, at: now(), isRefusal });
    }
    await saveHeard(db, connection, page.at(-1)!.id);
    if (!budget.takePage()) return false;
  }
  return true;
}

const beforeAll = "0".repeat(24);

/** Marks all charges due, because earlier events are unknown. */
async function hearAnew(
  { db, now }: Context,
  connection: ConnectionRow,
  gateway: PaymentGateway,
): Promise<void> {
  const newest = (await gateway.newestEvent()) ?? beforeAll;
  const { account_id: accountId, merchant_id: merchantId } = connection;
  await wakeAllCharges(db, { accountId, merchantId, at: now() });
  await saveHeard(db, connection, newest);
}
