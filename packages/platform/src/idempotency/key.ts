import { createHash } from "node:crypto";
import { noteRepeatable } from "@frontdesk/database/commit-tracking";
import { canonicalJson } from "@frontdesk/server/canonical";
import { bodyAsSent } from "@frontdesk/server/validate";
import type { Keyring } from "../sealing/keyring.ts";
import { fingerprint } from "../sealing/own-keys.ts";

export interface Key {
  /** Hash of the key, the caller and the operation. */
  hash: Buffer;
  /** Keyed. */
  body: Buffer;
}

export function isKey(header: unknown): header is string {
  return typeof header === "string" && header !== "" && header.length <= 255;
}

/** `parts` are the header, the caller and the operation. Bodies compare as sent, not as stored. */
export function keyOf(keyring: Keyring, parts: readonly unknown[], body: unknown): Key {
  noteRepeatable();
  const print = fingerprint(keyring, "idempotency", canonicalJson(bodyAsSent(body) ?? null));
  return {
    hash: createHash("sha256").update(JSON.stringify(parts)).digest(),
    body: Buffer.from(print, "hex"),
  };
}
