import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { open, seal } from "@frontdesk/platform/sealing/seal";
import { sealedColumn } from "../../core/store.ts";

const purpose = "cavv";

export function sealResult(keyring: Keyring, id: string, cavv: string | undefined): string | null {
  return cavv === undefined ? null : seal(keyring, { purpose, context: id }, cavv);
}

export function openResult(keyring: Keyring, id: string, sealed: string | null) {
  return sealed === null ? undefined : open(keyring, { purpose, context: id }, sealed)?.toString();
}

export const sealedResults = sealedColumn({ name: "payments.authentications.cavv", purpose });
