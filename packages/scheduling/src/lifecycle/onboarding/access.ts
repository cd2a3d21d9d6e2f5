import type { Period } from "@frontdesk/people/lifecycle-hooks/hooks";
import { nearestName } from "@frontdesk/server/names";
import { endGrants } from "../../applications/oauth/grants/end.ts";
import { endPersonalTokens } from "../../applications/tokens/end.ts";
import { endWebhook, pauseWebhook } from "../../changes/webhooks/end.ts";
import type { Context } from "../../core/context.ts";
import { tellOwner } from "../../parties/accounts/tell-owner.ts";
import { findUserOfPerson } from "../../parties/users/store.ts";
import { revokeFeeds } from "../../views/feeds/end.ts";
import { removeMember } from "../members/end.ts";
import { actorIn } from "./actor.ts";
import { type AddedAccess, listAddedAccess } from "./added-access.ts";
import type { FormerMember } from "./foreign-changes.ts";
import { restoreMember, restoreOwner } from "./take-back.ts";

/** With a period, also ends the access that the person gave in it. */
export async function endAccessOf(
  context: Context,
  personId: string,
  period?: Period,
): Promise<void> {
  const user = await findUserOfPerson(context.db, personId);
  if (user === undefined) return;
  await endPersonalTokens(context, { userId: user.id });
  await endGrants(context, { userId: user.id });
  if (period === undefined) return;
  for (const added of await listAddedAccess(context, user.id, period)) {
    await endAdded(context, added, user.id);
  }
}

const rolesBack = "Former roles of members are back after an objection";

/** Changed webhooks are paused: an administrator gives them another secret. */
async function endAdded(context: Context, added: AddedAccess, userId: number): Promise<void> {
  const { account, feeds, webhookIds, changedWebhookIds, userIds } = added;
  const actor = actorIn(account, userId, "owner");
  const isOwn = ({ member }: FormerMember) => member.id === userId;
  for (const own of added.formerMembers.filter(isOwn)) await restoreMember(context, actor, own);
  if (added.formerOwnerId !== undefined) await restoreOwner(context, actor, added.formerOwnerId);
  const others = added.formerMembers.filter((one) => !isOwn(one));
  for (const former of others) await restoreMember(context, actor, former);
  // A member who left by choice could come back by an objection: the owner must notice.
  const isOwner = account.owner_id === userId || added.formerOwnerId !== undefined;
  if (!isOwner && added.formerMembers.length > 0) await tellOwner(context, account.id, rolesBack);
  await revokeFeeds(context, actor, feeds);
  for (const id of webhookIds) await endWebhook(context, actor, id);
  for (const id of changedWebhookIds) await pauseWebhook(context, actor, id);
  for (const id of userIds) await removeMember(context, actor, id);
}

/** Returns one line per account. */
export async function listAccessOf(
  { db }: Pick<Context, "db">,
  personId: string,
  period: Period,
): Promise<string[]> {
  const user = await findUserOfPerson(db, personId);
  if (user === undefined) return [];
  const lines: string[] = [];
  for (const added of await listAddedAccess({ db }, user.id, period)) {
    const parts = [
      counted(added.webhookIds.length, "webhook"),
      counted(added.changedWebhookIds.length, "changed webhook"),
      counted(added.feeds.length, "calendar feed"),
      counted(added.userIds.length, "member"),
      rightsIn(added.formerMembers),
      added.formerOwnerId === undefined ? [] : ["the transfer to another owner"],
    ].flat();
    if (parts.length === 0) continue;
    const words = new Intl.ListFormat("en-GB").format(parts);
    lines.push(`The studio “${nearestName(added.account.name)}”: ${words}`);
  }
  return lines;
}

const mostNames = 10;

function rightsIn(formerMembers: readonly FormerMember[]): string[] {
  const names = formerMembers
    .slice(0, mostNames)
    .map(({ member }) => `${member.email} was ${member.permissions.replace("_", " ")}`);
  if (formerMembers.length > mostNames) names.push("…");
  const words = counted(formerMembers.length, "changed role");
  return words.map((counting) => `${counting} (${names.join(", ")})`);
}

function counted(count: number, noun: string): string[] {
  return count === 0 ? [] : [`${count} ${noun}${count === 1 ? "" : "s"}`];
}
