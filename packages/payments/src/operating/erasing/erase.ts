/* An erased person's rows stay, with an anonymous actor. */
import { atomically, unhurriedly } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Erasing as Leaving } from "@frontdesk/people/lifecycle-hooks/hooks";
import { listErased } from "@frontdesk/people/persons/store";
import { eraseFromAuthorizations } from "../../acquiring/authorizations/store.ts";
import { forgetRefunder } from "../../card-payments/transactions/refunders.store.ts";
import { eraseFromEntries } from "../../card-payments/transactions/store.ts";
import type { Context } from "../../core/context.ts";
import { eraseFromOutbox } from "../../core/outbox/erasing.store.ts";
import { type Erasing, erasingOf } from "../../core/outbox/erasing.ts";
import { eraseFromEvents, listServed } from "../../notifications/events/events.store.ts";
import { eraseFromDeliveries, holdReaders } from "../../notifications/webhooks/erasing.store.ts";
import { eraseFromAuditLog } from "../../parties/merchants/audit-log/store.ts";
import { eraseFromAssignments } from "../../parties/merchants/owner-assignments/store.ts";
import { eraseFromClaims } from "../../parties/merchants/ownership/store.ts";
import { leaveAll } from "../../parties/merchants/users/leave.ts";
import { eraseFromActions } from "../operator/actions/store.ts";
import { endCreatedBy } from "./created-by.ts";
import { listShardsOf } from "./store.ts";

/** Joins the caller's transaction. */
export async function erasePerson(
  context: Pick<Context, "db" | "now">,
  leaving: Leaving,
): Promise<void> {
  const { personId } = leaving;
  const erasing = erasingOf(personId);
  const actor = erasing.from;
  await atomically(context.db, async (db) => {
    if (leaving.isDisowned === true) await endCreatedBy({ ...context, db }, personId);
    await leaveAll({ ...context, db }, leaving);
    await eraseFromActions(db, personId);
    for (const shard of await listShardsOf(db, { actor, personId })) {
      await eraseIn(db, shard, erasing);
      await forgetRefunder(db, shard, personId);
      await eraseFromClaims(db, shard, personId);
      await eraseFromAssignments(db, shard, personId);
    }
  });
}

// No old id reaches a later table.
async function eraseIn(db: Database, shard: number, erasing: Erasing): Promise<void> {
  await eraseFromAuthorizations(db, shard, erasing);
  await eraseFromEntries(db, shard, erasing);
  await eraseFromOutbox(db, shard, erasing);
  await holdReaders(db, shard, await listServed(db, shard, erasing.from));
  await eraseFromEvents(db, shard, erasing);
  await eraseFromDeliveries(db, shard, erasing);
  await eraseFromAuditLog(db, shard, erasing);
}

const lateMs = 2 * 24 * 60 * 60 * 1000;

/** Repeats the erasure for concurrent work and late processes. */
export async function eraseLate({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  for (const personId of await listErased(db, new Date(now().getTime() - lateMs))) {
    const leaving = { personId, leavesOwnerless: true };
    await unhurriedly(db, (db) => erasePerson({ db, now }, leaving));
  }
}
