// What hangs on keys of its own, which the master key only seals: digests that are compared with
// what is kept, and tokens that leave us and come back. They outlive a change of the master key.
import { createHmac } from "node:crypto";
import { type Binding, decrypt, encrypt, versionOf } from "./cipher.ts";
import type { Keyring } from "./keyring.ts";

/** A key by its name; throws for a name that the keyring was not opened with. */
export function ownKey({ own }: Keyring, name: string): Buffer {
  const key = own.get(name);
  if (key === undefined) throw new Error(`there is no key named ${name}: list it in own-keys.ts`);
  return key;
}

/** The name of the key that fingerprints of a purpose hang on. */
export const fingerprintKey = (purpose: string): string => `fingerprint:${purpose}`;

/** The name of the key that tokens of a purpose hang on. */
export const tokenKey = (purpose: string): string => `seal:${purpose}`;

/** A keyed digest (HMAC-SHA256, 64 hex digits) to compare secrets by. */
export function fingerprint(keyring: Keyring, purpose: string, text: string): string {
  const key = ownKey(keyring, fingerprintKey(purpose));
  return createHmac("sha256", key).update(text).digest("hex");
}

// Earlier releases wrote the version of their master key here, which is read as it stands.
const tokenVersion = 1;

/** A text that shows nothing of what it holds, to be given away for a while and never stored. */
export function writeToken(keyring: Keyring, binding: Binding, plain: Buffer | string): string {
  const key = ownKey(keyring, tokenKey(binding.purpose));
  return encrypt({ ...binding, key, version: tokenVersion }, plain);
}

/** What a token holds; undefined for anything that was not written exactly so. */
export function readToken(keyring: Keyring, binding: Binding, token: string): Buffer | undefined {
  const version = versionOf(token);
  if (version === undefined) return undefined;
  const key = ownKey(keyring, tokenKey(binding.purpose));
  return decrypt({ ...binding, key, version }, token);
}
