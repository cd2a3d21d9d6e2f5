// A machine with secret keys: several allow a change without a gap; at least one is always valid.

import { randomBytes } from "node:crypto";
import { type Id, newId, shardOf } from "../../core/ids.ts";
import { hashKey } from "../identity/identity.ts";
import { appRefusals } from "./refusals.ts";

export interface NewKey {
  id: Id;
  /** The visible start; 128 bits stay unknown. */
  prefix: string;
  hash: Buffer;
}

const keyBytes = 20;
const prefixLength = 8;

/** The database has only the hash. */
export function createKey(appId: Id): { key: string; stored: NewKey } {
  const key = randomBytes(keyBytes).toString("hex");
  const prefix = key.slice(0, prefixLength);
  return { key, stored: { id: newId(shardOf(appId)), prefix, hash: hashKey(key) } };
}

export function refuseOthers(appId: Id, callerId: Id): void {
  if (appId !== callerId) throw appRefusals.anotherApp();
}
