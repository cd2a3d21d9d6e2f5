import type { ListedResource } from "@frontdesk/scheduling-client/types/resources";
import { useMemo } from "react";
import type { Field, Lane, Line } from "./cursor.ts";
import type { DrawnLane } from "./drawing.ts";
import { hoursOf } from "./hours.ts";
import { piecesOf } from "./pieces.ts";
import type { RangeRead } from "./range.ts";
import { dayFinder, groupsOf, lanesOf, type RowGroup, rowsOf } from "./rows.ts";

export type BoardForm = "agenda" | "month" | "fill" | "rows" | "columns" | "people";

export interface DrawnOf {
  form: BoardForm;
  days: readonly string[];
  resources: readonly ListedResource[];
  read: RangeRead;
  snap: number;
}

export function useDrawn({ form, days, resources, read, snap }: DrawnOf) {
  const isRows = form === "rows" || form === "fill" || form === "people";
  const pieces = useMemo(
    () => piecesOf(read.blocks, isRows ? "resources" : "days"),
    [read.blocks, isRows],
  );
  const dayOf = useMemo(() => dayFinder(read.days), [read.days]);
  const hours = useMemo(() => hoursOf(read.days, pieces), [read.days, pieces]);
  const { groups, lanes } = useMemo(() => {
    const parts = { resources, dates: days, pieces, dayOf };
    if (!isRows) return { groups: [], lanes: lanesOf(parts) };
    const rows = rowsOf(parts);
    if (form === "people") return { groups: [], lanes: rows.flatMap((row) => row.lanes) };
    return { groups: groupsOf(rows), lanes: [] };
  }, [form, isRows, resources, days, pieces, dayOf]);
  const field = useMemo<Field>(() => {
    const lines = linesOf({ form, groups, lanes });
    const drawn = lines.flatMap((line) => line.lanes as readonly DrawnLane[]);
    const matches = new Map(drawn.map((lane) => [lane.key, lane]));
    const isHourly = form === "rows" || form === "columns" || form === "people";
    return {
      lines,
      hours: isHourly ? hours : undefined,
      snap,
      piecesOf: ({ key }: Lane) => matches.get(key)?.pieces ?? [],
    };
  }, [form, groups, lanes, hours, snap]);
  return { dayOf, hours, groups, lanes, field };
}

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
