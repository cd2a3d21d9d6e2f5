/* Access that a person gave in a period: webhooks, calendar feeds and members. The members could
   give more, so that theirs counts as well. */
import type { Period } from "@frontdesk/people/lifecycle-hooks/hooks";
import { type AccessSubject, listAccessSubjects } from "../../changes/audit/store.ts";
import { findWebhook } from "../../changes/webhooks/store.ts";
import type { Context } from "../../core/context.ts";
import { listAccounts, type OwnAccountRow } from "../../parties/accounts/store.ts";
import { findMember } from "../../parties/users/store.ts";
import { type FeedRow, listFeedsOf } from "../../views/feeds/store.ts";

export interface AddedAccess {
  account: OwnAccountRow;
  feeds: FeedRow[];
  webhookIds: number[];
  /** Older, changed in the period. */
  changedWebhookIds: number[];
  userIds: number[];
}

export async function listAddedAccess(
  { db }: Pick<Context, "db">,
  userId: number,
  period: Period,
): Promise<AddedAccess[]> {
  const added: AddedAccess[] = [];
  for (const account of await listAccounts(db, userId)) {
    added.push(await addedIn({ db }, { account, userId }, period));
  }
  return added;
}

async function addedIn(
  { db }: Pick<Context, "db">,
  { account, userId }: { account: OwnAccountRow; userId: number },
  period: Period,
): Promise<AddedAccess> {
  const accountId = account.id;
  const { since, until } = period;
  const subjects = await subjectsOf({ db }, { accountId, userId }, period);
  const idsOf = (kind: "user" | "webhook", action: "create" | "update") =>
    subjects.filter((one) => one.kind === kind && one.action === action).map(({ id }) => id);
  const webhookIds: number[] = [];
  const changedWebhookIds: number[] = [];
  const created = new Set(idsOf("webhook", "create"));
  for (const id of new Set([...created, ...idsOf("webhook", "update")])) {
    if ((await findWebhook(db, { accountId, id })) === undefined) continue;
    (created.has(id) ? webhookIds : changedWebhookIds).push(id);
  }
  const feeds = await listFeedsOf(db, { accountId, userId });
  const isAdministrator = account.owner || account.permissions === "administrator";
  const userIds: number[] = [];
  for (const id of isAdministrator ? idsOf("user", "create") : []) {
    const member = id === userId ? undefined : await findMember(db, { accountId, userId: id });
    if (member !== undefined && !member.owner) userIds.push(id);
  }
  return {
    account,
    webhookIds,
    changedWebhookIds,
    userIds,
    feeds: feeds.filter(({ created_at: at }) => at >= since && at < until),
  };
}

async function subjectsOf(
  { db }: Pick<Context, "db">,
  { accountId, userId }: { accountId: number; userId: number },
  period: Period,
): Promise<AccessSubject[]> {
  const userIds = new Set([userId]);
  for (;;) {
    const query = { accountId, userIds: [...userIds], ...period };
    const subjects = await listAccessSubjects(db, query);
    const size = userIds.size;
    for (const { kind, action, id } of subjects) {
      if (kind === "user" && action === "create") userIds.add(id);
    }
    if (userIds.size === size) return subjects;
  }
}
