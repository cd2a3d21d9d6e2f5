// A proof stands only in mails: knowing it shows access to the mailbox of the appointment.
import { timingSafeEqual } from "node:crypto";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import type { Context } from "../../core/context.ts";
import type { AppointmentRow } from "./appointment.ts";

type Keys = Pick<Context, "keyring">;
type Addressed = Pick<AppointmentRow, "id" | "link_version" | "email">;
type Place = { accountId: number; row: Addressed };

/** Each address has its own proof. */
export function proofFor({ keyring }: Keys, accountId: number, row: Addressed): string {
  const { id, link_version: version, email } = row;
  const address = (email ?? "").toLowerCase();
  const digest = fingerprint(keyring, "address", `${accountId} ${id} ${version} ${address}`);
  return Buffer.from(digest.slice(0, 32), "hex").toString("base64url");
}

/**
 * True also for mails to the client's present address. The token alone proves nothing: calendars
 * contain it too.
 */
export function isReader(keys: Keys, proof: string, at: Place): boolean {
  const right = Buffer.from(proofFor(keys, at.accountId, at.row));
  const given = Buffer.from(proof);
  return right.length === given.length && timingSafeEqual(right, given);
}

/** Accepts only the proof of the address given last. */
export function isProofOf(keys: Keys, proof: string, at: Place): boolean {
  return at.row.email !== null && isReader(keys, proof, at);
}
