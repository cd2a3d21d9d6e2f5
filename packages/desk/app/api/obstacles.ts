import type { SlotTakenError } from "@frontdesk/scheduling-client/errors";
import { firstCharacters } from "@frontdesk/server/text/length";
import { queryOptions } from "@tanstack/react-query";
import { readAll } from "./read-all.ts";
import { type StudioWorkspace, studioOf } from "./studio.ts";

export interface ReadObstacle {
  /** Minutes from midnight in the account's zone. */
  start: number;
  end: number;
  /** Client and service, or the details of a booking. */
  texts: string[];
  resourceIds: number[];
}

/** The details of a booking may be a page. */
const longestDetails = 80;

type Blocker = SlotTakenError["blockers"][number];

/** Null for a booking of a whole day. */
export const obstacleQuery = (workspace: StudioWorkspace, { kind, id }: Blocker) =>
  queryOptions({
    queryKey: [workspace.id, `${kind}s`, "obstacle", id],
    queryFn: async ({ signal }): Promise<ReadObstacle | null> => {
      const studio = studioOf(workspace);
      if (kind === "appointment") {
        const one = await studio.appointments.get(id, { signal });
        const { customer, service, start_time: start, end_time: end, resource_ids: ids } = one;
        if (start === undefined || end === undefined) return null;
        const texts = [customer?.name ?? "", service].filter((text) => text !== "");
        return { start, end, texts, resourceIds: ids ?? [] };
      }
      const {
        start_time: start,
        end_time: end,
        ...booking
      } = await studio.bookings.get(id, {
        signal,
      });
      if (start === null || end === null) return null;
      const details = firstCharacters(booking.details, longestDetails);
      const texts = details === "" ? [] : [details];
      return { start, end, texts, resourceIds: [booking.resource_id] };
    },
  });

const pageSize = 500;

export const resourceNames = (workspace: StudioWorkspace) =>
  queryOptions({
    queryKey: [workspace.id, "resources", "taken"],
    queryFn: ({ signal }) => readAll(studioOf(workspace).resources.list({ pageSize, signal })),
  });
