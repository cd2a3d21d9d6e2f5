import { Refusal } from "@frontdesk/server/refusal";
import type { Context } from "../../context.ts";
import type { Id } from "../../ids.ts";
import { createPayout } from "../../payouts/create.ts";
import type { PayoutRow } from "../../payouts/payout.ts";
import { listOwed } from "../../payouts/store.ts";
import { act } from "../actions/act.ts";

const merchantsAtOnce = 500;

/** Pays out one merchant; refuses what cannot be paid. */
export async function payOne(
  context: Context,
  { merchantId, actor }: { merchantId: Id; actor: string },
): Promise<PayoutRow> {
  const details = ({ id, amount, currency }: PayoutRow) => ({ payoutId: id, amount, currency });
  const done = { actor, action: "payout.create", subject: merchantId, details };
  return await act(context, done, (context) => createPayout(context, merchantId));
}

export interface PaidOut {
  payouts: PayoutRow[];
  refused: { merchantId: Id; message: string }[];
}

/** Pays out whoever is owed something, each in a database transaction of its own. */
export async function payAll(context: Context, actor: string): Promise<PaidOut> {
  const paid: PaidOut = { payouts: [], refused: [] };
  let after: Id = "";
  while (true) {
    const owed = await listOwed(context.db, { after, limit: merchantsAtOnce });
    for (const merchantId of owed) {
      try {
        paid.payouts.push(await payOne(context, { merchantId, actor }));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { message } = error.body as { message: string };
        paid.refused.push({ merchantId, message });
      }
    }
    const last = owed.at(-1);
    if (last === undefined) return paid;
    after = last;
  }
}
