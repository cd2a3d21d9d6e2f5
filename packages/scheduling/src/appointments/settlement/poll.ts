/* Polls every five minutes. Finds even late payments, and those of an outage. */
import { atomically } from "@frontdesk/database/atomically";
import type { Mail } from "@frontdesk/people/mail/mail";
import type { Context } from "../../core/context.ts";
import { accountOfReference } from "../../money/asking/ask.ts";
import { existingAmong } from "../../money/charges/store.ts";
import { wakeAllCharges, wakeCharges } from "../../money/charges/waking.store.ts";
import {
  breakConnection,
  type ConnectionRow,
  type Cursor,
  type Pass,
  saveCursor,
  saveHeard,
  savePollCursor,
  saveSwept,
  takeDueConnections,
} from "../../money/connections/store.ts";
import { findDeposit } from "../../money/deposits.store.ts";
import {
  type GatewayMerchant,
  gatewayErrorOf,
  type Payment,
  type PaymentGateway,
} from "../../money/payment-gateway/gateway.ts";
import { listProvedAdministrators } from "../../parties/users/user.ts";
import { decidePayment, gatewayThrough } from "./look.ts";

const pollEveryMs = 5 * 60_000;
const batchSize = 20;

export async function pollDue(
  context: Context,
  { isElsewhere, signal }: { isElsewhere: boolean; signal?: AbortSignal | undefined },
): Promise<number> {
  const now = context.now();
  const nextAt = new Date(now.getTime() + pollEveryMs);
  const request = { now, nextAt, most: batchSize, isElsewhere };
  const connections = await takeDueConnections(context.db, request);
  await Promise.all(connections.map((connection) => poll(context, connection, signal)));
  return connections.length;
}

async function poll(
  context: Context,
  connection: ConnectionRow,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { account_id: accountId, merchant_id: merchantId } = connection;
  await noting(context, accountId, async () => {
    const gateway = gatewayThrough(context, connection);
    const merchant = await readMerchant(context, connection, gateway);
    if (merchant === undefined) return;
    await saveSwept(context.db, { accountId, merchantId, merchant, at: context.now() });
    const steps = [goThrough, hear];
    for (const advance of steps) {
      await noting(context, accountId, async () => {
        const going = { connection, gateway, budget: openBudget(signal) };
        const isThrough = await advance(context, going);
        if (!isThrough) await savePollCursor(context.db, connection, context.now());
      });
    }
  });
}

async function noting(context: Context, account: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (err) {
    context.log.warn({ err, account }, "polling the payments of a merchant failed");
  }
}

async function readMerchant(
  context: Context,
  connection: ConnectionRow,
  gateway: PaymentGateway,
): Promise<GatewayMerchant | undefined> {
  try {
    return await gateway.merchant();
  } catch (error) {
    const trouble = gatewayErrorOf(error);
    if (trouble === undefined || trouble === "away") throw error;
    await atomically(context.db, async (db) => {
      if (!(await breakConnection(db, connection, context.now()))) return;
      for (const { email: to } of await listProvedAdministrators(db, connection.account_id)) {
        await context.post.send(db, brokenMail(to));
      }
    });
    return undefined;
  }
}

/* Events of the payment service only trigger a read: the charge is fetched and shown, never
   undone. */
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

async function hear(context: Context, going: Going): Promise<boolean> {
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

/* Reads from the last cursor, with an overlap for late payments. A failing payment is retried and
   blocks no other. */
const overlapMs = 5 * 60_000;

interface Going {
  connection: ConnectionRow;
  gateway: PaymentGateway;
  budget: Budget;
}

async function goThrough(context: Context, going: Going): Promise<boolean> {
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
      context.log.error(about, "settling a payment failed and is retried");
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

/* Limits the requests to a payment service per turn: the account chooses it, and it may be slow
   or endless. */
const mostPages = 40;
const mostMs = 20_000;

interface Budget {
  takePage(): boolean;
}

function openBudget(signal: AbortSignal | undefined): Budget {
  const until = performance.now() + mostMs;
  let pages = 0;
  return {
    takePage() {
      pages += 1;
      return pages < mostPages && performance.now() < until && signal?.aborted !== true;
    },
  };
}

function brokenMail(to: string): Mail {
  return {
    to,
    subject: "Your Frontdesk account can no longer take deposits",
    text: `The payment service refuses the API key of your merchant: the key is revoked, or the
merchant belongs to another app. Customers cannot book services with a deposit until you connect the
merchant again. Earlier payments are not affected.
`,
  };
}
