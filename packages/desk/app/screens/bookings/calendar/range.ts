import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWorkspace } from "../../../api/workspace.ts";
import { usePending } from "../pending.ts";
import { agenda, type DayRange } from "../queries.ts";
import { calendarDayOf } from "./hours.ts";

export type RangeRead = ReturnType<typeof useCalendarRange>;

const nothing: readonly never[] = [];

export function useCalendarRange(range: DayRange) {
  const { data, error, refetch } = useQuery(agenda.between(useWorkspace(), range));
  const withPending = usePending();
  const blocks = useMemo(() => withPending(data?.blocks ?? nothing), [data?.blocks, withPending]);
  const days = useMemo(() => (data?.days ?? nothing).map(calendarDayOf), [data?.days]);
  return {
    blocks,
    days,
    resources: data?.resources ?? nothing,
    offsets: data?.zone.transitions,
    isLoading: data === undefined && error === null,
    error,
    again: () => void refetch(),
  };
}
