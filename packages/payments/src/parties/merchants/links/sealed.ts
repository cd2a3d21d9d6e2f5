import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { open, seal } from "@frontdesk/platform/sealing/seal";
import type { Id } from "../../../core/ids.ts";
import { sealedColumn } from "../../../core/store.ts";

const purpose = "link secret";

export function sealLinkSecret(keyring: Keyring, merchantId: Id, secret: string): string {
  return seal(keyring, { purpose, context: merchantId }, secret);
}

export function openLinkSecret(keyring: Keyring, merchantId: Id, sealed: string) {
  return open(keyring, { purpose, context: merchantId }, sealed)?.toString("utf8");
}

export const sealedLinkSecrets = sealedColumn({ name: "payments.merchants.link_secret", purpose });
