// What is done with a second factor: proposed, confirmed by a first code, asked for at every
// sign-in, taken away. A secret leaves us sealed, and once, to be put into the app.
import { randomBytes } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import type { PeopleContext } from "../context.ts";
import { drawBackupCodes, hashBackupCode } from "./backup-codes.ts";
import { isEnded, openSecret, sealSecret } from "./sealed.ts";
import {
  confirmSecondFactor,
  findSecondFactor,
  lockSecondFactor,
  proposeSecondFactor,
  removeSecondFactor,
  replaceBackupCodes,
  type SecondFactor,
  takeBackupCode,
  takeStep,
} from "./store.ts";
import { matchingStep, secretBytes } from "./totp.ts";

const proposalMs = 15 * 60 * 1000;

/** Makes a new secret to confirm; false when one is in use. */
export async function propose(
  { db, keyring, now }: PeopleContext,
  personId: string,
): Promise<boolean> {
  const secret = sealSecret(keyring, personId, randomBytes(secretBytes));
  return await atomically(db, async (db) => {
    const before = await lockSecondFactor(db, personId);
    const hasEnded = before !== undefined && isEnded(keyring, before.secret);
    if (hasEnded) await removeSecondFactor(db, personId);
    return await proposeSecondFactor(db, { personId, secret, now: now() });
  });
}

/** The secret that waits to be confirmed, while it is not long since the password was proved. */
export async function proposedSecret(
  context: PeopleContext,
  personId: string,
): Promise<Buffer | undefined> {
  const factor = await findSecondFactor(context.db, personId);
  if (!isProposed(factor, context.now())) return undefined;
  return openSecret(context.keyring, personId, factor.secret);
}

// What was begun and left would else show its secret, without a password, to whoever comes later.
function isProposed(factor: SecondFactor | undefined, now: Date): factor is SecondFactor {
  if (factor === undefined || factor.confirmedAt !== null) return false;
  return now.getTime() - factor.createdAt.getTime() < proposalMs;
}

/** Whether signing in takes a second factor; one ends with a master key that is given up. */
export async function hasSecondFactor(
  { db, keyring }: Pick<PeopleContext, "db" | "keyring">,
  personId: string,
): Promise<boolean> {
  return isInUse(keyring, await findSecondFactor(db, personId));
}

function isInUse(keyring: PeopleContext["keyring"], factor: SecondFactor | undefined): boolean {
  if (factor === undefined || factor.confirmedAt === null) return false;
  return !isEnded(keyring, factor.secret);
}

/** Turns the second factor on by its first code; gives the backup codes, which are told once. */
export async function confirm(
  context: PeopleContext,
  personId: string,
  code: string,
): Promise<string[] | undefined> {
  const { db, keyring, now } = context;
  const at = now();
  return await atomically(db, async (db) => {
    const factor = await lockSecondFactor(db, personId);
    if (!isProposed(factor, at)) return undefined;
    const opened = openSecret(keyring, personId, factor.secret);
    const step = opened && matchingStep(opened, code, at);
    if (step === undefined) return undefined;
    const { secret } = factor;
    if (!(await confirmSecondFactor(db, { personId, secret, step, now: at }))) return undefined;
    const codes = drawBackupCodes();
    const hashes = codes.map((code) => hashBackupCode(keyring, personId, code));
    await replaceBackupCodes(db, personId, hashes);
    return codes;
  });
}

/** Gives new backup codes in place of all earlier ones; undefined without a second factor. */
export async function renewBackupCodes(
  { db, keyring }: Pick<PeopleContext, "db" | "keyring">,
  personId: string,
): Promise<string[] | undefined> {
  const codes = drawBackupCodes();
  const hashes = codes.map((code) => hashBackupCode(keyring, personId, code));
  return await atomically(db, async (db) => {
    // Two at once would both leave their codes: only those that are told last count.
    if (!isInUse(keyring, await lockSecondFactor(db, personId))) return undefined;
    await replaceBackupCodes(db, personId, hashes);
    return codes;
  });
}

/** Whether this is a code of the app, or a backup code; each is taken once. In a transaction. */
export async function takeCode(
  context: PeopleContext,
  personId: string,
  code: string,
): Promise<boolean> {
  const { db, keyring, now } = context;
  const factor = await lockSecondFactor(db, personId);
  if (factor === undefined || factor.confirmedAt === null) return false;
  const opened = openSecret(keyring, personId, factor.secret);
  const step = opened && matchingStep(opened, code, now());
  if (step !== undefined) return await takeStep(db, personId, step);
  return await takeBackupCode(db, personId, hashBackupCode(keyring, personId, code));
}
