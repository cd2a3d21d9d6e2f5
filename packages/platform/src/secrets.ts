// Secrets that a process must have: given by its surroundings, or made on the first start and kept
// in the data folder, readable by its owner only; they are never printed.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const masterKeyFile = "master.key";
export const operatorKeyFile = "operator.key";

/** The secret given, else the one in the file, which is made with mode 0600 when missing. */
export function secretOf(given: string | undefined, folder: string, name: string): string {
  const found = findSecret(given, folder, name);
  if (found !== undefined) return found;
  const made = randomBytes(32).toString("base64url");
  keepSecret(folder, name, made);
  return made;
}

/** The secret given, else the one in the file; undefined where there is neither. */
export function findSecret(
  given: string | undefined,
  folder: string,
  name: string,
): string | undefined {
  if (given !== undefined) return given;
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/** Writes a secret to a file, for its owner only; one that is there is never replaced. */
export function keepSecret(folder: string, name: string, secret: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    // What a full disk took of it would be taken for the key.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") rmSync(file, { force: true });
    throw error;
  }
}
