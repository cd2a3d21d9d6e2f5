import type { Database } from "@frontdesk/database/database";
import { forbidden, notFound } from "../../ground/refusals.ts";
import type { MerchantRow, MerchantWithBalance } from "./row.ts";
import { findMerchantFor, findMerchantWithBalanceFor, type Reach } from "./store.ts";

/**
 * The requested merchant, with the access check in the same statement. Refuses with 404 for an
 * unknown id, and with 403 without access.
 */
export async function getMerchantFor(db: Database, reach: Reach): Promise<MerchantRow> {
  return allowedOnly(await findMerchantFor(db, reach));
}

/** Same, with its balance. */
export async function getMerchantWithBalanceFor(
  db: Database,
  reach: Reach,
): Promise<MerchantWithBalance> {
  return allowedOnly(await findMerchantWithBalanceFor(db, reach));
}

/** Refuses with 404 or 403 unless the app may see the row. */
export function allowedOnly<Row extends { allowed: boolean }>(row: Row | undefined): Row {
  if (row === undefined) throw notFound();
  if (!row.allowed) throw forbidden();
  return row;
}
