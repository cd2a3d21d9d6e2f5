import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../ground/context.ts";
import { type Id, newId } from "../../ground/ids.ts";
import { recordLine } from "../../ground/ledger/record.ts";
import { isExported, type PayoutRow } from "./payout.ts";
import { payoutRefusals as refusals } from "./refusals.ts";
import { isInSepa } from "./sepa-area.ts";
import { insertPayout, lockPayee, type PaidMerchant } from "./store.ts";
import { tellPayout } from "./tell-payout.ts";

/**
 * Pays out the balance of a merchant. Refuses with 409 where nothing is owed, or no bank account is
 * known that the money can travel to.
 */
export async function createPayout(
  { db }: Pick<Context, "db">,
  merchantId: Id,
): Promise<PayoutRow> {
  return await atomically(db, async (db) => {
    const payee = await lockPayee(db, merchantId);
    if (payee === undefined) throw refusals.notFound();
    if (payee.isSuspended) throw refusals.suspended();
    if (payee.payable <= 0) throw refusals.nothingOwed();
    if (payee.iban === null) throw refusals.noIban();
    if (isExported(payee.currency) && !isInSepa(payee.iban)) throw refusals.outsideSepa();
    const payout = payoutTo(payee, payee.iban);
    await insertPayout(db, payout);
    await recordLine(db, {
      shard: payout.shard,
      id: payout.lineId,
      merchantId,
      test: payee.test,
      kind: "payout",
      balance: -payout.amount,
      fee: 0,
      description: null,
      transactionId: null,
      amount: payout.amount,
      currency: payout.currency,
      rate: null,
      payoutId: payout.id,
      bankIban: payout.iban,
    });
    await tellPayout(db, payout);
    return payout;
  });
}

function payoutTo(
  { shard, id: merchantId, payable, currency }: PaidMerchant,
  iban: string,
): PayoutRow & { state: "created" } {
  const id = newId(shard);
  const lineId = newId(shard);
  const stated = { state: "created", lineId, exportId: null } as const;
  return { shard, id, merchantId, amount: payable, currency, iban, endToEndId: id, ...stated };
}
