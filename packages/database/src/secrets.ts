// Secrets that a process must have: given by its surroundings, or made on the first start and kept
// in the data folder, readable by its owner only; they are never printed.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Keyring, keyringFrom } from "./keyring.ts";
import { open, seal } from "./seal.ts";

export const masterKeyFile = "master.key";
export const operatorKeyFile = "operator.key";

/** The secret given, else the one in the file, which is made with mode 0600 when missing. */
export function secretOf(given: string | undefined, folder: string, name: string): string {
  if (given !== undefined) return given;
  const file = join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  }
  return readFileSync(file, "utf8").trim();
}

const checked = "frontdesk";

/** Keeps a value under a name unless there is one, and gives the one that is there. */
export type KeepCheck = (check: { name: string; value: string }) => Promise<string>;

/**
 * The keyring of a master key, compared with what the database was first used with. Throws when it
 * is another one: with it nothing that was sealed could be opened.
 */
export async function openKeyring(masterKey: string, keepCheck: KeepCheck): Promise<Keyring> {
  const keyring = keyringFrom(masterKey);
  const value = seal(keyring, { purpose: "check", context: checked }, checked);
  const kept = await keepCheck({ name: "master key", value });
  if (open(keyring, { purpose: "check", context: checked }, kept)?.toString("utf8") !== checked) {
    throw new Error("MASTER_KEY is not the one this database was first used with");
  }
  return keyring;
}
