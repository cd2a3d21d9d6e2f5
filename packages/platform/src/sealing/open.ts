import { randomBytes, randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { wrongSettings } from "@frontdesk/server/environment";
import { findSecret, keepSecret, masterKeyFile } from "../secrets.ts";
import { versionOf } from "./cipher.ts";
import { type Keyring, keyringFrom } from "./keyring.ts";
import { deriveKey, open, seal } from "./seal.ts";
import * as store from "./store.ts";

const whatEnds =
  "saved cards cannot be charged, second factors are off, links and webhooks need new secrets";

export type GiveUp = (
  db: Database,
  loss: { reason: string; version: number; ends: string },
) => Promise<void>;

export interface Opening {
  /** Undefined: the key is in a file of the folder, new if necessary. */
  masterKey: string | undefined;
  folder: string;
  names: readonly string[];
  /** In the transaction of the loss. Without this, a wrong master key stops the start. */
  giveUp?: GiveUp | undefined;
}

export interface OpenedKeys {
  keyring: Keyring;
  processId: string;
}

/** A restart with the same key does not help. */
class MasterKeyError extends Error {
  readonly exitStatus = wrongSettings;
}

export async function openKeys(db: Database, opening: Opening): Promise<OpenedKeys> {
  return await atomically(db, async (db) => {
    await store.lockSealing(db);
    const kept = await listKept(db);
    const state = await store.findState(db);
    const { keys } = keyringFrom(masterKeyOf(opening, { kept, state }));
    const keyState: KeyState = { kept, keys, state: state ?? begun(keys, kept) };
    const problem = problemToGiveUp(keyState, opening);
    const { version, needed } =
      problem === undefined ? keyState.state : afterLoss(keyState, problem);
    const keyring: Keyring = { current: version, keys, own: new Map() };
    if (state === undefined || problem !== undefined) {
      await store.saveVersion(db, { version, needed });
    }
    const location = { db, keyring };
    if (problem !== undefined) {
      await renewLost(location, kept);
      await opening.giveUp?.(db, { reason: problem, version, ends: whatEnds });
    }
    if (!kept.has(checkName)) await keepKey(location, checkName, { key: check, since: 0 });
    const now = problem === undefined ? kept : await listKept(db);
    const ensured = opening.names.map(async (name): Promise<[string, Buffer]> => {
      return [name, await ensureKey(location, name, now.get(name))];
    });
    const own = new Map(await Promise.all(ensured));
    const lostBefore = now.get(checkName)?.since;
    return { keyring: { ...keyring, own, lostBefore }, processId: await register(db, keyring) };
  });
}

/** Throws the problem unless it ends what the lost key sealed. */
function problemToGiveUp(keyState: KeyState, { giveUp }: Opening): string | undefined {
  const problem = keyState.kept.has(checkName) ? problemWith(keyState) : undefined;
  if (problem !== undefined && giveUp === undefined) throw new MasterKeyError(problem);
  return problem;
}

async function listKept(db: Database): Promise<KeyDirectory> {
  return new Map((await store.listKeys(db)).map((key) => [key.name, key]));
}

async function register(db: Database, keyring: Keyring): Promise<string> {
  const id = randomUUID();
  await store.saveProcess(db, { id, ...keysHere(keyring) });
  return id;
}

export function keysHere({ keys, current: version }: Keyring): Omit<store.Process, "id"> {
  const location = `process ${process.pid} on ${hostname()}`;
  return { place: location, versions: [...keys.keys()], version };
}

const checkName = "frontdesk";
const check = Buffer.from(checkName);

type KeyDirectory = ReadonlyMap<string, store.KeptKey>;

interface KeyState {
  kept: KeyDirectory;
  keys: Keyring["keys"];
  state: Pick<store.State, "version" | "needed">;
}

function begun(keys: Keyring["keys"], kept: KeyDirectory): KeyState["state"] {
  const before = versionOf(kept.get(checkName)?.sealed ?? "");
  if (before !== undefined && !keys.has(before)) return { version: before, needed: [] };
  const version = Math.max(...keys.keys());
  return { version, needed: [...keys.keys()].filter((other) => other !== version) };
}

/** Only a new database gets a new key. */
function masterKeyOf(
  { masterKey, folder, giveUp }: Opening,
  { kept, state }: { kept: KeyDirectory; state: store.State | undefined },
): string {
  const text = findSecret(masterKey, folder, masterKeyFile);
  if (text !== undefined) return text;
  const isUsed = kept.has(checkName);
  if (isUsed && giveUp === undefined) {
    const lost = `${folder} has no ${masterKeyFile}, but the key seals this database`;
    throw new MasterKeyError(`${lost}: ${advice}`);
  }
  const random = randomBytes(32).toString("base64url");
  const created = isUsed ? `${(state?.version ?? 1) + 1}:${random}` : random;
  keepSecret(folder, masterKeyFile, created);
  return created;
}

const advice = "restore the key, or start with --without-sealed and lose the data it sealed";

function problemWith({ kept, keys, state: { version, needed } }: KeyState): string | undefined {
  if (!keys.has(version)) {
    const expected = `MASTER_KEY has no version ${version}, but this version seals the database`;
    return `${expected}; write the key as ${version}:<key>. If you lost the key, ${advice}`;
  }
  const missing = needed.filter((other) => !keys.has(other));
  if (missing.length > 0) {
    const expected = `MASTER_KEY also needs version ${missing.join(", ")}`;
    return `${expected} until rotate-keys is done. If you lost the key, ${advice}`;
  }
  const keyring = { current: version, keys, own: new Map() };
  const { sealed = null } = kept.get(checkName) ?? {};
  if (openKey(keyring, { name: checkName, sealed })?.equals(check)) return undefined;
  return `MASTER_KEY does not match this database: ${advice}`;
}

/** A lost version is never used again. */
function afterLoss({ kept, keys, state }: KeyState, problem: string): KeyState["state"] {
  const { version, needed } = state;
  const newest = Math.max(...keys.keys());
  if (newest > version) return { version: newest, needed: [] };
  const isRight = problemWith({ kept, keys, state: { version, needed: [] } }) === undefined;
  if (isRight) return { version, needed: needed.filter((other) => keys.has(other)) };
  const expected = `--without-sealed needs a new master key with a new version`;
  throw new MasterKeyError(`${problem}. ${expected}, such as ${version + 1}:<key>`);
}

interface SealingContext {
  db: Database;
  keyring: Keyring;
}

async function ensureKey(
  location: SealingContext,
  name: string,
  key: store.KeptKey | undefined,
): Promise<Buffer> {
  if (key === undefined) return await keepKey(location, name, {});
  if (key.sealed === null) {
    // The key of an older database stays, so that its hashes stay valid.
    return await keepKey(location, name, {
      key: derived(location.keyring, name),
      since: key.since,
    });
  }
  const match = openKey(location.keyring, key);
  if (match === undefined) throw new Error(`the master key cannot open the key ${name}`);
  return match;
}

/** The old key stays, in case the master key returns. */
async function renewLost(location: SealingContext, kept: KeyDirectory): Promise<void> {
  for (const keptKey of kept.values()) {
    const { name, sealed } = keptKey;
    const since = sealed === null ? keptKey.since : undefined;
    // Always replaces the check, which records the version since the loss.
    if (name === checkName) await keepKey(location, name, { key: check });
    else if (openKey(location.keyring, keptKey) === undefined)
      await keepKey(location, name, { since });
  }
}

/** Of earlier releases: fingerprints by the first version, tokens by the current one. */
function derived(keyring: Keyring, name: string): Buffer {
  const isCompared = name.startsWith("fingerprint:");
  return deriveKey(keyring, name, isCompared ? Math.min(...keyring.keys.keys()) : keyring.current);
}

async function keepKey(
  { db, keyring }: SealingContext,
  name: string,
  {
    key = randomBytes(32),
    since = keyring.current,
  }: {
    key?: Buffer | undefined;
    since?: number | undefined;
  },
): Promise<Buffer> {
  await store.saveKey(db, { name, since, sealed: seal(keyring, bindingOf(name), key) });
  return key;
}

function openKey(
  keyring: Keyring,
  { name, sealed }: Pick<store.KeptKey, "name" | "sealed">,
): Buffer | undefined {
  return sealed === null ? undefined : open(keyring, bindingOf(name), sealed);
}

export const keyPurpose = "check";
const bindingOf = (name: string) => ({ purpose: keyPurpose, context: name });
