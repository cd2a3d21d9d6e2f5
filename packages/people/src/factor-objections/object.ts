/* A thief with the password could turn on a second factor and lock the owner out. The mail about
   it has a link against it, for seven days. */
import { randomBytes } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import type { PeopleContext } from "../context.ts";
import { endNewAccess, type NewAccess } from "../lifecycle-hooks/new-access.ts";
import { changeMail, objectionMs } from "../mails.ts";
import { hashPassword } from "../passwords/hash.ts";
import { setPassword } from "../passwords/store.ts";
import { findAddressChange, removeAddressChange } from "../persons/address-changes.store.ts";
import { findPerson, lockPerson, type Person } from "../persons/store.ts";
import { removeProofs } from "../proofs/store.ts";
import { findEndedFactor, removeEndedFactors } from "../second-factors/ended.store.ts";
import {
  findFactorByObjection,
  lockSecondFactor,
  removeFactorSince,
} from "../second-factors/store.ts";
import { removeOtherSessions } from "../sessions/store.ts";
import { hashToken } from "../token.ts";

export interface NewFactor {
  person: Person;
  /** When it was proposed. */
  since: Date;
}

/** Includes a factor that an operator ended. */
export async function findNewFactor(
  { db, now }: Pick<PeopleContext, "db" | "now">,
  token: string,
): Promise<NewFactor | undefined> {
  const after = new Date(now().getTime() - objectionMs);
  const query = { tokenHash: hashToken(token), after };
  const factor = (await findFactorByObjection(db, query)) ?? (await findEndedFactor(db, query));
  const person = factor && (await findPerson(db, factor.personId));
  return factor && person && { person, since: factor.since };
}

/**
 * Ends the factor, all ways to sign in, program access, and a request for another address. Access
 * that the person gave since the factor ends too, and changed roles return. False for an invalid
 * link.
 */
export async function objectToFactor(context: PeopleContext, token: string): Promise<boolean> {
  const seen = await findNewFactor(context, token);
  if (seen === undefined) return false;
  const { id: personId } = seen.person;
  // A random password: the owner chooses a new one by mail.
  const hash = await hashPassword(randomBytes(32).toString("base64url"), context.passwordCost);
  const access = await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const now = context.now();
    const person = await lockPerson(db, personId);
    await lockSecondFactor(db, personId);
    const factor = await findNewFactor(inside, token);
    if (person === undefined || factor === undefined) return undefined;
    const { since } = factor;
    await setPassword(db, { personId, hash, now });
    await removeOtherSessions(db, personId, undefined);
    await removeProofs(db, personId);
    const change = await findAddressChange(db, { personId, now });
    // A completed change needs its separate link.
    if (change?.changedAt === null) await removeAddressChange(db, personId);
    const access = await endNewAccess(inside, personId, since);
    await removeFactorSince(db, personId, since);
    await removeEndedFactors(db, { personId, since });
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
