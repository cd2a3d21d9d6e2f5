import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { PeopleContext } from "./context.ts";
import { revokeAllInvitations } from "./invitations/store.ts";
import type { Erasing } from "./lifecycle-hooks/hooks.ts";
import { removeMailsTo } from "./mail/mail.ts";
import { removePassword } from "./passwords/store.ts";
import { findAddressChange, removeAddressChange } from "./persons/address-changes.store.ts";
import { removeOperator } from "./persons/operators.store.ts";
import { anonymise, lockPerson } from "./persons/store.ts";
import { removeProofs } from "./proofs/store.ts";
import { removeEndedFactors } from "./second-factors/ended.store.ts";
import { removeSecondFactor } from "./second-factors/store.ts";
import { removeOtherSessions } from "./sessions/store.ts";

/** The id stays, since other records refer to it. Services erase their data in their hooks. */
export async function erasePerson(
  context: Pick<PeopleContext, "now" | "lifecycleHooks">,
  db: Database,
  erasing: Erasing,
): Promise<void> {
  const { personId } = erasing;
  await atomically(db, async (db) => {
    const now = context.now();
    // First, for the lock order of invitations: the merchant before the person.
    await context.lifecycleHooks.onPersonErased(db, erasing);
    const person = await lockPerson(db, personId);
    if (person !== undefined) await removeMailsTo(db, person.email);
    const addressChange = await findAddressChange(db, { personId, now });
    for (const email of [addressChange?.email, addressChange?.formerEmail]) {
      if (email !== undefined) await removeMailsTo(db, email);
    }
    await removeAddressChange(db, personId);
    await anonymise(db, personId, now);
    await removeOtherSessions(db, personId, undefined);
    await removePassword(db, personId);
    await removeProofs(db, personId);
    await removeSecondFactor(db, personId);
    await removeEndedFactors(db, { personId, since: new Date(0) });
    await removeOperator(db, personId);
    await revokeAllInvitations(db, personId, now);
  });
}
