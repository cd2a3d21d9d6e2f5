import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { type Id, newId } from "../../core/ids.ts";
import { recordLine } from "../../core/ledger/line.ts";
import { type PayoutEnd, type PayoutRow, refusalOfEnd } from "./payout.ts";
import { endingRefusals } from "./refusals.ts";
import { lockPayout, updateEnded } from "./store.ts";
import { tellPayout } from "./tell-payout.ts";

export async function finishPayout(
  { db }: Pick<Context, "db">,
  { id, ending }: { id: Id; ending: PayoutEnd },
): Promise<PayoutRow> {
  return await atomically(db, async (db) => {
    const payout = await lockPayout(db, id);
    if (payout === undefined) throw endingRefusals.notFound();
    const refusal = refusalOfEnd(payout, ending);
    if (refusal !== undefined) throw refusal;
    const returnLineId = ending === "returned" ? newId(payout.shard) : null;
    await updateEnded(db, { id, ending, returnLineId });
    if (returnLineId !== null) {
      const { shard, merchantId, test, amount, currency, iban: bankIban } = payout;
      await recordLine(db, {
        shard,
        id: returnLineId,
        merchantId,
        test,
        kind: "payout",
        balance: amount,
        fee: 0,
        description: "Payout returned by the bank",
        transactionId: null,
        amount,
        currency,
        rate: null,
        payoutId: id,
        bankIban,
        reversesId: payout.lineId,
      });
    }
    const ended = { ...payout, state: ending };
    await tellPayout(db, ended);
    return ended;
  });
}
