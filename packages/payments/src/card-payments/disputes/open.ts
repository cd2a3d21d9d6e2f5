import { atomically } from "@frontdesk/database/atomically";
import { invalid } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { newId } from "../../core/ids.ts";
import { recordLine } from "../../core/ledger/line.ts";
import type { NewLine } from "../../core/ledger/store.ts";
import { formatMoney } from "../../core/money.ts";
import { tell } from "../../core/outbox/entry.store.ts";
import type { Actor } from "../../core/outbox/entry.ts";
import { dayOf, type Exchange, exchange } from "../../core/rates/rates.ts";
import {
  type Disputable,
  findDisputable,
  lockDisputable,
  raiseDisputed,
} from "../transactions/disputed.store.ts";
import {
  type DisputeRow,
  evidenceWithinMs,
  leftToDispute,
  presentDispute,
  unanswered,
  unknownReason,
} from "./dispute.ts";
import { instantOf } from "./instant.ts";
import { openingRefusals as refusals } from "./refusals.ts";
import type { NewDispute } from "./schema.ts";
import { insertDispute } from "./store.ts";

export type OpenInput = Static<typeof NewDispute>;

/** At today's rate. Checks no access: the caller must. */
export async function openDispute(
  context: Context,
  input: OpenInput,
  actor: Actor,
): Promise<DisputeRow> {
  const { transactionId, amount } = input;
  const seen = await findDisputable(context.db, transactionId);
  if (seen === undefined) throw invalid([refusals.noTransaction()]);
  const left = leftToDispute(seen);
  if (amount > left) {
    const most = formatMoney(left, { code: seen.currency, exponent: seen.exponent });
    throw invalid([refusals.tooMuch(most)]);
  }
  const due = dueOf(context, input);
  return await atomically(context.db, async (db) => {
    const transaction = await lockDisputable(db, transactionId);
    if (amount > leftToDispute(transaction)) throw refusals.overtaken();
    const exchanged = await exchangeToday({ ...context, db }, transaction, amount);
    const line = openingLine(transaction, { amount, exchanged });
    const { shard, merchantId, currency } = transaction;
    const { code: reasonCode, title: reasonTitle } = input.reason ?? unknownReason;
    const reason = { reasonCode, reasonTitle };
    const id = line.disputeId;
    const row = {
      shard,
      id,
      merchantId,
      transactionId,
      amount,
      currency,
      ...reason,
      due,
      ...unanswered,
      files: [],
    };
    const { version } = await raiseDisputed(db, transactionId, amount);
    await insertDispute(db, { ...row, openingLineId: line.id });
    const notice = { dispute: presentDispute(row), line: await recordLine(db, line) };
    const about = { id: transactionId, version, buckets: undefined };
    const entry = { kind: "dispute.opened", merchantId, subjectId: id, actor } as const;
    await tell(db, { ...entry, transaction: about, payload: notice });
    return row;
  });
}

function dueOf({ now }: Context, { due }: OpenInput): Date {
  return due === undefined
    ? new Date(now().getTime() + evidenceWithinMs)
    : instantOf(due, refusals.unfitInstant);
}

async function exchangeToday(
  { db, now }: Context,
  transaction: Disputable,
  amount: number,
): Promise<Exchange> {
  const { currency, exponent, merchantCurrency, merchantExponent, test } = transaction;
  const exchanged = await exchange(db, {
    amount,
    from: { currency, exponent },
    to: { currency: merchantCurrency, exponent: merchantExponent },
    day: dayOf(now()),
    test,
  });
  if (exchanged === undefined) throw refusals.noRate();
  return exchanged;
}

function openingLine(
  { shard, id, merchantId, test, currency, feeDispute }: Disputable,
  { amount, exchanged }: { amount: number; exchanged: Exchange },
) {
  return {
    shard,
    id: newId(shard),
    merchantId,
    test,
    kind: "dispute",
    balance: -exchanged.amount - feeDispute,
    fee: feeDispute,
    description: null,
    transactionId: id,
    amount,
    currency,
    rate: exchanged.rate ?? null,
    disputeId: newId(shard),
  } satisfies NewLine;
}
