/*
 * A reset lets whoever reads the mails of an address choose its password. The link works once; a
 * second factor stays.
 */
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

/** Mails a link to choose a password, the same while it is open, to whoever has this address. */
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
  // The owner is in none of those networks: to them it must not look as if nothing was sent.
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
  /** Whether what else lets others act for the person ends as well. */
  endsAccess: boolean;
  /** Whether what was made before the address was proved was made by another. */
  isDisowning: boolean;
}

/** Chooses a password by a mailed link; gives the person if the link is (still) open. */
export async function resetPassword(
  context: PeopleContext,
  { token, password, endsAccess, isDisowning }: Reset,
): Promise<string | undefined> {
  const { db, now } = context;
  const hash = await hashPassword(password, context.passwordCost);
  return await atomically(db, async (db) => {
    const provedId = await useProof(db, { token, purpose: "reset", now: now() });
    if (provedId === undefined) return undefined;
    // Whoever confirmed the address meanwhile made it themselves.
    const isFirst = (await findPerson(db, provedId))?.emailVerifiedAt === null;
    const personId =
      isDisowning && isFirst ? await disown({ ...context, db }, db, provedId) : provedId;
    const chosen = await choosePassword(context, db, { personId, hash, byMail: true });
    if (chosen === undefined) return undefined;
    const { person } = chosen;
    // What strangers guessed is no obstacle to the new password, on other devices either.
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
