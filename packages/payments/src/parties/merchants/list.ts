import type { Page } from "../../api/lists/schema.ts";
import { tooFar } from "../../api/lists/sift.ts";
import { mostLooked } from "../../api/refusals.ts";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { listMerchantIdsOf } from "./access.store.ts";
import type { MerchantWithBalance } from "./row.ts";
import { listMerchants } from "./store.ts";

export interface MerchantListInput {
  callerId: Id;
  test?: boolean | undefined;
  page: Page;
}

const batchSize = 1000;

export async function listMerchantsOf(
  { db }: Pick<Context, "db">,
  { callerId, test, page }: MerchantListInput,
): Promise<MerchantWithBalance[]> {
  const isOldestFirst = page.after !== undefined && page.before === undefined;
  const limit = test === undefined ? page.limit : batchSize;
  const merchantWithBalances: MerchantWithBalance[] = [];
  let bounds: Page = page;
  for (let looked = limit; ; looked += limit) {
    const ids = await listMerchantIdsOf(db, callerId, { ...bounds, limit });
    const merchants = await listMerchants(db, ids, { test });
    merchantWithBalances.push(...(isOldestFirst ? merchants.reverse() : merchants));
    const last = ids.at(-1);
    if (last === undefined || ids.length < limit || merchantWithBalances.length >= page.limit)
      break;
    bounds = { ...bounds, [isOldestFirst ? "after" : "before"]: last };
    if (looked < mostLooked) continue;
    if ((await listMerchantIdsOf(db, callerId, { ...bounds, limit: 1 })).length > 0) throw tooFar();
    break;
  }
  return merchantWithBalances.slice(0, page.limit);
}
