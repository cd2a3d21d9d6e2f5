/*
 * An invitation lets whoever holds its token accept, once, within seven days, what it is for. At
 * most one is open for a person and a purpose. Only the token's hash is kept.
 */
import { createHash, randomBytes } from "node:crypto";

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** 32 random bytes as base64url. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The SHA-256 of a token. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** The first moment at which an invitation made now is no longer open. */
export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + lifetimeMs);
}
