import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { invalid } from "../../core/refusals.ts";
import { serviceNoun } from "../../offering/services/service.ts";
import { deleteService, lockDoomed } from "../../offering/services/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { serviceArchivingRefusals } from "./refusals.ts";
import { countToCome } from "./services.store.ts";

export async function retireService(context: Context, actor: Actor, id: number): Promise<void> {
  const accountId = actor.account.id;
  await changed(context, actor, {
    ...serviceNoun,
    id,
    lock: lockDoomed,
    async write({ db, now }) {
      const at = now();
      const count = await countToCome(db, { accountId, serviceId: id, at });
      if (count > 0) throw invalid(serviceArchivingRefusals.toCome(count));
      await deleteService(db, { accountId, id, at });
      return undefined;
    },
  });
}
