/* A thief with the password could turn on a second factor and lock the owner out. The mail about
   it has a link against it, for seven days. */
import { randomBytes } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import type { PeopleContext } from "../context.ts";
import { endNewAccess, listNewAccess, type NewAccess } from "../lifecycle-hooks/new-access.ts";
import { changeMail, objectionMs } from "../mails.ts";
import { hashPassword } from "../passwords/hash.ts";
import { setPassword } from "../passwords/store.ts";
import { findAddressChange, removeAddressChange } from "../persons/address-changes.store.ts";
import { findPerson, lockPerson, type Person } from "../persons/store.ts";
import { removeProofs } from "../proofs/store.ts";
import {
  findFactorByObjection,
  findSecondFactor,
  lockSecondFactor,
  removeSecondFactor,
} from "../second-factors/store.ts";
import { removeOtherSessions } from "../sessions/store.ts";
import { hashToken } from "../token.ts";

export async function findAccessSince(
  context: Pick<PeopleContext, "db" | "now" | "attendants">,
  personId: string,
): Promise<NewAccess> {
  const factor = await findSecondFactor(context.db, personId);
  if (factor === undefined) return { ended: [], kept: [] };
  return await listNewAccess(context, personId, factor.createdAt);
}

export async function findNewFactor(
  { db, now }: Pick<PeopleContext, "db" | "now">,
  token: string,
): Promise<Person | undefined> {
  const since = new Date(now().getTime() - objectionMs);
  const personId = await findFactorByObjection(db, { tokenHash: hashToken(token), since });
  return personId === undefined ? undefined : await findPerson(db, personId);
}

/**
 * Ends the factor, all ways to sign in, program access, and a request for another address. Access
 * that the person gave since the factor ends too. False for an invalid link.
 */
export async function objectToFactor(context: PeopleContext, token: string): Promise<boolean> {
  const seen = await findNewFactor(context, token);
  if (seen === undefined) return false;
  const { id: personId } = seen;
  // A random password: the owner chooses a new one by mail.
  const hash = await hashPassword(randomBytes(32).toString("base64url"), context.passwordCost);
  const access = await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const now = context.now();
    const person = await lockPerson(db, personId);
    const factor = await lockSecondFactor(db, personId);
    if (person === undefined || factor === undefined) return undefined;
    if ((await findNewFactor(inside, token)) === undefined) return undefined;
    await setPassword(db, { personId, hash, now });
    await removeOtherSessions(db, personId, undefined);
    await removeProofs(db, personId);
    const change = await findAddressChange(db, { personId, now });
    // A completed change needs its separate link.
    if (change?.changedAt === null) await removeAddressChange(db, personId);
    const access = await endNewAccess(inside, personId, factor.createdAt);
    await removeSecondFactor(db, personId);
    await tell(inside, person.email, access);
    return access;
  });
  if (access === undefined) return false;
  const { ended } = access;
  context.log.warn({ personId, ended }, "a person objected to a second factor");
  return true;
}

async function tell(
  { db, post, publicUrl, productName }: PeopleContext,
  to: string,
  access: NewAccess,
): Promise<void> {
  const what = "Second factor and password removed";
  await post.send(db, changeMail({ to, productName, link: `${publicUrl}/forgot`, what, access }));
}
