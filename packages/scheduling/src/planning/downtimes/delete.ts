import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { decide } from "../../inventory/capacity/capacity.ts";
import { lockResources } from "../../inventory/capacity/store.ts";
import { lockAccount } from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { settle } from "../bookings/conflicts/settle.ts";
import { downtimeNoun, downtimeOf } from "./downtime.ts";
import { deleteDowntime, findDowntime, listSpans } from "./store.ts";
import { lockCurrentDowntime } from "./update.ts";
import { rangeOfSpans } from "./write.ts";

/** Waiting bookings are not promoted. */
export async function removeDowntime(outer: Context, actor: Actor, id: number): Promise<void> {
  const accountId = actor.account.id;
  await decide(outer.db, async (db) => {
    const context = { ...outer, db };
    const seen = await findDowntime(db, accountId, id);
    if (seen === undefined) throw notFound();
    if (seen.all_resources) await lockAccount(db, accountId);
    const ids = seen.resource_ids;
    const resources = await lockResources(db, { accountId, ids, mode: "update" });
    await changed(context, actor, {
      ...downtimeNoun,
      show: (row) => ({ ...downtimeOf(row), deleted: true }),
      id,
      lock: () => lockCurrentDowntime(db, accountId, seen),
      async write() {
        const range = rangeOfSpans(await listSpans(db, accountId, id));
        await deleteDowntime(db, { accountId, id, at: context.now() });
        if (resources.length > 0)
          await settle(context, actor, { resources, ...range, fate: "wait" });
        return undefined;
      },
    });
  });
}
