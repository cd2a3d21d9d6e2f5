import type { Context } from "../../core/context.ts";
import { invalid } from "../../core/refusals.ts";
import { lockAccount } from "../../parties/accounts/store.ts";
import { resourceRefusals } from "./refusals.ts";
import { countActive } from "./store.ts";

/** `context.db` must be the adding transaction, so that two cannot take the last place. */
export async function checkQuota(
  { db, settings }: Pick<Context, "db" | "settings">,
  accountId: number,
): Promise<void> {
  const { mostResources: most } = settings;
  if (most === undefined) return;
  await lockAccount(db, accountId);
  if ((await countActive(db, accountId)) < most) return;
  throw invalid(resourceRefusals.full(most));
}
