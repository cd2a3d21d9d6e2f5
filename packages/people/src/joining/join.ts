/* The mailed token proves the address. */
import { atomically } from "@frontdesk/database/atomically";
import type { PeopleContext } from "../context.ts";
import { acceptInvitation, findInvitation } from "../invitations/accept.ts";
import { findPasswordHash } from "../passwords/store.ts";
import { verifyEmail } from "../persons/store.ts";
import { choosePassword } from "../resets/choose.ts";

export interface InvitedPerson {
  personId: string;
  email: string;
  name: string | null;
  hasPassword: boolean;
  to: string | undefined;
}

export async function findInvited(
  context: PeopleContext,
  token: string,
): Promise<InvitedPerson | undefined> {
  const { db, now } = context;
  const invitation = await findInvitation(db, token, now());
  if (invitation === undefined) return undefined;
  const { personId, email, name } = invitation;
  const to = await context.lifecycleHooks.describeInvitation(db, invitation);
  return { personId, email, name, hasPassword: !!(await findPasswordHash(db, personId)), to };
}

interface Joining {
  token: string;
  /** "" keeps the present name. */
  name: string;
  hash: string | undefined;
}

export async function join(
  context: PeopleContext,
  { token, name, hash }: Joining,
): Promise<boolean> {
  const { db, now, lifecycleHooks } = context;
  return await atomically(db, async (db) => {
    const taken = await acceptInvitation(db, { token, name, now: now() });
    if (taken === undefined) return false;
    const { personId, purpose, newName } = taken;
    await verifyEmail(db, personId, now());
    if (hash !== undefined) await choosePassword(context, db, { personId, hash, byMail: true });
    if (newName !== undefined)
      await lifecycleHooks.onPersonChanged(db, { personId, name: newName });
    await lifecycleHooks.onJoin(db, { personId, purpose });
    return true;
  });
}
