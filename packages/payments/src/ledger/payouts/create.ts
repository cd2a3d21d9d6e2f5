import { atomically } from "@frontdesk/database/atomically";
import { Refusal } from "@frontdesk/server/refusal";
import type { Context } from "../../core/context.ts";
import { type Id, newId } from "../../core/ids.ts";
import { recordLine } from "../../core/ledger/line.ts";
import { isExported, type PayoutRow } from "./payout.ts";
import { payoutRefusals as refusals } from "./refusals.ts";
import { insertPayout, lockPayee, type PaidMerchant } from "./store.ts";
import { tellPayout } from "./tell-payout.ts";

export async function createPayout(
  { db }: Pick<Context, "db">,
  merchantId: Id,
  test = false,
): Promise<PayoutRow> {
  return await atomically(db, async (db) => {
    const payee = await lockPayee(db, merchantId);
    if (payee === undefined) throw refusals.notFound();
    if (test && !payee.test) throw refusals.live();
    const iban = ibanOf(payee);
    if (iban instanceof Refusal) throw iban;
    const payout = payoutTo(payee, iban);
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

export function ibanOf(
  payee: Pick<PaidMerchant, "isSuspended" | "payable" | "iban" | "currency">,
): string | Refusal {
  const { isSuspended, payable, iban, currency } = payee;
  if (isSuspended) return refusals.suspended();
  if (payable <= 0) return refusals.nothingOwed();
  if (iban === null) return refusals.noIban();
  return isExported(currency) && !isInSepa(iban) ? refusals.outsideSepa() : iban;
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

// IBAN countries in SEPA (EPC409-09). French overseas departments use FR; Jersey, Guernsey and the
// Isle of Man use GB.

const countries = new Set(
  `AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL
   NO PL PT RO RS SE SI SK SM VA`.split(/\s+/),
);

export function isInSepa(iban: string): boolean {
  return countries.has(iban.slice(0, 2));
}
