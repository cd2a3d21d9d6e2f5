import type { Database } from "@frontdesk/database/database";
import { forbidden, notFound } from "../../ground/refusals.ts";
import type { MerchantRow, MerchantWithBalance } from "./row.ts";
import { findMerchantFor, findMerchantWithBalanceFor, type Reach } from "./store.ts";

/**
 * The merchant that an app asks for, in one statement. Refuses with 404 when there is none with
 * that id, and with 403 when the app has no access to it.
 */
export async function getMerchantFor(db: Database, reach: Reach): Promise<MerchantRow> {
  return allowedOnly(await findMerchantFor(db, reach));
}

/** The same with its balance. */
export async function getMerchantWithBalanceFor(
  db: Database,
  reach: Reach,
): Promise<MerchantWithBalance> {
  return allowedOnly(await findMerchantWithBalanceFor(db, reach));
}

/** What was found, if the app may see it; refuses with 404 or 403 otherwise. */
export function allowedOnly<Row extends { allowed: boolean }>(row: Row | undefined): Row {
  if (row === undefined) throw notFound();
  if (!row.allowed) throw forbidden();
  return row;
}
