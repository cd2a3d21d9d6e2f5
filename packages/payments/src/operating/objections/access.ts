/* Access that a person gave at a merchant in a period (apps, webhooks and users), and roles that
   they changed. */

import type { Database } from "@frontdesk/database/database";
import type { Period } from "@frontdesk/people/lifecycle-hooks/hooks";
import { findPerson } from "@frontdesk/people/persons/store";
import type { Id } from "../../core/ids.ts";
import { mostWebhooks } from "../../notifications/webhooks/refusals.ts";
import { listWebhooks } from "../../notifications/webhooks/store.ts";
import { listAdmitted } from "../../parties/merchants/access.store.ts";
import { listRemovedFrom } from "../../parties/merchants/audit-log/store.ts";
import { isBelow, type Role } from "../../parties/merchants/roles/roles.ts";
import { findMember, listMembershipsOf } from "../../parties/merchants/users/store.ts";
import { type FormerRole, findForeignChanges, type PersonAt } from "./foreign-changes.ts";

export interface AddedAccess {
  appIds: Id[];
  webhookIds: Id[];
  /** Older webhooks with a new address or secret. */
  changedWebhookIds: Id[];
  personIds: Id[];
  changedRoles: ChangedRole[];
}

export interface ChangedRole {
  personId: Id;
  email: string;
  former: Role;
  present: Role | undefined;
  /** The user was removed, and at most invited since. */
  isRemoved: boolean;
}

const actions = {
  app: ["app.add", "key.create"],
  webhook: ["webhook.create"],
  changedWebhook: ["webhook.update", "webhook_secret.renew"],
};

/** Merchants with the person as a user, or removed in the period. */
export async function merchantsOf(db: Database, personId: Id, period: Period): Promise<Id[]> {
  const memberships = await listMembershipsOf(db, personId);
  const present = memberships.filter(({ acceptedAt }) => acceptedAt !== null);
  const former = await listRemovedFrom(db, { personId, ...period });
  const ids = [...present.map(({ merchantId }) => merchantId), ...former];
  return [...new Set(ids)].sort();
}

export async function findAddedAccess(
  db: Database,
  at: PersonAt,
  period: Period,
): Promise<AddedAccess | undefined> {
  const { merchantId } = at;
  const { subjects, formerRoles } = await findForeignChanges(db, at, period);
  const own = await findOwnRole(db, at, formerRoles);
  if (own === undefined) return undefined;
  const among = (ids: readonly Id[], names: readonly string[]) =>
    ids.filter((id) => names.some((name) => subjects.get(name)?.has(id)));
  const appIds = actions.app.flatMap((name) => [...(subjects.get(name) ?? [])]);
  const every = { limit: mostWebhooks };
  const webhooks = (await listWebhooks(db, merchantId, every)).map(({ id }) => id);
  const webhookIds = among(webhooks, actions.webhook);
  const changed = among(webhooks, actions.changedWebhook);
  const ranked = { ...at, own };
  return {
    appIds: await listAdmitted(db, { merchantId, appIds }),
    webhookIds,
    changedWebhookIds: changed.filter((id) => !webhookIds.includes(id)),
    personIds: await reachableUsers(db, ranked, [...(subjects.get("user.invite") ?? [])]),
    changedRoles: await reachableRoles(db, ranked, formerRoles),
  };
}

interface RankedPerson extends PersonAt {
  own: Role;
}

async function findOwnRole(
  db: Database,
  at: PersonAt,
  formerRoles: ReadonlyMap<Id, FormerRole>,
): Promise<Role | undefined> {
  const former = formerRoles.get(at.personId);
  if (former !== undefined) return former.role;
  const member = await findMember(db, at);
  return member === undefined || member.acceptedAt === null ? undefined : member.role;
}

/** Users that the person may remove. */
async function reachableUsers(
  db: Database,
  { merchantId, personId, own }: RankedPerson,
  invited: readonly Id[],
): Promise<Id[]> {
  const personIds: Id[] = [];
  for (const id of invited) {
    const member = id === personId ? undefined : await findMember(db, { merchantId, personId: id });
    if (member === undefined) continue;
    if (own === "owner" || isBelow(member.role, own)) personIds.push(id);
  }
  return personIds;
}

/** Roles that the person may give, and their own. */
async function reachableRoles(
  db: Database,
  { merchantId, personId, own }: RankedPerson,
  formerRoles: ReadonlyMap<Id, FormerRole>,
): Promise<ChangedRole[]> {
  const changedRoles: ChangedRole[] = [];
  for (const [id, { role: former, isRemoved }] of formerRoles) {
    const isReached = id === personId || own === "owner" || isBelow(former, own);
    if (!isReached) continue;
    const member = await findMember(db, { merchantId, personId: id });
    // An honest user removed them since.
    if (member === undefined && !isRemoved) continue;
    const present = member?.role;
    const isBack = isRemoved && member?.acceptedAt == null;
    if (present === former && !isBack) continue;
    const person = await findPerson(db, id);
    if (person === undefined || person.erasedAt !== null) continue;
    changedRoles.push({ personId: id, email: person.email, former, present, isRemoved: isBack });
  }
  return changedRoles;
}
