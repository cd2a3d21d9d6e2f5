/* A payment request under an unguessable reference. An appointment may have several but keeps one
   payment at most. */
import { randomBytes } from "node:crypto";

export const lookEveryMs = 5_000;

/** Polling ends; sweeps continue. */
export const lookForMs = 30 * 60_000;

const shape = /^fd_([0-9a-z]{1,12})_[\w-]{22}$/;

const keptForSecret = "{secret}";

/** Stored form: the secret lets its reader act. */
export const withoutSecret = (url: string, secret: string): string =>
  url.replaceAll(secret, keptForSecret);

export const withSecret = (url: string, secret: string): string =>
  url.replaceAll(keptForSecret, secret);

/** Account and 128 random bits. */
export function drawReference(accountId: number): string {
  return `fd_${accountId.toString(36)}_${randomBytes(16).toString("base64url")}`;
}

export function accountOfReference(reference: string | undefined): number | undefined {
  const [, account] = shape.exec(reference ?? "") ?? [];
  return account === undefined ? undefined : Number.parseInt(account, 36);
}
