import type { Database } from "@frontdesk/database/database";
import { timeOf } from "../../../core/ids.ts";
import type { MerchantRow } from "../../../parties/merchants/row.ts";
import { findHolder } from "../../payments/references/store.ts";
import type { Link } from "../link.ts";
import type { PastPayment } from "./content.ts";

export async function findPast(
  db: Database,
  { shard, id: merchantId }: Pick<MerchantRow, "shard" | "id">,
  { reference = "" }: Pick<Link, "reference">,
): Promise<PastPayment | undefined> {
  const holder = await findHolder(db, { shard, merchantId, reference });
  if (holder === undefined || holder.hasEnded || holder.transactionId === null) return undefined;
  const { transactionId: id, voided, captured, currency: code, exponent } = holder;
  const amount = holder.amount - voided;
  const charge = amount === 0 ? undefined : { amount, currency: { code, exponent } };
  const isCaptured = amount > 0 && captured === amount;
  return { id, at: timeOf(id).toISOString(), charge, isCaptured, reference };
}
