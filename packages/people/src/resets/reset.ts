/*
 * A reset lets whoever reads the mails of an address choose its password. The link works once; a
 * second factor stays.
 */
import { atomically } from "@frontdesk/database/atomically";
import { networkOf } from "@frontdesk/server/network";
import type { PeopleContext } from "../context.ts";
import { mayGuess } from "../guesses/guesses.ts";
import { isEmail } from "../mail/address.ts";
import { resetMail } from "../mails.ts";
import { hashPassword } from "../passwords/hash.ts";
import { findPersonOfEmail } from "../persons/store.ts";
import { createProof, useProof } from "../proofs/proof.ts";
import { choosePassword } from "./choose.ts";

/** Mails a link to choose a password, if there is somebody with this address. */
export async function askForReset(
  { db, now, post, publicUrl, productName }: PeopleContext,
  { email, address }: { email: string; address: string },
): Promise<"done" | "throttled"> {
  const guesses = [
    ["mailsByNetwork", networkOf(address)],
    ["mailsByAccount", email.toLowerCase()],
  ] as const;
  if (!(await mayGuess(db, guesses, now()))) return "throttled";
  const person = isEmail(email) ? await findPersonOfEmail(db, email) : undefined;
  if (person === undefined) return "done";
  await atomically(db, async (db) => {
    const token = await createProof(db, { personId: person.id, purpose: "reset", now: now() });
    const link = `${publicUrl}/reset/${token}`;
    await post.send(db, resetMail({ to: person.email, productName, link }));
  });
  return "done";
}

/** Chooses a password by a mailed link; false when the link is not open (any more). */
export async function resetPassword(
  context: PeopleContext,
  { token, password }: { token: string; password: string },
): Promise<boolean> {
  const { db, now } = context;
  const hash = await hashPassword(password);
  return await atomically(db, async (db) => {
    const personId = await useProof(db, { token, purpose: "reset", now: now() });
    if (personId === undefined) return false;
    const chosen = await choosePassword(context, db, { personId, hash, byMail: true });
    if (chosen === undefined) return false;
    const { isFirst, person } = chosen;
    if (isFirst) {
      await context.onSignUp(db, { personId, email: person.email, name: person.name ?? "" });
    }
    return true;
  });
}
