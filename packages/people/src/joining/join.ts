/*
 * Joining accepts an invitation and, of somebody who has none yet, takes a password: the mailed
 * token shows that the address is their own.
 */
import { atomically } from "@frontdesk/database/atomically";
import type { PeopleContext } from "../context.ts";
import { acceptInvitation, findInvitation } from "../invitations/accept.ts";
import { findPasswordHash } from "../passwords/store.ts";
import { verifyEmail } from "../persons/store.ts";
import { choosePassword } from "../resets/choose.ts";

export interface Invited {
  personId: string;
  email: string;
  name: string | null;
  hasPassword: boolean;
  /** What to, where a service says it. */
  to: string | undefined;
}

/** Whom a token invites; undefined when it cannot be accepted (any more). */
export async function findInvited(
  context: PeopleContext,
  token: string,
): Promise<Invited | undefined> {
  const { db, now } = context;
  const invitation = await findInvitation(db, token, now());
  if (invitation === undefined) return undefined;
  const { personId, email, name } = invitation;
  const to = await context.attendants.describeInvitation(db, invitation);
  return { personId, email, name, hasPassword: !!(await findPasswordHash(db, personId)), to };
}

interface Joining {
  token: string;
  /** "" keeps the name there is. */
  name: string;
  /** The hash of a password, from somebody who has none. */
  hash: string | undefined;
}

/** Accepts an invitation once; false when it was too late. */
export async function join(
  context: PeopleContext,
  { token, name, hash }: Joining,
): Promise<boolean> {
  const { db, now, attendants } = context;
  return await atomically(db, async (db) => {
    const taken = await acceptInvitation(db, { token, name, now: now() });
    if (taken === undefined) return false;
    const { personId, purpose, newName } = taken;
    await verifyEmail(db, personId, now());
    if (hash !== undefined) await choosePassword(context, db, { personId, hash, byMail: true });
    if (newName !== undefined) await attendants.onPersonChanged(db, { personId, name: newName });
    await attendants.onJoin(db, { personId, purpose });
    return true;
  });
}
