/* Access that a person gave in a period (webhooks, calendar feeds and members), rights that they
   changed, and an account that they transferred. */
import type { Period } from "@frontdesk/people/lifecycle-hooks/hooks";
import { findPerson } from "@frontdesk/people/persons/store";
import { listRemovedFrom } from "../../changes/audit/store.ts";
import { findWebhook } from "../../changes/webhooks/store.ts";
import type { Context } from "../../core/context.ts";
import { type AccountRow, listAccounts, listAccountsOf } from "../../parties/accounts/store.ts";
import { findMember, findUser } from "../../parties/users/store.ts";
import { type FeedRow, listFeedsOf } from "../../views/feeds/store.ts";
import {
  type ForeignChanges,
  type FormerMember,
  findForeignChanges,
  hasSameRights,
} from "./foreign-changes.ts";

export interface AddedAccess {
  account: AccountRow;
  feeds: FeedRow[];
  webhookIds: number[];
  /** Older, changed in the period. */
  changedWebhookIds: number[];
  userIds: number[];
  formerMembers: FormerMember[];
  /** Undefined without a transfer. */
  formerOwnerId: number | undefined;
}

type Inside = Pick<Context, "db">;

export async function listAddedAccess(
  { db }: Inside,
  userId: number,
  period: Period,
): Promise<AddedAccess[]> {
  const present = await listAccounts(db, userId);
  const presentIds = new Set(present.map(({ id }) => id));
  const former = await listRemovedFrom(db, { userId, ...period });
  const others = await listAccountsOf(
    db,
    former.filter((id) => !presentIds.has(id)),
  );
  const added: AddedAccess[] = [];
  for (const account of [...present, ...others].sort((one, other) => one.id - other.id)) {
    added.push(await addedIn({ db }, { account, userId }, period));
  }
  return added;
}

interface UserIn {
  account: AccountRow;
  userId: number;
}

async function addedIn({ db }: Inside, user: UserIn, period: Period): Promise<AddedAccess> {
  const { account, userId } = user;
  const { id: accountId, owner_id: ownerId } = account;
  const { since, until } = period;
  const changes = await findForeignChanges(db, { accountId, userId }, period);
  const { createdWebhookIds, changedWebhookIds } = changes;
  const isTransferred = changes.formerOwnerId !== undefined && changes.actors.has(ownerId);
  const formerOwnerId =
    isTransferred && changes.formerOwnerId === userId && ownerId !== userId ? userId : undefined;
  const isAdministrator = await mayRestore({ db }, user, { ...changes, formerOwnerId });
  const feeds = await listFeedsOf(db, { accountId, userId });
  return {
    account,
    webhookIds: await existing({ db }, accountId, [...createdWebhookIds]),
    changedWebhookIds: await existing(
      { db },
      accountId,
      [...changedWebhookIds].filter((id) => !createdWebhookIds.has(id)),
    ),
    feeds: feeds.filter(({ created_at: at }) => at >= since && at < until),
    userIds: isAdministrator ? await endedMembers({ db }, user, { ...changes, formerOwnerId }) : [],
    formerMembers: isAdministrator ? await restorableMembers({ db }, accountId, changes) : [],
    formerOwnerId,
  };
}

async function existing({ db }: Inside, accountId: number, ids: number[]): Promise<number[]> {
  const existingIds: number[] = [];
  for (const id of ids) {
    if ((await findWebhook(db, { accountId, id })) !== undefined) existingIds.push(id);
  }
  return existingIds;
}

async function mayRestore(
  { db }: Inside,
  { account, userId }: UserIn,
  { formerMembers, formerOwnerId }: ForeignChanges,
): Promise<boolean> {
  if (formerOwnerId === userId) return true;
  const member =
    formerMembers.get(userId)?.member ?? (await findMember(db, { accountId: account.id, userId }));
  return member !== undefined && (member.owner || member.permissions === "administrator");
}

async function endedMembers(
  { db }: Inside,
  { account, userId }: UserIn,
  { invitedIds, formerOwnerId }: ForeignChanges,
): Promise<number[]> {
  const ids: number[] = [];
  for (const id of invitedIds) {
    if (id === userId) continue;
    const member = await findMember(db, { accountId: account.id, userId: id });
    const isOwner = member?.owner === true && formerOwnerId === undefined;
    if (member !== undefined && !isOwner) ids.push(id);
  }
  return ids;
}

async function restorableMembers(
  { db }: Inside,
  accountId: number,
  { formerMembers }: ForeignChanges,
): Promise<FormerMember[]> {
  const restorable: FormerMember[] = [];
  for (const [userId, former] of formerMembers) {
    const member = await findMember(db, { accountId, userId });
    const wasActive = former.member.activation_state === "active";
    // Removed since by another administrator, or an ended invitation.
    if (member === undefined && !(former.isRemoved && wasActive)) continue;
    const isBack = wasActive && member?.activation_state !== "active";
    if (member !== undefined && hasSameRights(member, former.member) && !isBack) continue;
    const user = await findUser(db, userId);
    const person = user && (await findPerson(db, user.person_id));
    if (person !== undefined && person.erasedAt === null) restorable.push(former);
  }
  return restorable;
}
