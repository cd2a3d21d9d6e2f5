/* A stranger may sign up with an address before its owner proves it. The owner then starts as a
   new person without the stranger's objects and memberships. */
import type { Database } from "@frontdesk/database/database";
import type { PeopleContext } from "../context.ts";
import { erasePerson } from "../erase.ts";
import { findPasswordHash } from "../passwords/store.ts";
import { newPersonId } from "../persons/person-id.ts";
import { findPerson, lockPersonOfEmail, type Person } from "../persons/store.ts";

export async function createdBefore(
  context: PeopleContext,
  { id, emailVerifiedAt }: Person,
): Promise<string[] | undefined> {
  const { db, lifecycleHooks } = context;
  if (emailVerifiedAt !== null) return undefined;
  if ((await findPasswordHash(db, id)) === undefined) return undefined;
  return await lifecycleHooks.listNewAccess(db, id);
}

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
