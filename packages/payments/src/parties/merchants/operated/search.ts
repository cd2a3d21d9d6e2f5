import type { Database } from "@frontdesk/database/database";
import type { Page } from "../../../api/lists/schema.ts";
import type { MerchantWithBalance } from "../row.ts";
import { listMerchants } from "../store.ts";
import { findMerchantIds } from "./search.store.ts";

/** A page of the merchants that a text leads to. */
export async function searchMerchants(
  db: Database,
  { q, test, page }: { q: string; test?: boolean | undefined; page: Page },
): Promise<MerchantWithBalance[]> {
  const { before = "g", after = "", limit } = page;
  const found = await findMerchantIds(db, q.trim());
  const isOldestFirst = page.after !== undefined && page.before === undefined;
  const ids = found.filter((id) => id < before && id > after).sort();
  if (!isOldestFirst) ids.reverse();
  const sought = test === undefined ? ids.slice(0, limit) : ids;
  const merchants = await listMerchants(db, sought, { test });
  return (isOldestFirst ? merchants.reverse() : merchants).slice(0, limit);
}
