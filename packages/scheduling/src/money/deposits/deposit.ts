/*
 * A deposit is what an appointment asks to be paid before it is safe, under a reference that nobody
 * guesses. Several may be asked for one appointment; one at most is kept.
 */
import { randomBytes } from "node:crypto";

/** How often the payment service is asked for one that is open. */
export const lookEveryMs = 5_000;

/** For how long after it was asked for it is looked for, besides by sweeping. */
export const lookForMs = 30 * 60_000;

const shape = /^fd_([0-9a-z]{1,12})_[\w-]{22}$/;

const keptForSecret = "{secret}";

/** The address at which a deposit can be paid, as it is kept: without what lets its reader act. */
export const withoutSecret = (url: string, secret: string): string =>
  url.replaceAll(secret, keptForSecret);

/** The same as its customer is given it. */
export const withSecret = (url: string, secret: string): string =>
  url.replaceAll(keptForSecret, secret);

/** A new reference: whose it is, and 128 random bits. */
export function drawReference(accountId: number): string {
  return `fd_${accountId.toString(36)}_${randomBytes(16).toString("base64url")}`;
}

/** The account that a reference of our shape was drawn for; undefined of any other. */
export function accountOfReference(reference: string | undefined): number | undefined {
  const [, account] = shape.exec(reference ?? "") ?? [];
  return account === undefined ? undefined : Number.parseInt(account, 36);
}
