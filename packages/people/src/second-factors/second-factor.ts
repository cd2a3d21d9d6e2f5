// A second factor is proposed, confirmed by a first code, required at every sign-in, and removed.
// The secret leaves the server once, for the app.
import { randomBytes, randomInt } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import { cleanCode } from "@frontdesk/server/text/clean";
import type { PeopleContext } from "../context.ts";
import { createToken, hashToken } from "../token.ts";
import { endSecondFactor } from "./ended.store.ts";
import { isEnded, openSecret, sealSecret } from "./sealed.ts";
import {
  confirmSecondFactor,
  findSecondFactor,
  lockSecondFactor,
  proposeSecondFactor,
  replaceBackupCodes,
  type SecondFactor,
  takeBackupCode,
  takeCounter,
} from "./store.ts";
import { matchingCounter, secretBytes } from "./totp.ts";

const proposalMs = 15 * 60 * 1000;

export async function propose(
  { db, keyring, now }: PeopleContext,
  personId: string,
): Promise<boolean> {
  const secret = sealSecret(keyring, personId, randomBytes(secretBytes));
  return await atomically(db, async (db) => {
    const before = await lockSecondFactor(db, personId);
    const hasEnded = before !== undefined && isEnded(keyring, before.secret);
    if (hasEnded) await endSecondFactor(db, personId);
    return await proposeSecondFactor(db, { personId, secret, now: now() });
  });
}

export async function proposedSecret(
  context: PeopleContext,
  personId: string,
): Promise<Buffer | undefined> {
  const factor = await findSecondFactor(context.db, personId);
  if (!isProposed(factor, context.now())) return undefined;
  return openSecret(context.keyring, personId, factor.secret);
}

// An abandoned setup would otherwise show its secret to later visitors without a password.
function isProposed(factor: SecondFactor | undefined, now: Date): factor is SecondFactor {
  if (factor === undefined || factor.confirmedAt !== null) return false;
  return now.getTime() - factor.createdAt.getTime() < proposalMs;
}

/** A factor ends together with its given-up master key. */
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

export interface ConfirmedFactor {
  backupCodes: string[];
  objection: string;
}

export async function confirm(
  context: PeopleContext,
  personId: string,
  code: string,
): Promise<ConfirmedFactor | undefined> {
  const { db, keyring, now } = context;
  const at = now();
  return await atomically(db, async (db) => {
    const factor = await lockSecondFactor(db, personId);
    if (!isProposed(factor, at)) return undefined;
    const opened = openSecret(keyring, personId, factor.secret);
    const stage = opened && matchingCounter(opened, code, at);
    if (stage === undefined) return undefined;
    const { secret } = factor;
    const objection = createToken();
    const kept = { personId, secret, step: stage, objection: hashToken(objection), now: at };
    if (!(await confirmSecondFactor(db, kept))) return undefined;
    const codes = drawBackupCodes();
    const hashes = codes.map((code) => hashBackupCode(keyring, personId, code));
    await replaceBackupCodes(db, personId, hashes);
    return { backupCodes: codes, objection };
  });
}

export async function renewBackupCodes(
  { db, keyring }: Pick<PeopleContext, "db" | "keyring">,
  personId: string,
): Promise<string[] | undefined> {
  const codes = drawBackupCodes();
  const hashes = codes.map((code) => hashBackupCode(keyring, personId, code));
  return await atomically(db, async (db) => {
    // Without the lock, two at once would both leave their codes. Only the last ones count.
    if (!isInUse(keyring, await lockSecondFactor(db, personId))) return undefined;
    await replaceBackupCodes(db, personId, hashes);
    return codes;
  });
}

/** The code of the app or a backup code, each once. Needs a transaction. */
export async function takeCode(
  context: PeopleContext,
  personId: string,
  code: string,
): Promise<boolean> {
  const { db, keyring, now } = context;
  const factor = await lockSecondFactor(db, personId);
  if (factor === undefined || factor.confirmedAt === null) return false;
  const opened = openSecret(keyring, personId, factor.secret);
  const stage = opened && matchingCounter(opened, code, now());
  if (stage !== undefined) return await takeCounter(db, personId, stage);
  return await takeBackupCode(db, personId, hashBackupCode(keyring, personId, code));
}

// A person gets ten codes, each for one sign-in. 50 random bits are too few for a plain hash, so
// the digest is keyed.
const howMany = 10;
const letters = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";
const side = 5;

/** `AB3DE-F6HJK` */
function drawBackupCodes(): string[] {
  const part = () =>
    Array.from({ length: side }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: howMany }, () => `${part()}-${part()}`);
}

function hashBackupCode(keyring: Keyring, personId: string, code: string): string {
  const plain = cleanCode(code);
  // Unused letters stand for similar ones (Crockford's base32).
  const meant = plain.replaceAll("O", "0").replace(/[IL]/g, "1").replaceAll("U", "V");
  return fingerprint(keyring, "backup code", JSON.stringify([personId, meant]));
}
