/* The service with the column seals it. */
import { randomBytes } from "node:crypto";

const prefix = "whsec_";
const base64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return `${prefix}${randomBytes(32).toString("base64")}`;
}

/** Standard Webhooks: base64 after `whsec_`, otherwise UTF-8. */
export function keyOfSecret(secret: string): Buffer {
  if (!secret.startsWith(prefix)) return Buffer.from(secret);
  return Buffer.from(secret.slice(prefix.length), "base64");
}

/** False for `whsec_` without valid base64. */
export function isReadableSecret(secret: string): boolean {
  return !secret.startsWith(prefix) || base64.test(secret.slice(prefix.length));
}
