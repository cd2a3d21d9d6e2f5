import { basic } from "@frontdesk/payments/test/shop";
import { operatorKey } from "@frontdesk/platform/test/harness";
import type { Agenda, BookedRow, Change } from "../model/bookings.ts";
import type { BookingsProcess } from "./start.ts";
import type { BookingsWorld } from "./world.ts";

interface Payload {
  id: number;
  action: string;
  status: string;
  model: { payload: { id: number } };
}

interface AuditRow {
  action: string;
  kind: string;
  subject_id: number;
}

export async function listQueue(
  process: BookingsProcess,
  world: BookingsWorld,
): Promise<Agenda["queued"]> {
  const path = `/webhooks/${world.webhookId}/queue?limit=0`;
  const payloads = await read<Payload[]>(process, world, path);
  return payloads.map(({ id, action, status, model }) => ({
    id,
    action,
    status,
    bookingId: model.payload.id,
  }));
}

export async function readBookings(
  process: BookingsProcess,
  world: BookingsWorld,
): Promise<{ bookings: BookedRow[]; audit: Change[] }> {
  const since = "2020-01-01T00:00:00Z";
  const audited = await read<AuditRow[]>(process, world, "/audit?limit=0&kind=booking");
  return {
    bookings: await read<BookedRow[]>(process, world, `/bookings?limit=0&updated_since=${since}`),
    audit: audited.map(({ action, subject_id }) => ({ action, bookingId: subject_id })),
  };
}

async function read<Body>(
  { url }: BookingsProcess,
  { path, authorization }: BookingsWorld,
  below: string,
): Promise<Body> {
  const response = await fetch(`${url}${path}${below}`, { headers: { authorization } });
  if (response.status !== 200) throw new Error(`${below}: ${response.status}`);
  return (await response.json()) as Body;
}

export async function reconcileBookings({ operatorUrl }: BookingsProcess): Promise<string> {
  const url = `${operatorUrl}/scheduling/operator/reconciliations?payments=true`;
  const headers = { authorization: basic(operatorKey) };
  const response = await fetch(url, { method: "POST", headers });
  return await response.text();
}
