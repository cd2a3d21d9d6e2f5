// PKCE with SHA-256 (RFC 7636).
import { createHash, timingSafeEqual } from "node:crypto";

/** 32 bytes in base64url. */
export function isChallenge(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Section 4.1. */
export function isVerifier(text: string): boolean {
  return /^[\w.~-]{43,128}$/.test(text);
}

/** Section 4.6. */
export function proves(verifier: string, challenge: string): boolean {
  const hash = Buffer.from(createHash("sha256").update(verifier).digest("base64url"));
  const announced = Buffer.from(challenge);
  return announced.length === hash.length && timingSafeEqual(announced, hash);
}
