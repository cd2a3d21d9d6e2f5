/* Changes by a person in a period, in the order of the audit log. An invited member, a new
   administrator and a new owner could act for the thief, so their changes count from then on. */
import type { Database } from "@frontdesk/database/database";
import { findAcceptedAt } from "@frontdesk/people/invitations/store";
import type { Period } from "@frontdesk/people/lifecycle-hooks/hooks";
import type { Static } from "typebox";
import { type AccessEntry, listAccessEntries } from "../../changes/audit/store.ts";
import { statesOf } from "../../changes/outbox/kept.ts";
import type { User } from "../../parties/users/schema.ts";
import { findUser } from "../../parties/users/store.ts";
import { ownerPurposeOf } from "../members/offer.ts";

type Member = Static<typeof User>;

export interface ForeignChanges {
  actors: Set<number>;
  createdWebhookIds: Set<number>;
  changedWebhookIds: Set<number>;
  invitedIds: Set<number>;
  /** Members before the first foreign change. */
  formerMembers: Map<number, FormerMember>;
  /** Owner until the first foreign transfer. */
  formerOwnerId: number | undefined;
}

export interface FormerMember {
  member: Member;
  isRemoved: boolean;
}

interface UserAt {
  accountId: number;
  userId: number;
}

const portion = 500;

export async function findForeignChanges(
  db: Database,
  { accountId, userId }: UserAt,
  period: Period,
): Promise<ForeignChanges> {
  const changes: ForeignChanges = {
    actors: new Set([userId]),
    createdWebhookIds: new Set(),
    changedWebhookIds: new Set(),
    invitedIds: new Set(),
    formerMembers: new Map(),
    formerOwnerId: undefined,
  };
  let last: AccessEntry | undefined;
  for (;;) {
    const entries = await listAccessEntries(db, { accountId, ...period }, { last, limit: portion });
    for (const entry of entries) {
      const change = changeOf(entry);
      if (isTransfer(changes, change))
        await noteTransfer(db, changes, { accountId, change, period });
      else if (!changes.actors.has(change.actorId ?? 0)) noteOther(changes, change);
      else if (change.kind === "webhook") noteWebhook(changes, change);
      else noteMember(changes, change);
    }
    last = entries.at(-1);
    if (entries.length < portion) return changes;
  }
}

interface Change extends Pick<AccessEntry, "kind" | "action"> {
  id: number;
  actorId: number | null;
  before: Member | null;
  after: Member | null;
}

function changeOf(entry: AccessEntry): Change {
  const { kind, action, subject_id: id, user_id: actorId, at } = entry;
  const states = statesOf({ kind, subjectId: id, at }, entry);
  return { kind, action, id, actorId, ...(states as Pick<Change, "before" | "after">) };
}

function isTransfer({ actors }: ForeignChanges, { kind, id, before, after }: Change): boolean {
  return kind === "user" && actors.has(id) && before?.owner === true && after?.owner === false;
}

/** Skips a transfer that the owner had offered before. */
async function noteTransfer(
  db: Database,
  changes: ForeignChanges,
  { accountId, change, period }: { accountId: number; change: Change; period: Period },
): Promise<void> {
  const { id, actorId } = change;
  const next = actorId === null ? undefined : await findUser(db, actorId);
  if (actorId === null || next === undefined) return;
  const offer = { personId: next.person_id, purpose: ownerPurposeOf(accountId, id) };
  const offeredAt = await findAcceptedAt(db, offer);
  if (offeredAt === undefined || offeredAt < period.since) return;
  changes.formerOwnerId ??= id;
  changes.actors.add(actorId);
}

function noteWebhook(changes: ForeignChanges, { id, action }: Change): void {
  if (action === "create") changes.createdWebhookIds.add(id);
  if (action === "update") changes.changedWebhookIds.add(id);
}

function noteMember(
  { actors, invitedIds, formerMembers }: ForeignChanges,
  { id, action, before, after }: Change,
): void {
  if (after?.permissions === "administrator" && before?.permissions !== "administrator") {
    actors.add(id);
  }
  const former = formerMembers.get(id);
  if (action === "create") {
    // Otherwise the thief removed an older member and invited them again.
    if (former === undefined) invitedIds.add(id);
    if (former === undefined) actors.add(id);
    return;
  }
  if (invitedIds.has(id) || before === null) return;
  if (after !== null && hasSameRights(before, after)) return;
  const isRemoved = action === "delete";
  formerMembers.set(
    id,
    former === undefined ? { member: before, isRemoved } : { ...former, isRemoved },
  );
}

/** A later decision of another administrator stays. */
function noteOther({ formerMembers }: ForeignChanges, { kind, id, before, after }: Change): void {
  if (kind !== "user" || before === null) return;
  if (after === null || !hasSameRights(before, after)) formerMembers.delete(id);
}

const rights = [
  "permissions",
  "booking_rights",
  "client_rights",
  "project_rights",
  "resource_rights",
  "report_rights",
  "own_only",
] as const;

export function hasSameRights(
  one: Pick<Member, (typeof rights)[number]>,
  other: typeof one,
): boolean {
  // Older entries lack `own_only`.
  return rights.every((right) => (one[right] ?? false) === (other[right] ?? false));
}
