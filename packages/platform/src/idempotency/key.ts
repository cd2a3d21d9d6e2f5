import { createHash } from "node:crypto";
import { noteRepeatable } from "@frontdesk/database/deeds";
import { canonicalJson } from "@frontdesk/server/canonical";
import { bodyAsSent } from "@frontdesk/server/validate";
import type { Keyring } from "../sealing/keyring.ts";
import { fingerprint } from "../sealing/own-keys.ts";

/** A call that came with an `Idempotency-Key`. */
export interface Key {
  /** Where it counts: the key itself with who calls and what. */
  hash: Buffer;
  /** The keyed hash of the body that it was used with. */
  body: Buffer;
}

/** Whether a header can be a key. */
export function isKey(header: unknown): header is string {
  return typeof header === "string" && header !== "" && header.length <= 255;
}

/**
 * The key of a call; `parts` are the header, who calls and what. Two bodies are one only if they
 * were sent alike, even if their texts are kept alike.
 */
export function keyOf(keyring: Keyring, parts: readonly unknown[], body: unknown): Key {
  noteRepeatable();
  const print = fingerprint(keyring, "idempotency", canonicalJson(bodyAsSent(body) ?? null));
  return {
    hash: createHash("sha256").update(JSON.stringify(parts)).digest(),
    body: Buffer.from(print, "hex"),
  };
}
