import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import { queryOptions } from "@tanstack/react-query";
import { type StudioWorkspace, studioOf } from "./studio.ts";

export const displacedBookings = (workspace: StudioWorkspace, ids: readonly number[]) =>
  queryOptions({
    queryKey: [workspace.id, "bookings", "displaced", ...ids],
    queryFn: ({ signal }): Promise<Booking[]> =>
      Promise.all(ids.map((id) => studioOf(workspace).bookings.get(id, { signal }))),
  });
