// What only a mail has: whoever knows it reads the mail of the address that an appointment is for.
import { timingSafeEqual } from "node:crypto";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import type { Context } from "../../ground/context.ts";
import type { AppointmentRow } from "./appointment.ts";

type Keys = Pick<Context, "keyring">;
type Addressed = Pick<AppointmentRow, "id" | "link_version" | "email">;
type Place = { accountId: number; row: Addressed };

/** The proof of an appointment's address; another address has another. */
export function proofFor({ keyring }: Keys, accountId: number, row: Addressed): string {
  const { id, link_version: version, email } = row;
  const address = (email ?? "").toLowerCase();
  const digest = fingerprint(keyring, "address", `${accountId} ${id} ${version} ${address}`);
  return Buffer.from(digest.slice(0, 32), "hex").toString("base64url");
}

/**
 * Whether somebody reads the mails about an appointment, by the proof that only these have: also
 * where they go to what its client has now. The token alone stands in calendars too.
 */
export function isReader(keys: Keys, proof: string, at: Place): boolean {
  const right = Buffer.from(proofFor(keys, at.accountId, at.row));
  const given = Buffer.from(proof);
  return right.length === given.length && timingSafeEqual(right, given);
}

/** Whether a text is the proof of the address that was given last. */
export function isProofOf(keys: Keys, proof: string, at: Place): boolean {
  return at.row.email !== null && isReader(keys, proof, at);
}
