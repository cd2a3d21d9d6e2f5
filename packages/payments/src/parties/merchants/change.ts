import { NameText } from "@frontdesk/server/names";
import { invalid } from "@frontdesk/server/refusal";
import { check } from "@frontdesk/server/validate";
import { type Static, Type } from "typebox";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import type { Caller } from "../identity/identity.ts";
import { getMerchantFor } from "./access.ts";
import { keepContact } from "./contacts.store.ts";
import type { MerchantChanges } from "./schema.ts";
import { lockMerchant, updateMerchant } from "./store.ts";
import { changingMerchant } from "./tell-change.ts";

export interface UpdateInput extends Caller {
  merchantId: Id;
  changes: Static<typeof MerchantChanges>;
}

const NewName = Type.Object({ name: NameText() });

export async function changeMerchant(
  { db }: Pick<Context, "db">,
  { callerId, actor, merchantId, changes }: UpdateInput,
): Promise<{ before: object; after: object }> {
  const { name, email, descriptor } = await getMerchantFor(db, { merchantId, callerId });
  // Clients may send an older name back.
  if (changes.name !== undefined && changes.name !== name) {
    const problems = check(NewName, { name: changes.name }, "json");
    if (problems.length > 0) throw invalid(problems);
  }
  await changingMerchant(db, { merchantId, actor }, async (db) => {
    const former = await lockMerchant(db, merchantId);
    const isChanged = changes.email !== undefined && changes.email !== former.email;
    if (isChanged) await keepContact(db, { merchantId, email: former.email });
    await updateMerchant(db, merchantId, changes);
  });
  const before: Record<string, unknown> = { name, email, descriptor };
  const inputs = Object.entries(changes).filter(([field]) => field in before);
  return {
    before: Object.fromEntries(inputs.map(([field]) => [field, before[field]])),
    after: Object.fromEntries(inputs),
  };
}
