/*
 * Opens the keys of a database with its master key. A database is used with one master key, or with
 * several versions of it while seals go over from one to the next.
 */
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

/** What a lost master key ends. */
const whatEnds =
  "saved cards cannot be charged, second factors are off, links and webhooks need new secrets";

export type GiveUp = (
  db: Database,
  loss: { reason: string; version: number; ends: string },
) => Promise<void>;

export interface Opening {
  /** The master key if the surroundings give it; else it is in the folder, or made there. */
  masterKey: string | undefined;
  folder: string;
  /** The names of the keys that the master key only seals. */
  names: readonly string[];
  /**
   * Notes that a master key is given up, with all that it sealed, in the transaction in which that
   * is done; without this a database is not opened without its master key.
   */
  giveUp?: GiveUp | undefined;
}

export interface OpenedKeys {
  keyring: Keyring;
  /** By which the other processes of this database know of this one. */
  processId: string;
}

/** The master key is not that of the database: a restart with the same one does not help. */
class MasterKeyError extends Error {
  readonly exitStatus = wrongSettings;
}

/** The keys; throws, in words, when the master key is not the one the database is sealed with. */
export async function openKeys(db: Database, opening: Opening): Promise<OpenedKeys> {
  return await atomically(db, async (db) => {
    await store.lockSealing(db);
    const kept = await listKept(db);
    const state = await store.findState(db);
    const { keys } = keyringFrom(masterKeyOf(opening, { kept, state }));
    const known: Known = { kept, keys, state: state ?? begun(keys, kept) };
    const problem = kept.has(checkName) ? problemWith(known) : undefined;
    if (problem !== undefined && opening.giveUp === undefined) throw new MasterKeyError(problem);
    const { version, needed } = problem === undefined ? known.state : afterLoss(known, problem);
    const keyring: Keyring = { current: version, keys, own: new Map() };
    if (state === undefined || problem !== undefined) {
      await store.saveVersion(db, { version, needed });
    }
    const place = { db, keyring };
    if (problem !== undefined) {
      await renewLost(place, kept);
      await opening.giveUp?.(db, { reason: problem, version, ends: whatEnds });
    }
    if (!kept.has(checkName)) await keepKey(place, checkName, { key: check, since: 0 });
    const now = problem === undefined ? kept : await listKept(db);
    const ensured = opening.names.map(async (name): Promise<[string, Buffer]> => {
      return [name, await ensureKey(place, name, now.get(name))];
    });
    const own = new Map(await Promise.all(ensured));
    const lostBefore = now.get(checkName)?.since;
    return { keyring: { ...keyring, own, lostBefore }, processId: await register(db, keyring) };
  });
}

async function listKept(db: Database): Promise<Kept> {
  return new Map((await store.listKeys(db)).map((key) => [key.name, key]));
}

async function register(db: Database, keyring: Keyring): Promise<string> {
  const id = randomUUID();
  await store.saveProcess(db, { id, ...knownHere(keyring) });
  return id;
}

/** What other processes may know of this one. */
export function knownHere({ keys, current: version }: Keyring): Omit<store.Process, "id"> {
  const place = `process ${process.pid} on ${hostname()}`;
  return { place, versions: [...keys.keys()], version };
}

// It is bound to the word that it holds.
const checkName = "frontdesk";
const check = Buffer.from(checkName);

type Kept = ReadonlyMap<string, store.KeptKey>;

interface Known {
  kept: Kept;
  keys: Keyring["keys"];
  state: Pick<store.State, "version" | "needed">;
}

/** What a database begins with, or was sealed with before this was written down. */
function begun(keys: Keyring["keys"], kept: Kept): Known["state"] {
  const before = versionOf(kept.get(checkName)?.sealed ?? "");
  if (before !== undefined && !keys.has(before)) return { version: before, needed: [] };
  const version = Math.max(...keys.keys());
  return { version, needed: [...keys.keys()].filter((other) => other !== version) };
}

