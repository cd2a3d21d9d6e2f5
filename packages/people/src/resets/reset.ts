/* The link works once; a second factor stays. */
import { atomically } from "@frontdesk/database/atomically";
import { isEmail } from "@frontdesk/server/text/email";
import type { PeopleContext } from "../context.ts";
import { resetMail } from "../mails.ts";
import { hashPassword } from "../passwords/hash.ts";
import { findPerson, findPersonOfEmail, lockPerson } from "../persons/store.ts";
import { resetToken, useProof } from "../proofs/proof.ts";
import { forgetGuesses, type Guess, mayGuess, networkGuesses } from "../throttle/guesses.ts";
import { choosePassword } from "./choose.ts";
import { disown } from "./disown.ts";

const resetNames = ["resetsByAccountAndNetwork", "resetsByAccountAndWiderNetwork"] as const;

export async function askForReset(
  { db, now, keyring, post, publicUrl, productName }: PeopleContext,
  { email, address }: { email: string; address: string },
): Promise<"done" | "throttled"> {
  const account = email.toLowerCase();
  const guesses: Guess[] = [
    ...networkGuesses(["mailsByNetwork", "mailsByWiderNetwork"], address),
    ...networkGuesses(resetNames, address, account),
  ];
  if (!(await mayGuess(db, guesses, now()))) return "throttled";
  // The owner is in none of those networks, and must get the usual answer.
  if (!(await mayGuess(db, [["resetsByAccount", account]], now()))) return "done";
  const person = isEmail(email) ? await findPersonOfEmail(db, email) : undefined;
  if (person === undefined) return "done";
  await atomically(db, async (db) => {
    if ((await lockPerson(db, person.id)) === undefined) return;
    const token = await resetToken({ db, keyring }, { personId: person.id, now: now() });
    const link = `${publicUrl}/reset/${token}`;
    await post.send(db, resetMail({ to: person.email, productName, link }));
  });
  return "done";
}

export interface Reset {
  token: string;
  password: string;
  endsAccess: boolean;
  /** A stranger made the objects. */
  isDisowning: boolean;
}

export async function resetPassword(
  context: PeopleContext,
  { token, password, endsAccess, isDisowning }: Reset,
): Promise<string | undefined> {
  const { db, now } = context;
  const hash = await hashPassword(password, context.passwordCost);
  return await atomically(db, async (db) => {
    const provedId = await useProof(db, { token, purpose: "reset", now: now() });
    if (provedId === undefined) return undefined;
    // A confirmation since then proves that the person made the objects.
    const isFirst = (await findPerson(db, provedId))?.emailVerifiedAt === null;
    const personId =
      isDisowning && isFirst ? await disown({ ...context, db }, db, provedId) : provedId;
    const chosen = await choosePassword(context, db, { personId, hash, byMail: true });
    if (chosen === undefined) return undefined;
    const { person } = chosen;
    // Strangers' guesses must not block the new password, on any device.
    const account = person.email.toLowerCase();
    await forgetGuesses(db, [
      ["passwordsByAccount", account],
      ["resetsByAccount", account],
    ]);
    if (chosen.isFirst) {
      await context.onSignUp(db, { personId, email: person.email, name: person.name ?? "" });
    }
    if (endsAccess) await context.attendants.endAccess(db, personId);
    return personId;
  });
}
