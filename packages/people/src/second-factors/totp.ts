/* Six digits every half minute (RFC 6238). Each code counts once. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { cleanCode } from "@frontdesk/server/text/clean";

export const secretBytes = 20;
const counterMs = 30_000;
const digits = 6;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function counterOf(now: Date): number {
  return Math.floor(now.getTime() / counterMs);
}

/** HOTP with SHA-1 (RFC 4226, section 5.3). */
export function codeOf(secret: Buffer, stage: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(stage));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = digest.at(-1)! & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** Clocks differ by a step. Ignores spaces and dashes, and reads digits of any script. */
export function matchingCounter(secret: Buffer, code: string, now: Date): number | undefined {
  const text = cleanCode(code);
  if (!/^\d{6}$/.test(text)) return undefined;
  const present = counterOf(now);
  const steps = [present, present - 1, present + 1];
  return steps.find((stage) =>
    timingSafeEqual(Buffer.from(codeOf(secret, stage)), Buffer.from(text)),
  );
}

/** For typing: base32 (RFC 4648) without padding. */
export function writtenSecret(secret: Buffer): string {
  let bits = "";
  for (const byte of secret) bits += byte.toString(2).padStart(8, "0");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** `otpauth://`, in Google Authenticator's key format. */
export function otpauthUri(
  secret: Buffer,
  { issuer, email }: { issuer: string; email: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const name = encodeURIComponent(issuer);
  return `otpauth://totp/${label}?secret=${writtenSecret(secret)}&issuer=${name}`;
}
