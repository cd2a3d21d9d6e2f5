import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Needing, needing } from "../../../api/needing.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { usePending } from "../pending.ts";
import { around, bookings, type DayRange, downtimes, openTimes } from "../queries.ts";

export type RangeRead = ReturnType<typeof useCalendarRange>;

const nothing: readonly never[] = [];
const nobody: Needing = { requests: nothing, attention: nothing };

export function useCalendarRange(range: DayRange) {
  const location = useWorkspace();
  const booked = useQuery(bookings.between(location, range));
  const open = useQuery(openTimes.between(location, range));
  const off = useQuery(downtimes.between(location, range));
  const { data: kinds = nothing } = useQuery(around.downtimeTypes(location));
  const { data: customers = nobody } = useQuery(needing(location));
  const changed = usePending();
  const current = useMemo(() => booked.data?.map(changed) ?? nothing, [booked.data, changed]);
  return {
    needing: customers,
    bookings: current,
    openings: open.data ?? nothing,
    downtimes: off.data ?? nothing,
    kinds,
    isLoading: booked.data === undefined && booked.error === null,
    error: booked.error ?? open.error,
    again: () => void Promise.all([booked.refetch(), open.refetch(), off.refetch()]),
  };
}

export function offName(
  { downtimes: off, kinds }: Pick<RangeRead, "downtimes" | "kinds">,
  resource: number,
  date: string,
): string | undefined {
  const one = off.find(
    ({ resource_ids: ids, from, to }) => ids.includes(resource) && from <= date && date <= to,
  );
  const kind = kinds.find(({ id }) => id === one?.downtime_type_id)?.name;
  return [one?.details, kind].find((text) => text !== undefined && text !== "");
}
