import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import { queryOptions } from "@tanstack/react-query";
import { type StudioWorkspace, studioOf } from "./studio.ts";

export interface Affected {
  booking: Booking;
  /** Undefined without a client, or without permission to view clients. */
  client: string | undefined;
}

export const affectedBookings = (workspace: StudioWorkspace, ids: readonly number[]) =>
  queryOptions({
    queryKey: [workspace.id, "bookings", "affected", ...ids],
    queryFn: async ({ signal }): Promise<Affected[]> => {
      const { bookings, clients } = studioOf(workspace);
      const all = await Promise.all(ids.map((id) => bookings.get(id, { signal })));
      const mayRead = workspace.account?.rights.clients !== "none";
      const clientIds = new Set(mayRead ? all.flatMap((booking) => booking.client_id ?? []) : []);
      const named = await Promise.all(
        [...clientIds].map(async (id) => {
          const client = await clients.get(id, { signal }).catch(() => undefined);
          return [id, client?.name] as const;
        }),
      );
      const names = new Map(named);
      return all.map((booking) => ({ booking, client: names.get(booking.client_id ?? 0) }));
    },
  });
