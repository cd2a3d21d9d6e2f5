// Ten, each for one sign-in. 50 random bits are too few for a plain hash, so the digest is keyed.
import { randomInt } from "node:crypto";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import { cleanCode } from "@frontdesk/server/text/clean";

const howMany = 10;
const letters = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";
const side = 5;

/** `AB3DE-F6HJK` */
export function drawBackupCodes(): string[] {
  const part = () =>
    Array.from({ length: side }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: howMany }, () => `${part()}-${part()}`);
}

export function hashBackupCode(keyring: Keyring, personId: string, code: string): string {
  const plain = cleanCode(code);
  // Unused letters stand for similar ones (Crockford's base32).
  const meant = plain.replaceAll("O", "0").replace(/[IL]/g, "1").replaceAll("U", "V");
  return fingerprint(keyring, "backup code", JSON.stringify([personId, meant]));
}
