// An app is a machine that calls the API with a secret key. It can have several keys, so that they
// can be changed one after the other; at least one of them is always usable.

import { randomBytes } from "node:crypto";
import { type Id, newId, shardOf } from "../../ground/ids.ts";
import { hashKey } from "../identity/identity.ts";
import { appRefusals } from "./refusals.ts";

export interface NewKey {
  id: Id;
  /** What the key can be told by in a list; 128 bits of it stay unknown. */
  prefix: string;
  hash: Buffer;
}

const keyBytes = 20;
const prefixLength = 8;

/** A new key of an app: 40 hexadecimal digits, of which only the hash is stored. */
export function createKey(appId: Id): { key: string; stored: NewKey } {
  const key = randomBytes(keyBytes).toString("hex");
  const prefix = key.slice(0, prefixLength);
  return { key, stored: { id: newId(shardOf(appId)), prefix, hash: hashKey(key) } };
}

/** Refuses with 403 what an app asks of another app. */
export function refuseOthers(appId: Id, callerId: Id): void {
  if (appId !== callerId) throw appRefusals.anotherApp();
}
