/*
 * What a person gives back at a merchant in 24 hours, by refunds and by accepted disputes, is
 * counted on a row of theirs. The row is locked before the work and raised in its database
 * transaction: of two requests at once, the later one counts both.
 */
import type { Context } from "../../ground/context.ts";
import type { Id } from "../../ground/ids.ts";
import type { CallingPerson } from "../../parties/identity/identity.ts";
import { getRefundLimits } from "../../parties/merchants/refund-limits/store.ts";
import { roleRefusals } from "../../parties/merchants/refusals.ts";
import { requireAct } from "../../parties/merchants/roles/admit.ts";
import { isProved } from "../../parties/merchants/roles/judge.ts";
import { lockRefunds, updateRefunds } from "./refunders.store.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface Work<Result> {
  result: Result;
  /** What it costs the merchant, in minor units of the merchant's currency. */
  cost: number;
}

/** Does work within what a person may give back; `context.db` is a transaction of the database. */
export async function withinRefundLimit<Result>(
  context: Context,
  { merchantId, person }: { merchantId: Id; person: CallingPerson },
  work: () => Promise<Work<Result>>,
): Promise<Result> {
  const { db } = context;
  const { personId } = person;
  const wanted = { merchantId, act: "refund", isReading: false } as const;
  const { way, provedAt } = await requireAct(context, person, wanted);
  const nowMs = context.now().getTime();
  const all = await lockRefunds(db, { merchantId, personId });
  const recent = all.filter(([atMs]) => atMs > nowMs - dayMs);
  const limits = await getRefundLimits(db, merchantId);
  const refuseBeyond = (total: number): void => {
    const { supportRefundLimit: most, stepUpRefundLimit: free } = limits;
    if (way === "limited" && total > most) throw roleRefusals.roleNeeded(["owner", "manager"]);
    const mustProve = free !== null && total > free;
    if (mustProve && !isProved(provedAt, nowMs)) throw roleRefusals.stepUpRequired();
  };
  const before = recent.reduce((sum, [, amount]) => sum + amount, 0);
  // Who may refund nothing more learns nothing of the transaction either.
  refuseBeyond(before + 1);
  const { result, cost } = await work();
  refuseBeyond(before + cost);
  await updateRefunds(db, { merchantId, personId, refunds: [...recent, [nowMs, cost]] });
  return result;
}
