import type { Database } from "@frontdesk/database/database";
import type { Page } from "../../../api/lists/schema.ts";
import type { MerchantWithBalance } from "../row.ts";
import { listMerchants } from "../store.ts";
import { findMerchantIds } from "./search.store.ts";
import { statusOf } from "./state.ts";
import type { OperatedFilter } from "./store.ts";

export async function searchMerchants(
  db: Database,
  { q, test, state, page }: OperatedFilter & { q: string; page: Page },
): Promise<MerchantWithBalance[]> {
  const { before = "g", after = "", limit } = page;
  const led = await findMerchantIds(db, q.trim());
  const isOldestFirst = page.after !== undefined && page.before === undefined;
  const ids = led.filter((id) => id < before && id > after).sort();
  if (!isOldestFirst) ids.reverse();
  const isNarrowed = test !== undefined || state !== undefined;
  const merchantWithBalances = await listMerchants(db, isNarrowed ? ids : ids.slice(0, limit), {
    test,
  });
  const merchants = merchantWithBalances.filter(
    (one) => state === undefined || statusOf(one) === state,
  );
  return (isOldestFirst ? merchants.reverse() : merchants).slice(0, limit);
}
