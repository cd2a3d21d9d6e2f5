/* The page answers the same for a known address: only its owner gets a mail. */
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { PeopleContext } from "../context.ts";
import { existingAccountMail, verificationMail } from "../mails.ts";
import { withNext } from "../pages/safe-path.ts";
import { hashPassword } from "../passwords/hash.ts";
import { setPassword } from "../passwords/store.ts";
import { newPersonId } from "../persons/person-id.ts";
import { findPerson, lockPersonOfEmail, setFirstName } from "../persons/store.ts";
import { createProof, resetToken } from "../proofs/proof.ts";
import { type Guess, mailGuesses, mayGuess, networkGuesses } from "../throttle/guesses.ts";

export interface SignUp {
  email: string;
  name: string;
  password: string;
  address: string;
  next: string | undefined;
}

export async function signUp(context: PeopleContext, input: SignUp): Promise<"done" | "throttled"> {
  const { db, now } = context;
  const { email, name, password, address, next } = input;
  const guesses: Guess[] = [
    ...networkGuesses(["signUpsByNetwork", "signUpsByWiderNetwork"], address),
    ...mailGuesses(email, address),
  ];
  if (!(await mayGuess(db, guesses, now()))) return "throttled";
  const hash = await hashPassword(password, context.passwordCost);
  await atomically(db, async (db) => {
    const at = now();
    const newId = newPersonId(at);
    const personId = await lockPersonOfEmail(db, { email, newPersonId: newId, now: at });
    if (personId !== newId) return await tellOwner(context, db, personId);
    await setFirstName(db, personId, name);
    await setPassword(db, { personId, hash, now: at });
    await context.onSignUp(db, { personId, email, name });
    await mailVerification(context, db, { personId, email, next });
  });
  return "done";
}

async function tellOwner(context: PeopleContext, db: Database, personId: string): Promise<void> {
  const { now, keyring, post, publicUrl, productName } = context;
  const person = await findPerson(db, personId);
  if (person === undefined || person.erasedAt !== null) return;
  const token = await resetToken({ db, keyring }, { personId, now: now() });
  const link = `${publicUrl}/reset/${token}`;
  await post.send(db, existingAccountMail({ to: person.email, productName, link }));
}

/** Joins the caller's transaction. */
export async function mailVerification(
  { now, post, publicUrl, productName }: PeopleContext,
  db: Database,
  { personId, email, next }: { personId: string; email: string; next: string | undefined },
): Promise<void> {
  const token = await createProof(db, { personId, purpose: "verify", now: now() });
  const link = withNext(`${publicUrl}/verify/${token}`, next);
  await post.send(db, verificationMail({ to: email, productName, link }));
}
