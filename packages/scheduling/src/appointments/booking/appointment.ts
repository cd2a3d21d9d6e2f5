/* A customer's share of a session. Each transition is a conditional update under its lock. */
import type { Snapshot } from "./snapshot.ts";

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

export interface AppointmentRow {
  id: number;
  service_id: number;
  session_id: number;
  client_id: number | null;
  state: AppointmentState;
  seats: number;
  revision: number;
  starts_at: Date;
  ends_at: Date;
  wished_ids: number[];
  snapshot: Snapshot;
  held_until: Date | null;
  sent_at: Date | null;
  extensions: number;
  link_version: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  locale: string;
  timezone: string;
  answers: Record<string, unknown>;
  consents: Record<string, unknown>;
  notes: string | null;
  is_by_staff: boolean;
  attention: "displaced" | "payment" | null;
  decide_by: Date | null;
  reschedules: number;
  refund_percent: number | null;
  /** Lower bound in percent after a reschedule by staff. */
  refund_least: number | null;
  uid: string;
  sequence: number;
  cancelled_by: "customer" | "business" | null;
  created_at: Date;
  updated_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
  verify_asked_at: Date | null;
  verified_at: Date | null;
  mailed_at: Date | null;
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
