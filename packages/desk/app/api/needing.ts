import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { queryOptions } from "@tanstack/react-query";
import { readAll } from "./read-all.ts";
import { type StudioWorkspace, studioOf } from "./studio.ts";

export interface Needing {
  /** Earliest deadline first. */
  requests: readonly Appointment[];
  /** Appointments without a time, or with an unsettled payment. */
  attention: readonly Appointment[];
}

const pageSize = 200;
const most = 1_000;

export const needing = (workspace: StudioWorkspace) =>
  queryOptions({
    queryKey: [workspace.id, "appointments", "needing"],
    refetchInterval: 60_000,
    queryFn: async ({ signal }): Promise<Needing> => {
      const { appointments } = studioOf(workspace);
      const [requests, attention] = await Promise.all([
        readAll(appointments.list({ pageSize, filter: { state: ["requested"] }, signal }), most),
        readAll(appointments.list({ pageSize, filter: { attention: true }, signal }), most),
      ]);
      return { requests: requests.toSorted(byDeadline), attention };
    },
  });

const byDeadline = (one: Appointment, other: Appointment) =>
  (one.decide_by ?? one.starts_at).localeCompare(other.decide_by ?? other.starts_at);

export const seesNeeding = ({ account }: StudioWorkspace): boolean =>
  account !== null && account.rights.bookings !== "none";

export function countNeeding({ requests, attention }: Needing): number {
  return new Set([...requests, ...attention].map(({ id }) => id)).size;
}
