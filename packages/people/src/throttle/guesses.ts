/*
 * A guess is a try at something secret, or a mail that somebody has us send. It is counted in the
 * database before it is made, so that many at once, in any process, never get more tries than one
 * after the other would; a right one is given back.
 */
import { createHash } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { networkOf, widerNetworkOf } from "@frontdesk/server/network";
import { countGuess, giveBackGuess, removeGuess } from "./store.ts";

const minute = 60;
const hour = 60 * minute;

/** How often per how many seconds; the last word says by whom it is counted. */
const rules = {
  passwordsByNetwork: { points: 100, seconds: hour },
  passwordsByWiderNetwork: { points: 400, seconds: hour },
  passwordsByAccountAndNetwork: { points: 10, seconds: 15 * minute },
  // More than one network may use up, so that nobody locks another out from a single one.
  passwordsByAccount: { points: 50, seconds: hour },
  // Several networks may use up what one may not, so that a stranger who knows the password does
  // not lock the owner out from a single one.
  codesByAccountAndNetwork: { points: 10, seconds: hour },
  codesByAccount: { points: 20, seconds: hour },
  // Strangers have neither: what they guess leaves both as they are.
  codesOnKnownDevices: { points: 10, seconds: hour },
  codesBySession: { points: 10, seconds: hour },
  signUpsByNetwork: { points: 30, seconds: hour },
  signUpsByWiderNetwork: { points: 120, seconds: hour },
  mailsByNetwork: { points: 30, seconds: hour },
  mailsByWiderNetwork: { points: 120, seconds: hour },
  // Not one network alone uses up the last, so that it keeps no owner from signing up.
  mailsByAccountAndNetwork: { points: 5, seconds: hour },
  mailsByAccountAndWiderNetwork: { points: 8, seconds: hour },
  mailsByAccount: { points: 12, seconds: hour },
  mailsByPerson: { points: 5, seconds: hour },
  webhookMailsByMerchant: { points: 10, seconds: 24 * hour },
  resetsByAccountAndNetwork: { points: 5, seconds: hour },
  resetsByAccountAndWiderNetwork: { points: 8, seconds: hour },
  // The link is the same in all of them and stays open: its owner has it when no more are sent.
  resetsByAccount: { points: 20, seconds: hour },
  // Until the next right one: as long as a browser keeps the cookie.
  passwordsByDevice: { points: 10, seconds: 400 * 24 * hour },
};

const ofAccount = ["mailsByAccountAndNetwork", "mailsByAccountAndWiderNetwork"] as const;

export type GuessName = keyof typeof rules;
export type Guess = readonly [name: GuessName, who: string];

/**
 * Counts guesses in order and says whether all of them may be made. What comes after one that may
 * not be made is not counted.
 */
export async function mayGuess(
  db: Database,
  guesses: readonly Guess[],
  now: Date,
): Promise<boolean> {
  for (const guess of guesses) {
    if ((await takeGuess(db, guess, now)) === "none") return false;
  }
  return true;
}

/** Counts a guess and says whether it may be made: the last one may, and none after it. */
export async function takeGuess(
  db: Database,
  guess: Guess,
  now: Date,
): Promise<"more" | "last" | "none"> {
  const { points, seconds } = rules[guess[0]];
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const { points: made } = await countGuess(db, { key: keyOf(guess), now, expiresAt });
  if (made === points) return "last";
  return made < points ? "more" : "none";
}

/** Gives guesses back that were right. */
export async function giveBack(db: Database, guesses: readonly Guess[]): Promise<void> {
  for (const guess of guesses) await giveBackGuess(db, keyOf(guess));
}

/** Forgets guesses, however many were made. */
export async function forgetGuesses(db: Database, guesses: readonly Guess[]): Promise<void> {
  for (const guess of guesses) await removeGuess(db, keyOf(guess));
}

/**
 * What comes from an address, for an account if that is counted as well, by its network, and of
 * IPv6 by the wider one around that: a subscriber may have thousands of the narrow ones.
 */
export function networkGuesses(
  [narrow, wide]: readonly [GuessName, GuessName],
  address: string,
  account?: string,
): Guess[] {
  const of = (network: string) =>
    account === undefined ? network : JSON.stringify([account, network]);
  const network = networkOf(address);
  const own: Guess = [narrow, of(network)];
  return network.includes(":") ? [own, [wide, of(widerNetworkOf(address))]] : [own];
}

/** A mail to an address that whoever asks for it may not have: to sign up or to confirm it. */
export function mailGuesses(email: string, address: string): Guess[] {
  const account = email.toLowerCase();
  return [...networkGuesses(ofAccount, address, account), ["mailsByAccount", account]];
}

/** The guesses at the password of an address, whether or not it is known. */
export function passwordGuesses(email: string, address: string): Guess[] {
  const account = email.toLowerCase();
  const network = networkOf(address);
  return [
    ...networkGuesses(["passwordsByNetwork", "passwordsByWiderNetwork"], address),
    ["passwordsByAccountAndNetwork", JSON.stringify([account, network])],
    ["passwordsByAccount", account],
  ];
}

/** What a count is kept by; hashed, so that the table says of nobody that they tried. */
export function keyOf(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
