/*
 * Whoever signs up with the address of another may make things in its name before its owner proves
 * it. The owner, who never chose that password, begins anew: as another person, to whom nothing of
 * it belongs, and who is in none of it.
 */
import type { Database } from "@frontdesk/database/database";
import type { PeopleContext } from "../context.ts";
import { erasePerson } from "../erase.ts";
import { findPasswordHash } from "../passwords/store.ts";
import { newPersonId } from "../persons/person-id.ts";
import { findPerson, lockPersonOfEmail, type Person } from "../persons/store.ts";

/** What was made before an address was proved, in words; undefined where there is no such time. */
export async function madeBefore(
  context: PeopleContext,
  { id, emailVerifiedAt }: Person,
): Promise<string[] | undefined> {
  const { db, attendants } = context;
  if (emailVerifiedAt !== null) return undefined;
  if ((await findPasswordHash(db, id)) === undefined) return undefined;
  return await attendants.listMade(db, id);
}

/** Leaves what was made to nobody, and makes another person of the address; gives their id. */
export async function disown(
  context: PeopleContext,
  db: Database,
  personId: string,
): Promise<string> {
  const now = context.now();
  const { email } = (await findPerson(db, personId))!;
  await erasePerson(context, db, { personId, leavesOwnerless: true, isDisowned: true });
  return await lockPersonOfEmail(db, { email, newPersonId: newPersonId(now), now });
}
