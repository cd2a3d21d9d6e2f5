import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { open, seal } from "@frontdesk/platform/sealing/seal";
import type { Id } from "../../core/ids.ts";
import { sealedColumn } from "../../core/store.ts";

const purpose = "webhook secret";

export function sealSecret(keyring: Keyring, webhookId: Id, secret: string): string {
  return seal(keyring, { purpose, context: webhookId }, secret);
}

export function openSecret(keyring: Keyring, webhookId: Id, sealed: string): string | undefined {
  return open(keyring, { purpose, context: webhookId }, sealed)?.toString("utf8");
}

export const sealedSecrets = sealedColumn({ name: "payments.webhooks.secret", purpose });

export const sealedFormerSecrets = sealedColumn({
  name: "payments.webhooks.former_secret",
  purpose,
});
