/* A customer's share of a session. Each transition is a conditional update under its lock. */

import { timingSafeEqual } from "node:crypto";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import type { SlotTaker } from "../../calendar/slots/slots.ts";
import type { Context } from "../../core/context.ts";
import { type Zones, zoneOn } from "../../core/intervals/turns.ts";
import type { TableRow } from "../../core/tables.ts";
import type { PaymentResponse } from "../../money/charges/payment.ts";
import type { ServicePart } from "../../offering/services/service.ts";
import { costsToCancel, depositOf, type ServiceTerms } from "../../offering/services/terms.ts";
import { derivedStart } from "./derived.ts";

export const states = [
  "held",
  "requested",
  "confirmed",
  "expired",
  "declined",
  "cancelled",
  "attended",
  "no_show",
] as const;
export type AppointmentState = (typeof states)[number];

export interface AppointmentRow
  extends Omit<
    TableRow<"appointments">,
    "account_id" | "erased_at" | "holder_address" | "holder_network"
  > {
  snapshot: Snapshot;
  answers: Record<string, unknown>;
  consents: Record<string, unknown>;
  /** Lower bound in percent after a reschedule by staff. */
  refund_least: number | null;
}

const minuteMs = 60_000;

export const heldForMs = 5 * minuteMs;
export const extendedByMs = 2 * minuteMs;
export const heldToVerifyMs = 30 * minuteMs;
export const mostExtensions = 10;

export function decideBy(now: Date, { starts_at, snapshot }: AppointmentRow): Date {
  const patience = now.getTime() + snapshot.approval_hours * 60 * minuteMs;
  return new Date(Math.min(patience, starts_at.getTime()));
}

// Checks under locks that resources chosen without locks still meet at the moment.
interface Meeting {
  chosen: readonly SlotTaker[];
  /** Locked: a zone may have changed since. */
  resources: readonly (Zones & { id: number })[];
  bufferBefore: number;
  startsAt: Date;
}

export function isMetBy({ chosen, resources, bufferBefore, startsAt }: Meeting): boolean {
  const [{ date: startDate, startTime }] = chosen as [SlotTaker];
  const revenue = chosen.map(({ resourceId, date, startTime }) => {
    const resource = resources.find(({ id }) => id === resourceId)!;
    return { resourceId, date, startTime, timezone: zoneOn(resource, date) };
  });
  const agreed = { startDate, startTime: startTime + bufferBefore, bufferBefore, takings: revenue };
  const derived = derivedStart({ ...agreed, firstIds: [] });
  return derived?.startsAt.getTime() === startsAt.getTime();
}

// Terms at booking time; later changes of the service do not apply.
export interface Snapshot extends ServiceTerms {
  parts: ServicePart[];
}

export const countTaken = ({ parts }: Pick<Snapshot, "parts">): number =>
  parts.reduce((sum, { count }) => sum + count, 0);

interface PricedSnapshot {
  snapshot: Snapshot;
  seats: number;
}

/** Money is in minor units. */
export const depositFor = ({ snapshot, seats }: PricedSnapshot): number =>
  depositOf(snapshot) * seats;

export const needsCard = ({ snapshot }: Pick<PricedSnapshot, "snapshot">): boolean =>
  costsToCancel(snapshot);

/** A card kept for a failed appointment shows as void. */
export function paymentIn(
  payment: PaymentResponse,
  { state, cancelled_by: by }: Pick<AppointmentRow, "state" | "cancelled_by">,
): PaymentResponse {
  const isProvided = state === "cancelled" && by === "business";
  const isOver = isProvided || state === "held" || state === "expired" || state === "declined";
  return isOver && payment.state === "card_kept" ? { ...payment, state: "void" } : payment;
}

// The token of an appointment's link is derived at each use, never stored or logged.
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
