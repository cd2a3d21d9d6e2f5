// Keys of stored digests and issued tokens. Both survive a change of the master key.
import { createHmac } from "node:crypto";
import { type Binding, decrypt, encrypt, versionOf } from "./cipher.ts";
import type { Keyring } from "./keyring.ts";

export function ownKey({ own }: Keyring, name: string): Buffer {
  const key = own.get(name);
  if (key === undefined) throw new Error(`the key ${name} is unknown: list it in own-keys.ts`);
  return key;
}

export const fingerprintKey = (purpose: string): string => `fingerprint:${purpose}`;

export const tokenKey = (purpose: string): string => `seal:${purpose}`;

/** HMAC-SHA256 in 64 hex digits, for comparing secrets. */
export function fingerprint(keyring: Keyring, purpose: string, text: string): string {
  const key = ownKey(keyring, fingerprintKey(purpose));
  return createHmac("sha256", key).update(text).digest("hex");
}

// Earlier releases put their master key version here. The token format keeps the field.
const tokenVersion = 1;

/** Tokens are issued for a limited time and never stored. */
export function writeToken(keyring: Keyring, binding: Binding, plain: Buffer | string): string {
  const key = ownKey(keyring, tokenKey(binding.purpose));
  return encrypt({ ...binding, key, version: tokenVersion }, plain);
}

export function readToken(keyring: Keyring, binding: Binding, token: string): Buffer | undefined {
  const version = versionOf(token);
  if (version === undefined) return undefined;
  const key = ownKey(keyring, tokenKey(binding.purpose));
  return decrypt({ ...binding, key, version }, token);
}
