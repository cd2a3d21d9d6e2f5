/* A mailed link alone proves no address: the person also needs a session or the password.
   Otherwise an owner could confirm a stranger's sign-up by mistake. */
import { atomically } from "@frontdesk/database/atomically";
import type { PeopleContext } from "../context.ts";
import { verifyEmail } from "../persons/store.ts";
import { useProof } from "../proofs/proof.ts";
import type { SignedIn } from "../sessions/session.ts";
import { mailVerification } from "../sign-up/sign-up.ts";
import { type Guess, mailGuesses, mayGuess, networkGuesses } from "../throttle/guesses.ts";

export async function verify({ db, now }: PeopleContext, token: string): Promise<boolean> {
  return await atomically(db, async (db) => {
    const personId = await useProof(db, { token, purpose: "verify", now: now() });
    if (personId === undefined) return false;
    await verifyEmail(db, personId, now());
    return true;
  });
}

export async function askForVerification(
  context: PeopleContext,
  { personId, email }: SignedIn,
  address: string,
): Promise<"done" | "throttled"> {
  const { db, now } = context;
  const guesses: Guess[] = [
    ...networkGuesses(["mailsByNetwork", "mailsByWiderNetwork"], address),
    ...mailGuesses(email, address),
  ];
  if (!(await mayGuess(db, guesses, now()))) return "throttled";
  await atomically(db, async (db) => {
    await mailVerification(context, db, { personId, email, next: undefined });
  });
  return "done";
}
