import { atomically } from "@frontdesk/database/atomically";
import { refuse } from "@frontdesk/server/refusal";
import type { Context } from "../../ground/context.ts";
import { type Id, newId } from "../../ground/ids.ts";
import { recordLine } from "../../ground/ledger/record.ts";
import { notFound } from "../../ground/refusals.ts";
import { isExported, type PayoutRow } from "./payout.ts";
import { isInSepa } from "./sepa-area.ts";
import { insertPayout, lockPayee, type Payee } from "./store.ts";

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
    if (payee === undefined) throw notFound();
    if (payee.isSuspended) {
      throw refuse(409, "Payouts of the merchant are suspended", "payouts_suspended");
    }
    if (payee.payable <= 0) {
      throw refuse(409, "The merchant has no positive balance to pay out", "nothing_owed");
    }
    if (payee.iban === null) {
      const message = "The merchant has no IBAN to be paid to; the operator may set one";
      throw refuse(409, message, "iban_missing");
    }
    if (isExported(payee.currency) && !isInSepa(payee.iban)) {
      const message = "The IBAN is of a country outside the SEPA area, where no file pays to";
      throw refuse(409, message, "iban_outside_sepa");
    }
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
    return payout;
  });
}

function payoutTo({ shard, id: merchantId, payable, currency }: Payee, iban: string): PayoutRow {
  const id = newId(shard);
  const lineId = newId(shard);
  const stated = { state: "created", lineId, exportId: null } as const;
  return { shard, id, merchantId, amount: payable, currency, iban, endToEndId: id, ...stated };
}
