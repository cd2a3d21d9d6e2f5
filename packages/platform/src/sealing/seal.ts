// Secrets at rest. Sealed values stand in columns that a rotation knows: only files named
// `sealed.ts` seal.
import { hkdfSync } from "node:crypto";
import { type Binding, decrypt, encrypt, versionOf } from "./cipher.ts";
import type { Keyring } from "./keyring.ts";

const keyLength = 32;

/** 32 bytes by HKDF-SHA256 (RFC 5869). Throws RangeError for an unknown version. */
export function deriveKey(keyring: Keyring, purpose: string, version = keyring.current): Buffer {
  const key = keyring.keys.get(version);
  if (key === undefined) throw new RangeError(`The keyring has no key of version ${version}`);
  return Buffer.from(hkdfSync("sha256", key, "frontdesk", `${version}:${purpose}`, keyLength));
}

export function seal(keyring: Keyring, binding: Binding, plain: Buffer | string): string {
  const { current: version } = keyring;
  const key = deriveKey(keyring, `seal:${binding.purpose}`, version);
  return encrypt({ ...binding, key, version }, plain);
}

/** Undefined after any change, and for another purpose, context or key. */
export function open(keyring: Keyring, binding: Binding, sealed: string): Buffer | undefined {
  const version = versionOf(sealed);
  if (version === undefined || !keyring.keys.has(version)) return undefined;
  const key = deriveKey(keyring, `seal:${binding.purpose}`, version);
  return decrypt({ ...binding, key, version }, sealed);
}

export function isAbandoned({ keys, lostBefore = 0 }: Keyring, sealed: string): boolean {
  const version = versionOf(sealed);
  return version !== undefined && !keys.has(version) && version < lostBefore;
}
