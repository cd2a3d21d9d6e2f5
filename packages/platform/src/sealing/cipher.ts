// AES-256-GCM as one base64url text: version, nonce, ciphertext, tag.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

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

export function versionOf(text: string): number | undefined {
  const bytes = Buffer.from(text, "base64url");
  // Decoding ignores invalid base64url characters, so only the canonical spelling is valid.
  if (bytes.length < headLength + tagLength || bytes.toString("base64url") !== text)
    return undefined;
  return bytes.readUInt16BE(0);
}

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

/** JSON separates the parts: different triples give different texts. */
function boundText({ version, purpose, context }: Lock): Buffer {
  return Buffer.from(JSON.stringify([version, purpose, context]));
}
