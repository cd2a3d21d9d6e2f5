// The token of an appointment's link is derived at each use, never stored or logged.
import { timingSafeEqual } from "node:crypto";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import type { Context } from "../../core/context.ts";
import type { AppointmentRow } from "./appointment.ts";

type Keys = Pick<Context, "keyring">;
type TokenRow = Pick<AppointmentRow, "id" | "link_version">;

/** A new link version revokes older tokens. */
export function tokenFor({ keyring }: Keys, accountId: number, row: TokenRow): string {
  const { id, link_version: version } = row;
  const digest = fingerprint(keyring, "appointment", `${accountId} ${id} ${version}`);
  const side = Buffer.from(digest.slice(0, 32), "hex");
  return `${id.toString(36)}-${side.toString("base64url")}`;
}

export function idIn(token: string): number | undefined {
  const [, id] = /^([0-9a-z]{1,10})-[\w-]{22}$/.exec(token) ?? [];
  return id === undefined ? undefined : Number.parseInt(id, 36);
}

export function isTokenOf(keys: Keys, token: string, at: { accountId: number; row: TokenRow }) {
  const right = Buffer.from(tokenFor(keys, at.accountId, at.row));
  const input = Buffer.from(token);
  return right.length === input.length && timingSafeEqual(right, input);
}
