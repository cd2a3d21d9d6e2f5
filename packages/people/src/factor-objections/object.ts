/* A thief with the password could turn on a second factor and lock the owner out. The mail about
   the new factor has a link against it, for seven days. */
import { randomBytes } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import type { PeopleContext } from "../context.ts";
import { changeMail, objectionDays } from "../mails.ts";
import { hashPassword } from "../passwords/hash.ts";
import { setPassword } from "../passwords/store.ts";
import { findAddressChange, removeAddressChange } from "../persons/address-changes.store.ts";
import { findPerson, lockPerson, type Person } from "../persons/store.ts";
import { removeProofs } from "../proofs/store.ts";
import {
  findFactorByObjection,
  lockSecondFactor,
  removeSecondFactor,
} from "../second-factors/store.ts";
import { removeOtherSessions } from "../sessions/store.ts";
import { hashToken } from "../token.ts";

const dayMs = 24 * 60 * 60 * 1000;

export async function findNewFactor(
  { db, now }: Pick<PeopleContext, "db" | "now">,
  token: string,
): Promise<Person | undefined> {
  const since = new Date(now().getTime() - objectionDays * dayMs);
  const personId = await findFactorByObjection(db, { tokenHash: hashToken(token), since });
  return personId === undefined ? undefined : await findPerson(db, personId);
}

/**
 * Ends the factor, the password, sessions, links, program access, and a request for another
 * address. False for an invalid link.
 */
export async function objectToFactor(context: PeopleContext, token: string): Promise<boolean> {
  const seen = await findNewFactor(context, token);
  if (seen === undefined) return false;
  const { id: personId } = seen;
  // A random password: the owner chooses a new one by mail.
  const hash = await hashPassword(randomBytes(32).toString("base64url"), context.passwordCost);
  const isEnded = await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const now = context.now();
    const person = await lockPerson(db, personId);
    await lockSecondFactor(db, personId);
    if (person === undefined || (await findNewFactor(inside, token)) === undefined) return false;
    await removeSecondFactor(db, personId);
    await setPassword(db, { personId, hash, now });
    await removeOtherSessions(db, personId, undefined);
    await removeProofs(db, personId);
    const change = await findAddressChange(db, { personId, now });
    // The objection to a completed change needs its separate link.
    if (change?.changedAt === null) await removeAddressChange(db, personId);
    await context.attendants.endAccess(db, personId);
    await tell(inside, person.email);
    return true;
  });
  if (isEnded) context.log.warn({ personId }, "a person objected to a second factor");
  return isEnded;
}

async function tell(
  { db, post, publicUrl, productName }: PeopleContext,
  email: string,
): Promise<void> {
  const what = "The second factor was ended, and your password with it";
  await post.send(db, changeMail({ to: email, productName, link: `${publicUrl}/forgot`, what }));
}
