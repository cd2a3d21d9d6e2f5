import { Refusal } from "@frontdesk/server/refusal";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { createPayout } from "../../../ledger/payouts/create.ts";
import { listOwed } from "../../../ledger/payouts/owed.store.ts";
import type { PayoutRow } from "../../../ledger/payouts/payout.ts";
import { act } from "../actions/act.ts";

const merchantsAtOnce = 500;

export async function payOne(
  context: Context,
  { merchantId, test, actor }: { merchantId: Id; test: boolean; actor: string },
): Promise<PayoutRow> {
  const details = ({ id, amount, currency }: PayoutRow) => ({ payoutId: id, amount, currency });
  const done = { actor, action: "payout.create", subject: merchantId, details };
  return await act(context, done, (context) => createPayout(context, merchantId, test));
}

export interface PaidOut {
  payouts: PayoutRow[];
  refused: { merchantId: Id; message: string }[];
}

/** Each payout has its own transaction: a failure affects no other. */
export async function payAll(
  context: Context,
  { test, actor }: { test: boolean; actor: string },
): Promise<PaidOut> {
  const paid: PaidOut = { payouts: [], refused: [] };
  let after: Id = "";
  while (true) {
    const owed = await listOwed(context.db, { test, after, limit: merchantsAtOnce });
    for (const { id: merchantId } of owed) {
      try {
        paid.payouts.push(await payOne(context, { merchantId, test, actor }));
      } catch (error) {
        paid.refused.push({ merchantId, message: reasonOf(context, merchantId, error) });
      }
    }
    const last = owed.at(-1);
    if (last === undefined) return paid;
    after = last.id;
  }
}

function reasonOf({ log }: Context, merchantId: Id, error: unknown): string {
  if (error instanceof Refusal) return (error.body as { message: string }).message;
  log.error({ err: error, merchantId }, "a payout to a merchant failed");
  return "The payout failed; the log gives the reason";
}
