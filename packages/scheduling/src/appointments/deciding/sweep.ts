/*
 * Every five minutes the payments of each merchant are looked through, from where that ended, with
 * some overlap: so every payment is found, however late, whoever was away.
 */
import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../ground/context.ts";
import { knownAmong } from "../../money/charges/store.ts";
import {
  breakConnection,
  type ConnectionRow,
  saveSwept,
  takeDueConnections,
} from "../../money/connections/store.ts";
import { accountOfReference } from "../../money/deposits/deposit.ts";
import { findDeposit } from "../../money/deposits/store.ts";
import { type Payment, type Till, type TillMerchant, troubleOf } from "../../money/till/till.ts";
import { listAdministrators } from "../../parties/users/store.ts";
import { decidePayment } from "./decide.ts";
import { hear } from "./hear.ts";
import { tillThrough } from "./look.ts";
import { brokenMail } from "./mail.ts";

const sweepEveryMs = 5 * 60_000;
const overlapMs = 5 * 60_000;
const mostAtOnce = 20;

/** Looks through the payments of merchants whose turn it is; says how many these were. */
export async function sweepDue(context: Context): Promise<number> {
  const now = context.now();
  const nextAt = new Date(now.getTime() + sweepEveryMs);
  const connections = await takeDueConnections(context.db, { now, nextAt, most: mostAtOnce });
  await Promise.all(connections.map((connection) => sweep(context, connection)));
  return connections.length;
}

async function sweep(context: Context, connection: ConnectionRow): Promise<void> {
  const { account_id: accountId, merchant_id: merchantId } = connection;
  try {
    const till = tillThrough(context, connection);
    const merchant = await readMerchant(context, connection, till);
    if (merchant === undefined) return;
    const created = await goThrough(context, connection, till);
    const swept = { accountId, merchantId, merchant, created, at: context.now() };
    await saveSwept(context.db, swept);
    await hear(context, connection, till);
  } catch (err) {
    context.log.warn({ err, account: accountId }, "the payments of a merchant were not swept");
  }
}

/** The merchant as it is now; undefined where the key is not good any more, which is told. */
async function readMerchant(
  context: Context,
  connection: ConnectionRow,
  till: Till,
): Promise<TillMerchant | undefined> {
  try {
    return await till.merchant();
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === undefined || trouble === "away") throw error;
    await atomically(context.db, async (db) => {
      if (!(await breakConnection(db, connection, context.now()))) return;
      for (const { email: to } of await listAdministrators(db, connection.account_id)) {
        await context.post.send(db, brokenMail(to));
      }
    });
    return undefined;
  }
}

const pageSize = 500;

/** Decides what is found of ours; gives when the newest of all was made. */
async function goThrough(
  context: Context,
  { account_id: accountId, cursor }: ConnectionRow,
  till: Till,
): Promise<string | undefined> {
  const since = cursor && new Date(Date.parse(cursor.created) - overlapMs);
  let page: Payment[] = [];
  let created = cursor?.created;
  for await (const payment of till.since(since)) {
    created = payment.created;
    if (payment.successful && accountOfReference(payment.reference) === accountId) {
      page.push(payment);
    }
    if (page.length < pageSize) continue;
    await decideNew(context, accountId, page);
    page = [];
  }
  await decideNew(context, accountId, page);
  return created;
}

async function decideNew(context: Context, accountId: number, payments: readonly Payment[]) {
  const known = await knownAmong(
    context.db,
    accountId,
    payments.map(({ id }) => id),
  );
  for (const payment of payments.filter(({ id }) => !known.has(id))) {
    const deposit = await findDeposit(context.db, accountId, payment.reference ?? "");
    if (deposit !== undefined) await decidePayment(context, deposit, payment);
    else {
      // As after going back to a backup: who paid is known to the payment service alone.
      const unknown = { account: accountId, transaction: payment.id };
      context.log.error(unknown, "a payment has a reference like ours that nobody asked for");
    }
  }
}
