// PKCE by SHA-256: an application announces the hash of a secret when it asks for a code, and shows
// the secret when it exchanges the code (RFC 7636).
import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a text can be the hash that is announced: 32 bytes in base64url. */
export function isChallenge(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Whether a text can be the secret: section 4.1. */
export function isVerifier(text: string): boolean {
  return /^[\w.~-]{43,128}$/.test(text);
}

/** Whether a secret is the one that was announced: section 4.6. */
export function proves(verifier: string, challenge: string): boolean {
  const hash = Buffer.from(createHash("sha256").update(verifier).digest("base64url"));
  const announced = Buffer.from(challenge);
  return announced.length === hash.length && timingSafeEqual(announced, hash);
}
