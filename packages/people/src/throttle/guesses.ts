/* An attempt at a secret, or a mail caused by a stranger. It counts beforehand, so that
   concurrent attempts in any process get no more tries. */
import { createHash } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { networkOf, widerNetworkOf } from "@frontdesk/server/network";
import { countGuess, giveBackGuess, removeGuess } from "./store.ts";

const minute = 60;
const hour = 60 * minute;

/** Points per seconds. The name's last word is the counted subject. */
const rules = {
  passwordsByNetwork: { points: 100, seconds: hour },
  passwordsByWiderNetwork: { points: 400, seconds: hour },
  passwordsByAccountAndNetwork: { points: 10, seconds: 15 * minute },
  // More than one network's limit, so that no single network locks another out.
  passwordsByAccount: { points: 50, seconds: hour },
  // Only several networks can use it up: a stranger with the password cannot lock the owner out.
  codesByAccountAndNetwork: { points: 10, seconds: hour },
  codesByAccount: { points: 20, seconds: hour },
  // Strangers have neither, so their guesses leave both unused.
  codesOnKnownDevices: { points: 10, seconds: hour },
  codesBySession: { points: 10, seconds: hour },
  signUpsByNetwork: { points: 30, seconds: hour },
  signUpsByWiderNetwork: { points: 120, seconds: hour },
  mailsByNetwork: { points: 30, seconds: hour },
  mailsByWiderNetwork: { points: 120, seconds: hour },
  // No single network can use up the last one and stop the owner's sign-up.
  mailsByAccountAndNetwork: { points: 5, seconds: hour },
  mailsByAccountAndWiderNetwork: { points: 8, seconds: hour },
  mailsByAccount: { points: 12, seconds: hour },
  mailsByPerson: { points: 5, seconds: hour },
  webhookMailsByMerchant: { points: 10, seconds: 24 * hour },
  resetsByAccountAndNetwork: { points: 5, seconds: hour },
  resetsByAccountAndWiderNetwork: { points: 8, seconds: hour },
  // All mails contain the same open link, so the owner has it when the limit is reached.
  resetsByAccount: { points: 20, seconds: hour },
  // The limit ends with the next right guess: it has the lifetime of the cookie.
  passwordsByDevice: { points: 10, seconds: 400 * 24 * hour },
};

const ofAccount = ["mailsByAccountAndNetwork", "mailsByAccountAndWiderNetwork"] as const;

export type GuessName = keyof typeof rules;
export type Guess = readonly [name: GuessName, who: string];

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

export async function takeGuess(
  db: Database,
  guess: Guess,
  now: Date,
): Promise<"more" | "last" | "none"> {
  const { points, seconds } = rules[guess[0]];
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const { points: created } = await countGuess(db, { key: keyOf(guess), now, expiresAt });
  if (created === points) return "last";
  return created < points ? "more" : "none";
}

export async function giveBack(db: Database, guesses: readonly Guess[]): Promise<void> {
  for (const guess of guesses) await giveBackGuess(db, keyOf(guess));
}

export async function forgetGuesses(db: Database, guesses: readonly Guess[]): Promise<void> {
  for (const guess of guesses) await removeGuess(db, keyOf(guess));
}

/** An IPv6 subscriber may have thousands of narrow networks, so the wider one counts too. */
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

export function mailGuesses(email: string, address: string): Guess[] {
  const account = email.toLowerCase();
  return [...networkGuesses(ofAccount, address, account), ["mailsByAccount", account]];
}

/** The same for known and unknown addresses. */
export function passwordGuesses(email: string, address: string): Guess[] {
  const account = email.toLowerCase();
  const network = networkOf(address);
  return [
    ...networkGuesses(["passwordsByNetwork", "passwordsByWiderNetwork"], address),
    ["passwordsByAccountAndNetwork", JSON.stringify([account, network])],
    ["passwordsByAccount", account],
  ];
}

/** Hashed, so that the table names no person. */
export function keyOf(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
