// Sealing keeps secrets at rest and in tokens: AES-256-GCM under keys derived per purpose and
// version from the master key. What was sealed opens only with the same purpose and context.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Keyring } from "./keyring.ts";

/** What a seal is for and what it belongs to: it opens with both the same only. */
export interface Binding {
  purpose: string;
  context: string;
}

const cipherName = "aes-256-gcm";
const keyLength = 32;
const versionLength = 2;
const nonceLength = 12;
const tagLength = 16;
const headLength = versionLength + nonceLength;

/** 32 bytes by HKDF-SHA256 (RFC 5869) for one purpose; throws RangeError for an unknown version. */
export function deriveKey(keyring: Keyring, purpose: string, version = keyring.current): Buffer {
  const key = keyring.keys.get(version);
  if (key === undefined) throw new RangeError(`The keyring has no key of version ${version}`);
  return Buffer.from(hkdfSync("sha256", key, "frontdesk", `${version}:${purpose}`, keyLength));
}

/**
 * A base64url token of version, nonce, ciphertext and tag. Nonces are random, so a purpose may be
 * sealed for 2^32 times per key version (NIST SP 800-38D) before the key has to be rotated.
 */
export function seal(
  keyring: Keyring,
  { purpose, context }: Binding,
  plain: Buffer | string,
): string {
  const nonce = randomBytes(nonceLength);
  const head = Buffer.concat([versionBytes(keyring.current), nonce]);
  const key = deriveKey(keyring, `seal:${purpose}`);
  const cipher = createCipheriv(cipherName, key, nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(boundText(keyring.current, purpose, context)));
  const body = cipher.update(typeof plain === "string" ? Buffer.from(plain) : plain);
  return Buffer.concat([head, body, cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/**
 * What was sealed; undefined for anything that was not sealed exactly so: edited, another purpose,
 * context or key, or no token at all.
 */
export function open(
  keyring: Keyring,
  { purpose, context }: Binding,
  sealed: string,
): Buffer | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  // Decoding skips what is no base64url: the one spelling that seal gives is the only one accepted.
  if (bytes.toString("base64url") !== sealed) return undefined;
  if (bytes.length < headLength + tagLength) return undefined;
  const version = bytes.readUInt16BE(0);
  if (!keyring.keys.has(version)) return undefined;
  const nonce = bytes.subarray(versionLength, headLength);
  const key = deriveKey(keyring, `seal:${purpose}`, version);
  const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(boundText(version, purpose, context)));
  decipher.setAuthTag(bytes.subarray(-tagLength));
  const body = decipher.update(bytes.subarray(headLength, -tagLength));
  try {
    return Buffer.concat([body, decipher.final()]);
  } catch {
    return undefined;
  }
}

/**
 * A keyed digest (HMAC-SHA256, 64 hex digits) to compare secrets by. It uses the lowest version of
 * the keyring, so it stays the same when a newer key is added.
 */
export function fingerprint(keyring: Keyring, purpose: string, text: string): string {
  const key = deriveKey(keyring, `fingerprint:${purpose}`, Math.min(...keyring.keys.keys()));
  return createHmac("sha256", key).update(text).digest("hex");
}

/** The key version that something is sealed with. */
export function versionOf(sealed: string): number {
  return Buffer.from(sealed, "base64url").readUInt16BE(0);
}

function versionBytes(version: number): Buffer {
  const bytes = Buffer.alloc(versionLength);
  bytes.writeUInt16BE(version);
  return bytes;
}

/** JSON keeps the parts apart: no two different triples give the same text. */
function boundText(version: number, purpose: string, context: string): string {
  return JSON.stringify([version, purpose, context]);
}
