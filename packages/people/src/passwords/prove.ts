import type { PeopleContext } from "../context.ts";
import { giveBack, mayGuess, passwordGuesses } from "../guesses/guesses.ts";
import { isEmail } from "../mail/address.ts";
import { findPersonOfEmail, type Person } from "../persons/store.ts";
import { hashPassword, isOutdated, isPasswordOf } from "./hash.ts";
import { findPasswordHash, replaceHash } from "./store.ts";

export interface Claim {
  email: string;
  password: string;
  /** The network address the claim comes from. */
  address: string;
}

export interface Proven {
  person: Person;
  hash: string;
}

/**
 * Who has this address and password. An unknown address takes as much work and as many guesses as
 * a known one, and gives the same answer.
 */
export async function provePassword(
  { db, now }: Pick<PeopleContext, "db" | "now">,
  { email, password, address }: Claim,
): Promise<Proven | "wrong" | "throttled"> {
  const guesses = passwordGuesses(email, address);
  if (!(await mayGuess(db, guesses, now()))) return "throttled";
  const person = isEmail(email) ? await findPersonOfEmail(db, email) : undefined;
  const hash = person && (await findPasswordHash(db, person.id));
  const isRight = await isPasswordOf(hash, password);
  if (!isRight || person === undefined || hash === undefined) return "wrong";
  await giveBack(db, guesses);
  if (isOutdated(hash)) {
    const renewed = await hashPassword(password);
    await replaceHash(db, { personId: person.id, hash: renewed, old: hash });
    return { person, hash: renewed };
  }
  return { person, hash };
}
