/* A block has one piece per resource and day. Overlapping pieces take different levels. */
import type { AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";
import { dayAfter } from "../../../components/days.ts";

export interface Target
  extends Pick<AgendaBlock, "date" | "start" | "end" | "duration" | "resource_ids"> {
  /** The service has not answered yet. */
  isPending?: true;
}

export type DrawnBlock = AgendaBlock &
  Target & {
    /** A question asks for this place. */
    isProposed?: true;
  };

export interface Piece {
  key: string;
  block: DrawnBlock;
  /** One of the block's resources: that of the column. */
  resource: number;
  date: string;
  /** Minutes from midnight of `date`, negative on a later day; null without a start time. */
  start: number | null;
  /** By the clock on the wall. */
  minutes: number;
}

export interface PlacedPiece {
  piece: Piece;
  level: number;
  /** Levels in its group of overlapping pieces. */
  levels: number;
}

export type Grouping = "resources" | "days";

/** A calendar of all resources draws each block once. */
export function piecesOf(blocks: readonly DrawnBlock[], by: Grouping): Piece[] {
  return blocks.flatMap((block) => {
    const resources = by === "days" ? [block.resource_ids[0] ?? 0] : block.resource_ids;
    const days = daysOf(block);
    return resources.flatMap((resource) =>
      days.map((day) => ({
        key: `${block.kind} ${block.id} ${resource} ${day.date}`,
        block,
        resource,
        ...day,
      })),
    );
  });
}

function daysOf({ date, start, end, duration }: AgendaBlock) {
  if (start === null || end === null) return [{ date, start: null, minutes: duration }];
  const count = Math.max(1, Math.ceil(end / 1440));
  return Array.from({ length: count }, (_, index) => ({
    date: dayAfter(date, index),
    start: start - index * 1440,
    minutes: end - start,
  }));
}

/** The part after midnight. */
export const isRest = ({ start }: Piece): boolean => start !== null && start < 0;

export const needsYou = ({ block }: Piece): boolean => block.flags.includes("attention");

export function laneKey(resource: number | null, date: string): string {
  return `${resource ?? "all"} ${date}`;
}

export function byLane(pieces: readonly Piece[], by: Grouping): Map<string, Piece[]> {
  return Map.groupBy(pieces, ({ resource, date }) =>
    laneKey(by === "resources" ? resource : null, date),
  );
}

export function inOrder(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort(
    (one, other) =>
      (one.start ?? -1440) - (other.start ?? -1440) ||
      one.block.id - other.block.id ||
      (one.key < other.key ? -1 : 1),
  );
}

export function splitPieces(pieces: readonly Piece[]): { bars: Piece[]; blocks: Piece[] } {
  const { bars = [], blocks = [] } = Object.groupBy(inOrder(pieces), ({ start }) =>
    start === null ? "bars" : "blocks",
  );
  return { bars, blocks };
}

export function stacked(pieces: readonly Piece[]): PlacedPiece[] {
  const placed: PlacedPiece[] = [];
  let group: PlacedPiece[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const one of group) one.levels = ends.length;
    [group, ends] = [[], []];
  };
  for (const piece of inOrder(pieces)) {
    const start = piece.start ?? 0;
    if (ends.every((end) => end <= start)) close();
    const free = ends.findIndex((end) => end <= start);
    const level = free === -1 ? ends.length : free;
    ends[level] = start + piece.minutes;
    const one = { piece, level, levels: 1 };
    group.push(one);
    placed.push(one);
  }
  close();
  return placed;
}
