/* A random key per file encrypts the content. The master key seals that key, bound to the file's
   id. */
import { randomBytes } from "node:crypto";
import { decrypt, encrypt } from "@frontdesk/platform/sealing/cipher";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { open, seal } from "@frontdesk/platform/sealing/seal";
import type { Id } from "../../../core/ids.ts";
import { sealedColumn } from "../../../core/store.ts";
import type { KeptFile } from "./store.ts";

const purpose = "dispute file";
const keyBytes = 32;
/** Independent of the master key's version. */
const version = 1;

export function sealFile(
  keyring: Keyring,
  id: Id,
  plain: Buffer,
): Pick<KeptFile, "sealedKey" | "content"> {
  const key = randomBytes(keyBytes);
  const content = encrypt({ key, version, purpose, context: id }, plain);
  return { sealedKey: seal(keyring, { purpose, context: id }, key), content };
}

export function openFile(
  keyring: Keyring,
  { id, sealedKey, content }: KeptFile,
): Buffer | undefined {
  const key = open(keyring, { purpose, context: id }, sealedKey);
  return key && decrypt({ key, version, purpose, context: id }, content);
}

export const sealedFileKeys = sealedColumn({ name: "payments.dispute_files.sealed_key", purpose });
