// Only the payment service proves a payment; the browser's report is a hint.
import type { Context } from "../../core/context.ts";
import { gatewayKeyOf } from "../../money/connections/connection.ts";
import { listDueDeposits } from "../../money/connections/due.store.ts";
import { type ConnectionRow, findConnection } from "../../money/connections/store.ts";
import { lookEveryMs, lookForMs } from "../../money/deposits/deposit.ts";
import { type DepositRequest, listDeposits, takeDueDeposits } from "../../money/deposits/store.ts";
import { GatewayError, type PaymentGateway } from "../../money/payment-gateway/gateway.ts";
import { decidePayment } from "./decide.ts";

export async function gatewayOf(context: Context, accountId: number): Promise<PaymentGateway> {
  const connection = await findConnection(context.db, accountId);
  if (connection === undefined) throw new GatewayError("away", "no merchant is connected");
  return gatewayThrough(context, connection);
}

export function gatewayThrough(
  { keyring, connectGateway }: Pick<Context, "keyring" | "connectGateway">,
  connection: ConnectionRow,
): PaymentGateway {
  const key = gatewayKeyOf(keyring, connection);
  if (key === undefined) throw new GatewayError("away", "its key cannot be opened any more");
  return connectGateway(key);
}

/** Deposits per appointment; the sweep finds older ones. */
const mostLooked = 3;

/** An unreachable payment service changes nothing. */
export async function lookAtDeposits(
  context: Context,
  accountId: number,
  appointmentId: number,
): Promise<void> {
  const deposits = await listDeposits(context.db, accountId, appointmentId);
  await Promise.all(deposits.slice(0, mostLooked).map((deposit) => lookAt(context, deposit)));
}

/** Per account, because its payment service may be slow. */
const batchLimits = { most: 50, mostOfOne: 10 };

export async function lookAtDue(
  context: Context,
  { isElsewhere }: { isElsewhere: boolean },
): Promise<number> {
  const now = context.now();
  const due = await listDueDeposits(context.db, { now, isElsewhere, ...batchLimits });
  const deposits = await takeDueDeposits(context.db, {
    now,
    due,
    nextAt: new Date(now.getTime() + lookEveryMs),
    since: new Date(now.getTime() - lookForMs),
  });
  await Promise.all(deposits.map((deposit) => lookAt(context, deposit)));
  return deposits.length;
}

async function lookAt(context: Context, deposit: DepositRequest): Promise<void> {
  const { accountId, appointmentId: appointment } = deposit;
  try {
    const gateway = await gatewayOf(context, accountId);
    const payments = await gateway.find(deposit.reference);
    // Keeps the earliest successful payment.
    for (const payment of payments.toReversed()) await decidePayment(context, deposit, payment);
  } catch (err) {
    context.log.warn(
      { err, account: accountId, appointment },
      "looking for a deposit's payment failed",
    );
  }
}