/** The master key that is given or kept; a new one is made for a new database only. */
function masterKeyOf(
  { masterKey, folder, giveUp }: Opening,
  { kept, state }: { kept: Kept; state: store.State | undefined },
): string {
  const text = findSecret(masterKey, folder, masterKeyFile);
  if (text !== undefined) return text;
  const isUsed = kept.has(checkName);
  if (isUsed && giveUp === undefined) {
    const lost = `There is no ${masterKeyFile} in ${folder}, and this database is sealed with it`;
    throw new MasterKeyError(`${lost}: ${advice}`);
  }
  const random = randomBytes(32).toString("base64url");
  const made = isUsed ? `${(state?.version ?? 1) + 1}:${random}` : random;
  keepSecret(folder, masterKeyFile, made);
  return made;
}

const advice = "bring it back, or start with --without-sealed and give up what it sealed";

function problemWith({ kept, keys, state: { version, needed } }: Known): string | undefined {
  if (!keys.has(version)) {
    const wanted = `MASTER_KEY has no version ${version}, which this database is sealed with`;
    return `${wanted}; a key is named as ${version}:<key>. If it is lost, ${advice}`;
  }
  const missing = needed.filter((other) => !keys.has(other));
  if (missing.length > 0) {
    const wanted = `MASTER_KEY needs version ${missing.join(", ")} as well`;
    return `${wanted} until rotate-keys is done. If it is lost, ${advice}`;
  }
  const keyring = { current: version, keys, own: new Map() };
  const { sealed = null } = kept.get(checkName) ?? {};
  if (openKey(keyring, { name: checkName, sealed })?.equals(check)) return undefined;
  return `MASTER_KEY is not the one this database was first used with: ${advice}`;
}

/** What seals are made with once a master key is given up: its version is never used again. */
function afterLoss({ kept, keys, state }: Known, problem: string): Known["state"] {
  const { version, needed } = state;
  const newest = Math.max(...keys.keys());
  if (newest > version) return { version: newest, needed: [] };
  const isRight = problemWith({ kept, keys, state: { version, needed: [] } }) === undefined;
  if (isRight) return { version, needed: needed.filter((other) => keys.has(other)) };
  const wanted = `--without-sealed needs a new master key by a version of its own`;
  throw new MasterKeyError(`${problem}. ${wanted}, such as ${version + 1}:<key>`);
}

interface Place {
  db: Database;
  keyring: Keyring;
}

/** A key by its name: the one that is kept, or else a new one. */
async function ensureKey(
  place: Place,
  name: string,
  known: store.KeptKey | undefined,
): Promise<Buffer> {
  if (known === undefined) return await keepKey(place, name, {});
  if (known.sealed === null) {
    // One of a database from before: nothing is to be hashed again.
    return await keepKey(place, name, { key: derived(place.keyring, name), since: known.since });
  }
  const found = openKey(place.keyring, known);
  if (found === undefined) throw new Error(`the key ${name} cannot be opened`);
  return found;
}

/** Has new keys where a lost master key sealed the old ones, which stay in case it is found. */
async function renewLost(place: Place, kept: Kept): Promise<void> {
  for (const known of kept.values()) {
    const { name, sealed } = known;
    const since = sealed === null ? known.since : undefined;
    // The check tells since when, so it is always a new one.
    if (name === checkName) await keepKey(place, name, { key: check });
    else if (openKey(place.keyring, known) === undefined) await keepKey(place, name, { since });
  }
}

/** As earlier releases did it: what is compared by the first version, what passes by the last. */
function derived(keyring: Keyring, name: string): Buffer {
  const isCompared = name.startsWith("fingerprint:");
  return deriveKey(keyring, name, isCompared ? Math.min(...keyring.keys.keys()) : keyring.current);
}

async function keepKey(
  { db, keyring }: Place,
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

/** What a key is sealed for. */
export const keyPurpose = "check";
const bindingOf = (name: string) => ({ purpose: keyPurpose, context: name });
