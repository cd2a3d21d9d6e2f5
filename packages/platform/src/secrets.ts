// A secret is configured, or created at the first start in the data folder, for its owner only.
// Secrets never appear in output.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const masterKeyFile = "master.key";
export const operatorKeyFile = "operator.key";

export function secretOf(text: string | undefined, folder: string, name: string): string {
  const secret = findSecret(text, folder, name);
  if (secret !== undefined) return secret;
  const created = randomBytes(32).toString("base64url");
  keepSecret(folder, name, created);
  return created;
}

export function findSecret(
  text: string | undefined,
  folder: string,
  name: string,
): string | undefined {
  if (text !== undefined) return text;
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/** A kept secret never replaces a file. */
export function keepSecret(folder: string, name: string, secret: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    // A later start would take a truncated file for the key.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") rmSync(file, { force: true });
    throw error;
  }
}
