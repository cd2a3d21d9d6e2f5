import type { ListedResource } from "@frontdesk/scheduling-client/types/resources";
import { useMemo } from "react";
import type { Needing } from "../../../api/needing.ts";
import type { Field, Lane, Line } from "./cursor.ts";
import type { DrawnLane } from "./drawing.ts";
import { hoursOf } from "./hours.ts";
import { piecesOf } from "./pieces.ts";
import type { RangeRead } from "./range.ts";
import { dayFinder, lanesOf, type RowGroup, rowsOf } from "./rows.ts";

export type BoardForm = "agenda" | "month" | "fill" | "rows" | "columns";

export interface DrawnOf {
  form: BoardForm;
  days: readonly string[];
  resources: readonly ListedResource[];
  read: RangeRead;
}

export function useDrawn({ form, days, resources, read }: DrawnOf) {
  const pieces = useMemo(
    () => piecesOf(read.bookings, sessionsOf(read.needing)),
    [read.bookings, read.needing],
  );
  const dayOf = useMemo(() => dayFinder(read.openings), [read.openings]);
  const hours = useMemo(() => {
    const opened = read.openings.flatMap((one) => one.days);
    return hoursOf(opened, pieces);
  }, [read.openings, pieces]);
  const isRows = form === "rows" || form === "fill";
  const { groups, lanes } = useMemo(() => {
    const parts = { resources, dates: days, pieces, dayOf };
    return isRows ? { groups: rowsOf(parts), lanes: [] } : { groups: [], lanes: lanesOf(parts) };
  }, [isRows, resources, days, pieces, dayOf]);
  const field = useMemo<Field>(() => {
    const lines = linesOf({ form, groups, lanes });
    const drawn = lines.flatMap((line) => line.lanes as readonly DrawnLane[]);
    const matches = new Map(drawn.map((lane) => [lane.key, lane]));
    const isHourly = form === "rows" || form === "columns";
    return {
      lines,
      hours: isHourly ? hours : undefined,
      piecesOf: ({ key }: Lane) => matches.get(key)?.pieces ?? [],
    };
  }, [form, groups, lanes, hours]);
  return { dayOf, hours, groups, lanes, field };
}

const sessionsOf = ({ requests, attention }: Needing) => ({
  requests: new Set(requests.map((one) => one.session_id)),
  attention: new Set(attention.map((one) => one.session_id)),
});

interface Parts {
  form: BoardForm;
  groups: readonly RowGroup[];
  lanes: readonly DrawnLane[];
}

function linesOf({ form, groups, lanes }: Parts): Line[] {
  if (form === "rows" || form === "fill") {
    return groups.flatMap(({ rows }) => rows.map((row) => ({ key: row.key, lanes: row.lanes })));
  }
  const length = form === "month" ? 7 : 1;
  const starts = lanes.filter((_, index) => index % length === 0);
  return starts.map((lane, index) => ({
    key: lane.key,
    lanes: lanes.slice(index * length, (index + 1) * length),
  }));
}
