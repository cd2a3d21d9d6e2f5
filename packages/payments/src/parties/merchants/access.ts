import type { Database } from "@frontdesk/database/database";
import { forbidden, notFound } from "../../core/refusals.ts";
import type { MerchantRow, MerchantWithBalance } from "./row.ts";
import { findMerchantFor, findMerchantWithBalanceFor, type Reach } from "./store.ts";

/** Unknown id: 404; no access: 403. */
export async function getMerchantFor(db: Database, reach: Reach): Promise<MerchantRow> {
  return allowedOnly(await findMerchantFor(db, reach));
}

export async function getMerchantWithBalanceFor(
  db: Database,
  reach: Reach,
): Promise<MerchantWithBalance> {
  return allowedOnly(await findMerchantWithBalanceFor(db, reach));
}

export function allowedOnly<Row extends { allowed: boolean }>(row: Row | undefined): Row {
  if (row === undefined) throw notFound();
  if (!row.allowed) throw forbidden();
  return row;
}
