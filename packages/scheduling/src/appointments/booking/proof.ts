// A proof occurs only in mails: it shows access to the mailbox.
import { timingSafeEqual } from "node:crypto";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import type { Context } from "../../core/context.ts";
import type { AppointmentRow } from "./appointment.ts";

type Keys = Pick<Context, "keyring">;
type AddressedRow = Pick<AppointmentRow, "id" | "link_version" | "email">;
type ProofTarget = { accountId: number; row: AddressedRow };

export function proofFor({ keyring }: Keys, accountId: number, row: AddressedRow): string {
  const { id, link_version: version, email } = row;
  const address = (email ?? "").toLowerCase();
  const digest = fingerprint(keyring, "address", `${accountId} ${id} ${version} ${address}`);
  return Buffer.from(digest.slice(0, 32), "hex").toString("base64url");
}

/**
 * Also for mails to the client's present address. The token proves nothing: calendars contain it
 * too.
 */
export function isReader(keys: Keys, proof: string, at: ProofTarget): boolean {
  const right = Buffer.from(proofFor(keys, at.accountId, at.row));
  const input = Buffer.from(proof);
  return right.length === input.length && timingSafeEqual(right, input);
}

export function isProofOf(keys: Keys, proof: string, at: ProofTarget): boolean {
  return at.row.email !== null && isReader(keys, proof, at);
}
