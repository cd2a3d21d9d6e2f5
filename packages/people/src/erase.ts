import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { PeopleContext } from "./context.ts";
import { revokeAllInvitations } from "./invitations/store.ts";
import { removePassword } from "./passwords/store.ts";
import { removeOperator } from "./persons/operators.store.ts";
import { anonymise } from "./persons/store.ts";
import { removeProofs } from "./proofs/store.ts";
import { removeSecondFactor } from "./second-factors/store.ts";
import { removeOtherSessions } from "./sessions/store.ts";

/**
 * Forgets a person: all by which they could sign in, and who they were. The id stays, since other
 * records name it. What services know of the person they forget as they are told of it.
 */
export async function erasePerson(
  context: Pick<PeopleContext, "now" | "onPersonErased">,
  db: Database,
  personId: string,
): Promise<void> {
  await atomically(db, async (db) => {
    const now = context.now();
    await anonymise(db, personId, now);
    await removeOtherSessions(db, personId, undefined);
    await removePassword(db, personId);
    await removeProofs(db, personId);
    await removeSecondFactor(db, personId);
    await removeOperator(db, personId);
    await revokeAllInvitations(db, personId, now);
    await context.onPersonErased(db, personId);
  });
}
