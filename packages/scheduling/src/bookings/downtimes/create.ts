import type { Static } from "typebox";
import { record } from "../../changes/outbox/records.ts";
import type { Context } from "../../ground/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { decide } from "../../resources/capacity/decide.ts";
import { downtimeOf, type Shown } from "./downtime.ts";
import type { NewDowntime } from "./schema.ts";
import { findDowntime, insertDowntime } from "./store.ts";
import { unsaid, wishOf } from "./wish.ts";
import { closeFor, lockNamed } from "./write.ts";

/** Takes time off; bookings that clash wait, are deleted, or refuse it with 400. */
export async function createDowntime(
  outer: Context,
  actor: Actor,
  body: Static<typeof NewDowntime>,
): Promise<Shown> {
  const wish = wishOf(body, unsaid(actor), actor);
  const { id: accountId } = actor.account;
  return await decide(outer.db, async (db) => {
    const context = { ...outer, db };
    const resources = await lockNamed(context, actor, { wish });
    const id = await insertDowntime(db, { ...wish, accountId, at: context.now() });
    await closeFor(context, actor, { id, wish, resources, isNew: true });
    const after = downtimeOf((await findDowntime(db, accountId, id))!);
    await record(context, actor, { kind: "downtime", action: "create", id, after });
    return after;
  });
}
