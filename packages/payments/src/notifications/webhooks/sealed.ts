import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { open, seal } from "@frontdesk/platform/sealing/seal";
import type { Id } from "../../core/ids.ts";
import { acrossShards } from "../../core/store.ts";
import {
  countFormerSecrets,
  countSecrets,
  lockFormerSecrets,
  lockSecrets,
  updateFormerSecrets,
  updateSecrets,
} from "./secrets.store.ts";

const purpose = "webhook secret";

export function sealSecret(keyring: Keyring, webhookId: Id, secret: string): string {
  return seal(keyring, { purpose, context: webhookId }, secret);
}

export function openSecret(keyring: Keyring, webhookId: Id, sealed: string): string | undefined {
  return open(keyring, { purpose, context: webhookId }, sealed)?.toString("utf8");
}

export const sealedSecrets: SealedColumn = {
  name: "payments.webhooks.secret",
  purpose,
  count: countSecrets,
  lock: acrossShards(lockSecrets),
  update: updateSecrets,
};

export const sealedFormerSecrets: SealedColumn = {
  name: "payments.webhooks.former_secret",
  purpose,
  count: countFormerSecrets,
  lock: acrossShards(lockFormerSecrets),
  update: updateFormerSecrets,
};
