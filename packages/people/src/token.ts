import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes as base64url. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
