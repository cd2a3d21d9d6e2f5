import type { Context } from "../../ground/context.ts";
import { unfit } from "../../ground/refusals.ts";
import { lockAccount } from "../../parties/accounts/store.ts";
import { resourceRefusals } from "./refusals.ts";
import { countActive } from "./store.ts";

/**
 * Refuses with 422 one more active resource than the operator allows an account. `context.db` must
 * be the database transaction that adds it, so that two at once do not both get the last place.
 */
export async function checkQuota(
  { db, settings }: Pick<Context, "db" | "settings">,
  accountId: number,
): Promise<void> {
  const { mostResources: most } = settings;
  if (most === undefined) return;
  await lockAccount(db, accountId);
  if ((await countActive(db, accountId)) < most) return;
  throw unfit(resourceRefusals.full(most));
}
