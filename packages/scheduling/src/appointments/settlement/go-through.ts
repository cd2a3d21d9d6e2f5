/* Reads from the last cursor, with an overlap for late payments. A failing payment is retried and
   blocks no other. */
import type { Context } from "../../core/context.ts";
import { existingAmong } from "../../money/charges/store.ts";
import {
  type ConnectionRow,
  type Cursor,
  type Pass,
  saveCursor,
} from "../../money/connections/store.ts";
import { accountOfReference } from "../../money/deposits/deposit.ts";
import { findDeposit } from "../../money/deposits/store.ts";
import type { Payment, PaymentGateway } from "../../money/payment-gateway/gateway.ts";
import type { Budget } from "./budget.ts";
import { decidePayment } from "./decide.ts";

const overlapMs = 5 * 60_000;

export interface Going {
  connection: ConnectionRow;
  gateway: PaymentGateway;
  budget: Budget;
}

export async function goThrough(context: Context, going: Going): Promise<boolean> {
  const { connection, gateway, budget } = going;
  const { cursor } = connection;
  const save = (cursor: Cursor) => saveCursor(context.db, connection, cursor);
  const created = cursor?.created ?? new Date(0).toISOString();
  const began = cursor?.pass?.began ?? context.now().toISOString();
  let pass = cursor?.pass;
  for await (const page of gateway.since(startOf(cursor))) {
    if (pass !== undefined && pass !== cursor?.pass) await save({ created, pass });
    const undecided = await decidePage(context, connection.account_id, page);
    const { id: after, created: last } = page.at(-1)!;
    pass = { began, after, created: last, undecided: pass?.undecided ?? undecided };
    if (budget.takePage()) continue;
    await save({ created, pass });
    return false;
  }
  if (pass !== undefined) await save({ created: endOf(pass) });
  return true;
}

function startOf(cursor: Cursor | null): Date | string | null {
  if (cursor === null) return null;
  return cursor.pass?.after ?? new Date(Date.parse(cursor.created) - overlapMs);
}

function endOf({ began, created, undecided = created }: Pass): string {
  return [began, created, undecided].toSorted((a, b) => Date.parse(a) - Date.parse(b))[0]!;
}

async function decidePage(
  context: Context,
  accountId: number,
  page: readonly Payment[],
): Promise<string | undefined> {
  const own = page.filter(
    ({ successful, reference }) => successful && accountOfReference(reference) === accountId,
  );
  const ids = own.map(({ id }) => id);
  const existing = await existingAmong(context.db, accountId, ids);
  let undecided: string | undefined;
  for (const payment of own.filter(({ id }) => !existing.has(id))) {
    try {
      await decideQueried(context, accountId, payment);
    } catch (err) {
      undecided ??= payment.created;
      const about = { err, account: accountId, transaction: payment.id };
      context.log.error(about, "deciding a payment failed; it is retried");
    }
  }
  return undecided;
}

async function decideQueried(context: Context, accountId: number, payment: Payment): Promise<void> {
  const deposit = await findDeposit(context.db, accountId, payment.reference ?? "");
  if (deposit !== undefined) return await decidePayment(context, deposit, payment);
  // Possible after a restore: only the payment service knows the payer.
  const unknown = { account: accountId, transaction: payment.id };
  context.log.error(unknown, "a payment has an unknown reference in our format");
}
