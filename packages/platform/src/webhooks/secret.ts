/*
 * The secret of a webhook, which only its receiver and we know. Sealing it stays with the service
 * that has the column.
 */
import { randomBytes } from "node:crypto";

const prefix = "whsec_";
const base64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A new secret as Standard Webhooks writes it: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return `${prefix}${randomBytes(32).toString("base64")}`;
}

/** The bytes a secret means to Standard Webhooks: base64 behind `whsec_`, else its own UTF-8. */
export function keyOfSecret(secret: string): Buffer {
  if (!secret.startsWith(prefix)) return Buffer.from(secret);
  return Buffer.from(secret.slice(prefix.length), "base64");
}

/** Whether a secret that begins with `whsec_` goes on with base64, as every other one may not. */
export function isReadableSecret(secret: string): boolean {
  return !secret.startsWith(prefix) || base64.test(secret.slice(prefix.length));
}
