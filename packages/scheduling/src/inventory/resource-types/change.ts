import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { typeOf } from "./resource-type.ts";
import { findType, lockType } from "./store.ts";

/** A change of a field counts as a change of its type. */
export async function changeType<Result>(
  context: Context,
  { actor, typeId }: { actor: Actor; typeId: number },
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { id: accountId } = actor.account;
  return await atomically(context.db, async (db) => {
    if (!(await lockType(db, accountId, typeId))) throw notFound();
    const show = async () => typeOf((await findType(db, accountId, typeId))!);
    const before = await show();
    const result = await work(db);
    const change = { kind: "resource_type", action: "update", id: typeId } as const;
    await record({ ...context, db }, actor, { ...change, before, after: await show() });
    return result;
  });
}
