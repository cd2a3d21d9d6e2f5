/* A row of lanes is a line of stops: bookings, and the empty hours between them. */
import { dayAfter } from "../../../components/days.ts";
import type { Spot } from "./drop-targets.ts";
import { linesOf, type Stretch } from "./hours.ts";
import { inOrder, type Piece } from "./pieces.ts";

export interface Lane {
  key: string;
  date: string;
  resource: number | null;
}

export interface Line {
  key: string;
  lanes: readonly Lane[];
}

export interface Field {
  lines: readonly Line[];
  hours: Stretch | undefined;
  /** Minutes of a step. */
  snap: number;
  piecesOf(lane: Lane): readonly Piece[];
}

export interface Stop {
  lane: Lane;
  /** Minutes from midnight; null without hours or start time. */
  start: number | null;
  piece: Piece | undefined;
}

export interface Cursor {
  line: number;
  stop: number;
}

export function stopsOf(
  { hours, piecesOf }: Pick<Field, "hours" | "piecesOf">,
  lane: Lane,
): Stop[] {
  const pieces = inOrder(piecesOf(lane));
  const booked = pieces.map((piece) => ({ lane, start: piece.start, piece }));
  if (hours === undefined) {
    return booked.length > 0 ? booked : [{ lane, start: null, piece: undefined }];
  }
  const isFree = (hour: number) =>
    !pieces.some(
      ({ start, minutes }) => start !== null && start < hour + 60 && hour < start + minutes,
    );
  const empty = linesOf(hours)
    .filter(isFree)
    .map((start) => ({ lane, start, piece: undefined }));
  return [...booked, ...empty].sort((one, other) => (one.start ?? -1) - (other.start ?? -1));
}

export function lineStops(board: Field, line: number): Stop[] {
  const { lanes = [] } = board.lines[line] ?? {};
  return lanes.flatMap((lane) => stopsOf(board, lane));
}

export function stopAt(board: Field, { line, stop }: Cursor): Stop | undefined {
  const stops = lineStops(board, line);
  return stops[Math.min(stop, stops.length - 1)];
}

export function along(board: Field, { line, stop }: Cursor, by: 1 | -1): Cursor {
  const last = lineStops(board, line).length - 1;
  const from = Math.min(stop, last);
  return { line, stop: Math.max(0, Math.min(last, from + by)) };
}

export function across(board: Field, cursor: Cursor, by: 1 | -1): Cursor {
  const line = cursor.line + by;
  const here = stopAt(board, cursor);
  if (here === undefined || board.lines[line] === undefined) return cursor;
  const lanes = board.lines[cursor.line]?.lanes ?? [];
  const index = lanes.findIndex(({ key }) => key === here.lane.key);
  const there = board.lines[line].lanes[index]?.key;
  return { line, stop: nearest(lineStops(board, line), there, here.start ?? 0) };
}

function nearest(stops: readonly Stop[], lane: string | undefined, start: number): number {
  const far = (stop: Stop) =>
    (stop.lane.key === lane ? 0 : 10_000) + Math.abs((stop.start ?? 0) - start);
  return stops.reduce((best, stop, index) => (far(stop) < far(stops[best]!) ? index : best), 0);
}

export function cursorOf(board: Field, isIt: (stop: Stop) => boolean): Cursor | undefined {
  for (const line of board.lines.keys()) {
    const stop = lineStops(board, line).findIndex(isIt);
    if (stop !== -1) return { line, stop };
  }
  return undefined;
}

export interface Draft extends Spot {
  minutes: number;
}

export type Arrow = "along" | "back" | "up" | "down";

/** A step or a line; without hours a day and a week. */
export function carried(board: Field, draft: Draft, arrow: Arrow): Draft {
  const by = arrow === "along" || arrow === "down" ? 1 : -1;
  const isAlong = arrow === "along" || arrow === "back";
  const { hours } = board;
  if (hours === undefined || draft.start === null) {
    if (isAlong) return { ...draft, date: dayAfter(draft.date, by) };
    return hours === undefined
      ? { ...draft, date: dayAfter(draft.date, 7 * by) }
      : beside(board, draft, by);
  }
  if (!isAlong) return beside(board, draft, by);
  const start = draft.start + board.snap * by;
  if (start < hours.from) {
    const last = hours.to - draft.minutes;
    return { ...draft, date: dayAfter(draft.date, -1), start: Math.max(hours.from, last) };
  }
  if (start + draft.minutes > hours.to) {
    return { ...draft, date: dayAfter(draft.date, 1), start: hours.from };
  }
  return { ...draft, start };
}

function beside({ lines }: Field, draft: Draft, by: 1 | -1): Draft {
  const isResources = lines.some(({ lanes }) => lanes.some(({ resource }) => resource !== null));
  if (!isResources) return { ...draft, date: dayAfter(draft.date, by) };
  const resources = lines.map(({ lanes }) => lanes[0]?.resource);
  const next = resources[resources.indexOf(draft.resource) + by];
  return next == null ? draft : { ...draft, resource: next };
}

/** Changes the length by a step, within the day. */
export function resized({ snap }: Pick<Field, "snap">, draft: Draft, by: 1 | -1): Draft {
  const minutes = draft.minutes + snap * by;
  const most = 1440 - (draft.start ?? 0);
  return { ...draft, minutes: Math.max(snap, Math.min(most, minutes)) };
}
