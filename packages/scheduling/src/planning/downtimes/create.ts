import type { Static } from "typebox";
import { created } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { decide } from "../../inventory/capacity/capacity.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { type DowntimeResponse, downtimeNoun } from "./downtime.ts";
import { downtimeRequestOf, unsaid } from "./request.ts";
import type { NewDowntime } from "./schema.ts";
import { findDowntime, insertDowntime } from "./store.ts";
import { closeFor, lockNamed } from "./write.ts";

export async function createDowntime(
  outer: Context,
  actor: Actor,
  body: Static<typeof NewDowntime>,
): Promise<DowntimeResponse> {
  const wish = downtimeRequestOf(body, unsaid(actor), actor);
  const accountId = actor.account.id;
  return await decide(outer.db, (db) =>
    created({ ...outer, db }, actor, {
      ...downtimeNoun,
      async write(context) {
        const { request, resources } = await lockNamed(context, actor, { wish });
        const id = await insertDowntime(db, { ...request, accountId, at: context.now() });
        await closeFor(context, actor, { id, request, resources, isNew: true });
        return (await findDowntime(db, accountId, id))!;
      },
    }),
  );
}
