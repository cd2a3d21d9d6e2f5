import type { Context } from "../../../core/context.ts";
import { testOnly } from "../../../core/refusals.ts";
import type { Caller } from "../../identity/identity.ts";
import { getMerchantFor } from "../access.ts";
import { updateTdsMode } from "../operated/store.ts";
import type { MerchantRow } from "../row.ts";
import type { Reach } from "../store.ts";
import { changingMerchant } from "../tell-change.ts";

export async function setTdsMode(
  { db }: Pick<Context, "db">,
  { actor, ...reach }: Reach & Caller,
  mode: MerchantRow["tdsMode"],
): Promise<void> {
  const { id, test } = await getMerchantFor(db, reach);
  if (!test) throw testOnly();
  await changingMerchant(db, { merchantId: id, actor }, (db) => updateTdsMode(db, id, mode));
}
