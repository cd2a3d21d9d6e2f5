import { revokeInvitations } from "@frontdesk/people/invitations/store";
import type { Period } from "@frontdesk/people/lifecycle-hooks/hooks";
import { nearestName } from "@frontdesk/server/names";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { deleteWebhook, lockWebhook, updateWebhook } from "../../notifications/webhooks/store.ts";
import { dismissApp } from "../../parties/merchants/access.store.ts";
import { type KeptAct, keepAct } from "../../parties/merchants/audit-log/record.ts";
import { listMerchants, lockMerchant } from "../../parties/merchants/store.ts";
import { appointUser } from "../../parties/merchants/users/appoint.ts";
import { purposeOf } from "../../parties/merchants/users/member.ts";
import { endMembership } from "../../parties/merchants/users/remove.ts";
import { findMember, updateRole } from "../../parties/merchants/users/store.ts";
import { type ChangedRole, findAddedAccess, merchantsOf } from "./access.ts";
import type { PersonAt } from "./foreign-changes.ts";
import { tellOtherOwners } from "./tell-owners.ts";

type Inside = Pick<Context, "db" | "now" | "post" | "settings">;

/** Returns one line per merchant. */
export async function listAccess(
  { db }: Pick<Context, "db">,
  personId: Id,
  period: Period,
): Promise<string[]> {
  const ids = await merchantsOf(db, personId, period);
  const names = new Map((await listMerchants(db, ids, {})).map(({ id, name }) => [id, name]));
  const lines: string[] = [];
  for (const merchantId of ids) {
    const access = await findAddedAccess(db, { merchantId, personId }, period);
    if (access === undefined) continue;
    const parts = [
      counted(access.appIds.length, "app with keys", "apps with keys"),
      counted(access.webhookIds.length, "webhook", "webhooks"),
      counted(access.changedWebhookIds.length, "changed webhook", "changed webhooks"),
      counted(access.personIds.length, "user", "users"),
      rolesIn(access.changedRoles),
    ].flat();
    if (parts.length === 0) continue;
    const shop = `The shop “${nearestName(names.get(merchantId) ?? merchantId)}”`;
    lines.push(`${shop}: ${new Intl.ListFormat("en-GB").format(parts)}`);
  }
  return lines;
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

const mostNames = 10;

function rolesIn(changedRoles: readonly ChangedRole[]): string[] {
  const names = changedRoles
    .slice(0, mostNames)
    .map(({ email, former }) => `${email} was ${former}`);
  if (changedRoles.length > mostNames) names.push("…");
  return counted(changedRoles.length, "changed role", "changed roles").map(
    (words) => `${words} (${names.join(", ")})`,
  );
}

/**
 * Call it in the transaction of the objection. Changed webhooks are paused: an owner checks them.
 */
export async function endAccess(context: Inside, personId: Id, period: Period): Promise<void> {
  for (const merchantId of await merchantsOf(context.db, personId, period)) {
    await lockMerchant(context.db, merchantId);
    await endAt(context, { merchantId, personId }, period);
  }
}

async function endAt(context: Inside, at: PersonAt, period: Period): Promise<void> {
  const { db, now } = context;
  const { merchantId } = at;
  const access = await findAddedAccess(db, at, period);
  if (access === undefined) return;
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
  for (const changed of access.changedRoles) await restoreRole(context, merchantId, changed);
  if (access.changedRoles.length > 0) await tellOtherOwners(context, at, access.changedRoles);
}

async function restoreRole(
  context: Inside,
  merchantId: Id,
  { personId, email, former: role, present, isRemoved }: ChangedRole,
): Promise<void> {
  const { db, now } = context;
  if (isRemoved) {
    await revokeInvitations(db, { personId, purpose: purposeOf(merchantId), now: now() });
    await appointUser(db, { merchantId, personId, email, role, now: now() });
  } else {
    await updateRole(db, { merchantId, personId, role });
  }
  const before = present === undefined ? null : { role: present };
  const act = { merchantId, act: "user.change", subject: personId, before, after: { role } };
  await keepAct(context, { actor: "system", address: "" }, act);
}
