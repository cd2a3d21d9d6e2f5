import type { Static } from "typebox";
import type { Context } from "../context.ts";
import type { Id } from "../ids.ts";
import { getMerchantFor } from "./access.ts";
import type { MerchantChanges } from "./schema.ts";
import { updateMerchant } from "./store.ts";

export interface UpdateInput {
  appId: Id;
  merchantId: Id;
  changes: Static<typeof MerchantChanges>;
}

/** Changes a merchant's name, e-mail address and descriptor, those that are given. */
export async function changeMerchant(
  { db }: Pick<Context, "db">,
  { appId, merchantId, changes }: UpdateInput,
): Promise<void> {
  await getMerchantFor(db, { merchantId, appId });
  await updateMerchant(db, merchantId, changes);
}
