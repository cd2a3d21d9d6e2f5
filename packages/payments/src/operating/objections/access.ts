/* Access that a person gave at a merchant in a period: apps, webhooks and users. Their apps and
   users could give more, so that theirs counts as well. */

import type { Database } from "@frontdesk/database/database";
import type { Period } from "@frontdesk/people/lifecycle-hooks/hooks";
import type { Id } from "../../core/ids.ts";
import { mostWebhooks } from "../../notifications/webhooks/refusals.ts";
import { listWebhooks } from "../../notifications/webhooks/store.ts";
import { listAdmitted } from "../../parties/merchants/access.store.ts";
import { listEntriesBetween } from "../../parties/merchants/audit-log/store.ts";
import { isBelow, type Role } from "../../parties/merchants/roles/roles.ts";
import { findMember, listMembershipsOf } from "../../parties/merchants/users/store.ts";

export interface AddedAccess {
  appIds: Id[];
  webhookIds: Id[];
  /** Older, with a new address or secret. */
  changedWebhookIds: Id[];
  personIds: Id[];
}

const actions = {
  app: ["app.add", "key.create"],
  webhook: ["webhook.create"],
  changedWebhook: ["webhook.update", "webhook_secret.renew"],
  person: ["user.invite"],
};

export interface OwnMembership {
  merchantId: Id;
  personId: Id;
  role: Role;
}

/** Only where the person is a user. */
export async function membershipsOf(db: Database, personId: Id): Promise<OwnMembership[]> {
  const memberships = await listMembershipsOf(db, personId);
  return memberships
    .filter(({ acceptedAt }) => acceptedAt !== null)
    .map(({ merchantId, role }) => ({ merchantId, personId, role }));
}

export async function findAddedAccess(
  db: Database,
  membership: OwnMembership,
  period: Period,
): Promise<AddedAccess> {
  const { merchantId } = membership;
  const subjects = await subjectsOf(db, membership, period);
  const among = (ids: readonly Id[], names: readonly string[]) =>
    ids.filter((id) => names.some((name) => subjects.get(name)?.has(id)));
  const appIds = actions.app.flatMap((name) => [...(subjects.get(name) ?? [])]);
  const every = { limit: mostWebhooks };
  const webhooks = (await listWebhooks(db, merchantId, every)).map(({ id }) => id);
  const webhookIds = among(webhooks, actions.webhook);
  const changed = among(webhooks, actions.changedWebhook);
  return {
    appIds: await listAdmitted(db, { merchantId, appIds }),
    webhookIds,
    changedWebhookIds: changed.filter((id) => !webhookIds.includes(id)),
    personIds: await reachableUsers(db, membership, [...(subjects.get("user.invite") ?? [])]),
  };
}

async function subjectsOf(
  db: Database,
  { merchantId, personId }: OwnMembership,
  period: Period,
): Promise<Map<string, Set<Id>>> {
  const actors = new Set([`person:${personId}`]);
  const subjects = new Map<string, Set<Id>>();
  for (let size = 0; size < actors.size; ) {
    size = actors.size;
    const query = {
      merchantId,
      actors: [...actors],
      actions: Object.values(actions).flat(),
      ...period,
    };
    for (const { act, subject } of await listEntriesBetween(db, query)) {
      subjects.set(act, (subjects.get(act) ?? new Set()).add(subject));
      if (actions.app.includes(act)) actors.add(`app:${subject}`);
      if (actions.person.includes(act)) actors.add(`person:${subject}`);
    }
  }
  return subjects;
}

/** Those that the person may remove. */
async function reachableUsers(
  db: Database,
  { merchantId, personId, role: own }: OwnMembership,
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
