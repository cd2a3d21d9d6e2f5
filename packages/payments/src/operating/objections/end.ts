import type { Period } from "@frontdesk/people/lifecycle-hooks/hooks";
import { nearestName } from "@frontdesk/server/names";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { deleteWebhook, lockWebhook, updateWebhook } from "../../notifications/webhooks/store.ts";
import { dismissApp } from "../../parties/merchants/access.store.ts";
import { type KeptAct, keepAct } from "../../parties/merchants/audit-log/record.ts";
import { listMerchants, lockMerchant } from "../../parties/merchants/store.ts";
import { endMembership } from "../../parties/merchants/users/remove.ts";
import { findMember } from "../../parties/merchants/users/store.ts";
import { findAddedAccess, membershipsOf, type OwnMembership } from "./access.ts";

type Inside = Pick<Context, "db" | "now">;

/** One line a merchant. */
export async function listAccess(
  { db }: Pick<Context, "db">,
  personId: Id,
  period: Period,
): Promise<string[]> {
  const memberships = await membershipsOf(db, personId);
  const ids = memberships.map(({ merchantId }) => merchantId);
  const names = new Map((await listMerchants(db, ids, {})).map(({ id, name }) => [id, name]));
  const lines: string[] = [];
  for (const membership of memberships) {
    const access = await findAddedAccess(db, membership, period);
    const parts = [
      counted(access.appIds.length, "app with keys", "apps with keys"),
      counted(access.webhookIds.length, "webhook", "webhooks"),
      counted(access.changedWebhookIds.length, "changed webhook", "changed webhooks"),
      counted(access.personIds.length, "user", "users"),
    ].flat();
    if (parts.length === 0) continue;
    const { merchantId } = membership;
    const shop = `The shop “${nearestName(names.get(merchantId) ?? merchantId)}”`;
    lines.push(`${shop}: ${new Intl.ListFormat("en-GB").format(parts)}`);
  }
  return lines;
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

/** In the transaction of the objection. Changed webhooks are paused: an owner checks them. */
export async function endAccess(context: Inside, personId: Id, period: Period): Promise<void> {
  for (const membership of await membershipsOf(context.db, personId)) {
    await lockMerchant(context.db, membership.merchantId);
    await endAt(context, membership, period);
  }
}

async function endAt(context: Inside, membership: OwnMembership, period: Period): Promise<void> {
  const { db, now } = context;
  const { merchantId } = membership;
  const access = await findAddedAccess(db, membership, period);
  const by = { actor: "system", address: "" } as const;
  const record = (act: Omit<KeptAct, "merchantId">) => keepAct(context, by, { merchantId, ...act });
  for (const appId of access.appIds) {
    await dismissApp(db, { merchantId, appId });
    await record({ act: "app.remove", subject: appId });
  }
  for (const webhookId of access.webhookIds) {
    const row = await lockWebhook(db, { merchantId, webhookId });
    if (row === undefined) continue;
    await deleteWebhook(db, row, now());
    await record({ act: "webhook.remove", subject: webhookId });
  }
  for (const webhookId of access.changedWebhookIds) {
    const row = await lockWebhook(db, { merchantId, webhookId });
    if (row === undefined || row.state !== "active") continue;
    await updateWebhook(db, { ...row, state: "paused" });
    const states = { before: { paused: false }, after: { paused: true } };
    await record({ act: "webhook.update", subject: webhookId, ...states });
  }
  for (const personId of access.personIds) {
    const member = await findMember(db, { merchantId, personId });
    if (member === undefined) continue;
    await endMembership(context, { merchantId, personId });
    await record({ act: "user.remove", subject: personId, before: { role: member.role } });
  }
}
