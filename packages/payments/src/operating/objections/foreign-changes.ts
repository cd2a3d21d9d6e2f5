/* Changes by a person in a period, in the order of the audit log. An app or user with access or a
   higher role from this person could act for the thief, so its changes count from then on. */

import type { Database } from "@frontdesk/database/database";
import type { Period } from "@frontdesk/people/lifecycle-hooks/hooks";
import type { Id } from "../../core/ids.ts";
import { type Entry, listEntriesBetween } from "../../parties/merchants/audit-log/store.ts";
import { isBelow, type Role, roles } from "../../parties/merchants/roles/roles.ts";
import { findMember } from "../../parties/merchants/users/store.ts";

export interface ForeignChanges {
  /** By act. */
  subjects: Map<string, Set<Id>>;
  /** Roles before the first foreign change. */
  formerRoles: Map<Id, FormerRole>;
}

export interface FormerRole {
  role: Role;
  isRemoved: boolean;
}

export interface PersonAt {
  merchantId: Id;
  personId: Id;
}

const givesAccess = ["app.add", "key.create", "user.invite"];
const changesRole = ["user.change", "user.remove"];
const changesWebhook = ["webhook.create", "webhook.update", "webhook_secret.renew"];
const actions = [...givesAccess, ...changesRole, ...changesWebhook];

const portion = 500;

export async function findForeignChanges(
  db: Database,
  { merchantId, personId }: PersonAt,
  period: Period,
): Promise<ForeignChanges> {
  const changes: ChangesByActors = {
    actors: new Set([`person:${personId}`]),
    subjects: new Map(),
    formerRoles: new Map(),
  };
  const query = { merchantId, actions, ...period };
  let last: Entry | undefined;
  for (;;) {
    const entries = await listEntriesBetween(db, query, { last, limit: portion });
    for (const entry of entries) {
      const isForeign = changes.actors.has(entry.actor);
      if (isForeign && changesRole.includes(entry.act)) noteRole(changes, entry);
      else if (isForeign) noteAccess(changes, entry);
      else await noteOther(db, merchantId, changes, entry);
    }
    last = entries.at(-1);
    if (entries.length < portion) return changes;
  }
}

interface ChangesByActors extends ForeignChanges {
  actors: Set<string>;
}

function noteAccess(changes: ChangesByActors, entry: Entry): void {
  const { act, subject, after } = entry;
  const former = changes.formerRoles.get(subject);
  if (act === "user.invite" && former !== undefined) {
    // The thief removed an older user and invited them again.
    if (isBelow(former.role, roleIn(after) ?? former.role)) changes.actors.add(`person:${subject}`);
    return;
  }
  changes.subjects.set(act, (changes.subjects.get(act) ?? new Set()).add(subject));
  if (!givesAccess.includes(act)) return;
  changes.actors.add(`${act === "user.invite" ? "person" : "app"}:${subject}`);
}

function noteRole({ actors, subjects, formerRoles }: ChangesByActors, entry: Entry): void {
  const { act, subject, before, after } = entry;
  if (subjects.get("user.invite")?.has(subject)) return;
  const role = roleIn(before);
  if (role === undefined || Object(before).invited === true) return;
  const next = roleIn(after);
  if (next !== undefined && isBelow(role, next)) actors.add(`person:${subject}`);
  const isRemoved = act === "user.remove";
  const former = formerRoles.get(subject);
  formerRoles.set(subject, former === undefined ? { role, isRemoved } : { ...former, isRemoved });
}

function roleIn(state: object | null): Role | undefined {
  const { role } = Object(state) as { role?: unknown };
  return roles.find((one) => one === role);
}

/** A later decision of the system, an operator, an app or a user of that rank stays. */
async function noteOther(
  db: Database,
  merchantId: Id,
  { formerRoles }: ChangesByActors,
  { act, subject, actor }: Entry,
): Promise<void> {
  const former = formerRoles.get(subject);
  if (former === undefined || !changesRole.includes(act)) return;
  const [kind, id] = actor.split(":");
  if (kind === "person" && id !== undefined) {
    const member = await findMember(db, { merchantId, personId: id });
    if (member === undefined || member.acceptedAt === null) return;
    if (isBelow(member.role, former.role)) return;
  }
  formerRoles.delete(subject);
}
