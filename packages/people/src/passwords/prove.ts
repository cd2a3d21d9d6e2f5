import { isEmail } from "@frontdesk/server/text/email";
import type { PeopleContext } from "../context.ts";
import { findPersonOfEmail, type Person } from "../persons/store.ts";
import { forgetGuesses, giveBack, mayGuess, passwordGuesses } from "../throttle/guesses.ts";
import { deviceGuesses } from "./device.ts";
import { hashPassword, isPasswordOf, isStale } from "./hash.ts";
import { findPasswordHash, replaceHash } from "./store.ts";

export interface Lease {
  email: string;
  password: string;
  address: string;
  device?: string | undefined;
}

export interface ProvenPassword {
  person: Person;
  hash: string;
}

/**
 * An unknown address costs the same work and guesses. On a known device ten guesses are free of
 * strangers' limits.
 */
export async function provePassword(
  context: Pick<PeopleContext, "db" | "now" | "keyring" | "passwordCost">,
  { email, password, address, device }: Lease,
): Promise<ProvenPassword | "wrong" | "throttled"> {
  const { db, now, passwordCost } = context;
  const own = await deviceGuesses(context, { email, device });
  const isOwn = own !== undefined && (await mayGuess(db, own, now()));
  const guesses = passwordGuesses(email, address);
  const isFree = await mayGuess(db, guesses, now());
  if (!isFree && !isOwn) return "throttled";
  const person = isEmail(email) ? await findPersonOfEmail(db, email) : undefined;
  const hash = person && (await findPasswordHash(db, person.id));
  const isRight = await isPasswordOf(hash, password, passwordCost);
  if (!isRight || person === undefined || hash === undefined) return "wrong";
  if (isFree) await giveBack(db, guesses);
  if (own !== undefined) await forgetGuesses(db, own);
  if (isStale(hash, passwordCost)) {
    const renewed = await hashPassword(password, passwordCost);
    await replaceHash(db, { personId: person.id, hash: renewed, old: hash });
    return { person, hash: renewed };
  }
  return { person, hash };
}
