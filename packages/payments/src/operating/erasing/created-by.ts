/* Keys and webhooks left at merchants by a stranger after a sign-up with a foreign address. They
   end unless the owner created them. */
import { nearestName } from "@frontdesk/server/names";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { deleteWebhook, listWebhooks, lockWebhook } from "../../notifications/webhooks/store.ts";
import { dismissApp } from "../../parties/merchants/access.store.ts";
import { listAppsOf } from "../../parties/merchants/apps/store.ts";
import { listSubjectsOf } from "../../parties/merchants/audit-log/store.ts";
import { listMerchants } from "../../parties/merchants/store.ts";
import { isLastOwner } from "../../parties/merchants/users/leave.ts";
import { listMembershipsOf } from "../../parties/merchants/users/store.ts";

type Inside = Pick<Context, "db" | "now">;

interface CreatedObjects {
  appIds: Id[];
  webhookIds: Id[];
}

export async function listCreatedBy({ db }: Pick<Context, "db">, personId: Id): Promise<string[]> {
  const memberships = await acceptedBy({ db }, personId);
  const roles = new Map(memberships.map(({ merchantId, role }) => [merchantId, role]));
  const lines: string[] = [];
  for (const { id, name } of await listMerchants(db, [...roles.keys()], {})) {
    const { appIds, webhookIds } = await createdAt({ db }, { merchantId: id, personId });
    const [apps, webhooks] = [counted(appIds.length, "app"), counted(webhookIds.length, "webhook")];
    const shop = `The shop “${nearestName(name ?? id)}”`;
    lines.push(`${shop}: ${roles.get(id)}, ${apps} with keys, ${webhooks}`);
  }
  return lines;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Call it in the erasure's transaction, while the person is still a user. */
export async function endCreatedBy({ db, now }: Inside, personId: Id): Promise<void> {
  for (const { merchantId } of await acceptedBy({ db }, personId)) {
    const { appIds, webhookIds } = await createdAt({ db }, { merchantId, personId });
    for (const appId of appIds) await dismissApp(db, { merchantId, appId });
    for (const webhookId of webhookIds) {
      const row = await lockWebhook(db, { merchantId, webhookId });
      if (row !== undefined) await deleteWebhook(db, row, now());
    }
  }
}

async function acceptedBy({ db }: Pick<Context, "db">, personId: Id) {
  const memberships = await listMembershipsOf(db, personId);
  return memberships.filter(({ acceptedAt }) => acceptedAt !== null);
}

const every = { limit: 1_000 };

async function createdAt(
  { db }: Pick<Context, "db">,
  { merchantId, personId }: { merchantId: Id; personId: Id },
): Promise<CreatedObjects> {
  const appIds = (await listAppsOf(db, merchantId, every)).map(({ id }) => id);
  const webhookIds = (await listWebhooks(db, merchantId, every)).map(({ id }) => id);
  if (await isLastOwner({ db }, { merchantId, personId })) return { appIds, webhookIds };
  const actions = ["app.add", "key.create", "webhook.create"];
  const own = new Set(await listSubjectsOf(db, { merchantId, personId, actions }));
  return {
    appIds: appIds.filter((id) => own.has(id)),
    webhookIds: webhookIds.filter((id) => own.has(id)),
  };
}
