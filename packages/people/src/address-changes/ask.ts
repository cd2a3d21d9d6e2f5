/* A person gets a new address by a mailed link. The former address gets a mail at the request
   and at the change, and can object: an unattended browser or a stolen password must not take an
   account away unnoticed. */
import { randomBytes } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { PeopleContext } from "../context.ts";
import { findAddressChange, saveAddressChange } from "../persons/address-changes.store.ts";
import { findPersonOfEmail, lockPerson, type Person } from "../persons/store.ts";
import { proofHours, tokenOfSeed } from "../proofs/proof.ts";
import { type Guess, mailGuesses, mayGuess, networkGuesses } from "../throttle/guesses.ts";
import { createToken, hashToken } from "../token.ts";
import { changeRequestedMail, newAddressMail, takenAddressMail } from "./mails.ts";

export interface AddressRequest {
  personId: string;
  email: string;
  address: string;
}

/** A date: the last change can be contested until then. */
export type AddressRequestResult = "done" | "throttled" | Date;

export async function askForAddress(
  context: PeopleContext,
  { personId, email, address }: AddressRequest,
): Promise<AddressRequestResult> {
  const { db, now } = context;
  const guesses: Guess[] = [
    ...networkGuesses(["mailsByNetwork", "mailsByWiderNetwork"], address),
    ...mailGuesses(email, address),
    // The former address gets as many mails.
    ["mailsByPerson", personId],
  ];
  if (!(await mayGuess(db, guesses, now()))) return "throttled";
  return await atomically(db, async (db) => {
    const person = await lockPerson(db, personId);
    if (person === undefined) return "done";
    const last = await findAddressChange(db, { personId, now: now() });
    // Two changes at once would leave the owner nothing to contest.
    if (last !== undefined && last.changedAt !== null) return last.endsAt;
    await keepRequest({ ...context, db }, person, email);
    return "done";
  });
}

async function keepRequest(context: PeopleContext, person: Person, email: string): Promise<void> {
  const { db, now, keyring } = context;
  const { id: personId, email: formerEmail } = person;
  const token = createToken();
  const objection = person.emailVerifiedAt === null ? undefined : newObjection(keyring);
  const endsAt = new Date(now().getTime() + proofHours.verify * 60 * 60 * 1000);
  const proofHash = hashToken(token);
  const kept = { personId, formerEmail, email, proofHash, objection, now: now(), endsAt };
  await saveAddressChange(db, kept);
  await tell(context, db, { formerEmail, email, token, objection: objection?.token });
}

interface Telling {
  formerEmail: string;
  email: string;
  token: string;
  objection: string | undefined;
}

async function tell(
  { post, publicUrl, productName }: PeopleContext,
  db: Database,
  { formerEmail, email, token, objection }: Telling,
): Promise<void> {
  // The page must not reveal a registered address.
  const other = await findPersonOfEmail(db, email);
  const isTaken = other !== undefined && other.emailVerifiedAt !== null;
  const link = isTaken ? `${publicUrl}/sign-in` : `${publicUrl}/address/${token}`;
  const written = { to: email, productName, link };
  await post.send(db, isTaken ? takenAddressMail(written) : newAddressMail(written));
  if (objection === undefined) return;
  const objecting = `${publicUrl}/address-objections/${objection}`;
  await post.send(
    db,
    changeRequestedMail({ to: formerEmail, productName, link: objecting, email }),
  );
}

function newObjection(keyring: PeopleContext["keyring"]) {
  const seed = randomBytes(32);
  const token = tokenOfSeed(keyring, seed);
  return { seed, token, hash: hashToken(token) };
}
