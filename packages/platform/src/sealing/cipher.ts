// AES-256-GCM, as one base64url text of version, nonce, ciphertext and tag. It opens with the same
// key, version, purpose and context only.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** What a seal is for and what it belongs to: it opens with both the same only. */
export interface Binding {
  purpose: string;
  context: string;
}

const cipherName = "aes-256-gcm";
const versionLength = 2;
const nonceLength = 12;
const tagLength = 16;
const headLength = versionLength + nonceLength;

export interface Lock extends Binding {
  key: Buffer;
  version: number;
}

/** Nonces are random, so a key may encrypt 2^32 times (NIST SP 800-38D). */
export function encrypt(lock: Lock, plain: Buffer | string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(cipherName, lock.key, nonce, { authTagLength: tagLength });
  cipher.setAAD(boundText(lock));
  const body = cipher.update(typeof plain === "string" ? Buffer.from(plain) : plain);
  const head = Buffer.concat([versionBytes(lock.version), nonce]);
  return Buffer.concat([head, body, cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** The version that a text begins with; undefined for one that `encrypt` cannot have given. */
export function versionOf(text: string): number | undefined {
  const bytes = Buffer.from(text, "base64url");
  // Decoding skips what is no base64url: the one spelling that is given is the only one accepted.
  if (bytes.length < headLength + tagLength || bytes.toString("base64url") !== text)
    return undefined;
  return bytes.readUInt16BE(0);
}

/** What was encrypted; undefined for anything that was not encrypted exactly so. */
export function decrypt(lock: Lock, text: string): Buffer | undefined {
  if (versionOf(text) !== lock.version) return undefined;
  const bytes = Buffer.from(text, "base64url");
  const nonce = bytes.subarray(versionLength, headLength);
  const decipher = createDecipheriv(cipherName, lock.key, nonce, { authTagLength: tagLength });
  decipher.setAAD(boundText(lock));
  decipher.setAuthTag(bytes.subarray(-tagLength));
  const body = decipher.update(bytes.subarray(headLength, -tagLength));
  try {
    return Buffer.concat([body, decipher.final()]);
  } catch {
    return undefined;
  }
}

function versionBytes(version: number): Buffer {
  const bytes = Buffer.alloc(versionLength);
  bytes.writeUInt16BE(version);
  return bytes;
}

/** JSON keeps the parts apart: no two different triples give the same text. */
function boundText({ version, purpose, context }: Lock): Buffer {
  return Buffer.from(JSON.stringify([version, purpose, context]));
}
