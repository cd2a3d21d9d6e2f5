/*
 * A stranger who signed up with the address of another leaves keys and webhooks at merchants. The
 * owner of the address is shown them, and they end if the owner did not make them.
 */
import { nearestName } from "@frontdesk/server/names";
import { deleteWebhook, listWebhooks, lockWebhook } from "../../events/webhooks/store.ts";
import type { Context } from "../../ground/context.ts";
import type { Id } from "../../ground/ids.ts";
import { dismissApp } from "../../parties/merchants/access.store.ts";
import { listSubjectsOf } from "../../parties/merchants/acts/store.ts";
import { listAppsOf } from "../../parties/merchants/apps/store.ts";
import { listMerchants } from "../../parties/merchants/store.ts";
import { isLastOwner } from "../../parties/merchants/users/leave.ts";
import { listMembershipsOf } from "../../parties/merchants/users/store.ts";

type Inside = Pick<Context, "db" | "now">;

interface Made {
  appIds: Id[];
  webhookIds: Id[];
}

/** The merchants that a person is a user of, and what they made there, a line each. */
export async function listMadeBy({ db }: Pick<Context, "db">, personId: Id): Promise<string[]> {
  const memberships = await acceptedBy({ db }, personId);
  const roles = new Map(memberships.map(({ merchantId, role }) => [merchantId, role]));
  const lines: string[] = [];
  for (const { id, name } of await listMerchants(db, [...roles.keys()], {})) {
    const { appIds, webhookIds } = await madeAt({ db }, { merchantId: id, personId });
    const [apps, webhooks] = [counted(appIds.length, "app"), counted(webhookIds.length, "webhook")];
    const shop = `The shop “${nearestName(name ?? id)}”`;
    lines.push(`${shop}: ${roles.get(id)}, ${apps} with keys, ${webhooks}`);
  }
  return lines;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/**
 * Ends what a stranger made at merchants, while they are still a user there; `context.db` is the
 * transaction that erases them.
 */
export async function endMadeBy({ db, now }: Inside, personId: Id): Promise<void> {
  for (const { merchantId } of await acceptedBy({ db }, personId)) {
    const { appIds, webhookIds } = await madeAt({ db }, { merchantId, personId });
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

/** All that a merchant has of a person who alone owns it; of others what they made themselves. */
async function madeAt(
  { db }: Pick<Context, "db">,
  { merchantId, personId }: { merchantId: Id; personId: Id },
): Promise<Made> {
  const appIds = (await listAppsOf(db, merchantId, every)).map(({ id }) => id);
  const webhookIds = (await listWebhooks(db, merchantId, every)).map(({ id }) => id);
  if (await isLastOwner({ db }, { merchantId, personId })) return { appIds, webhookIds };
  const acts = ["app.add", "key.create", "webhook.create"];
  const own = new Set(await listSubjectsOf(db, { merchantId, personId, acts }));
  return {
    appIds: appIds.filter((id) => own.has(id)),
    webhookIds: webhookIds.filter((id) => own.has(id)),
  };
}
