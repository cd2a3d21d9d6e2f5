/* One piece per day, timed or in a bar above. Overlapping pieces take different levels. */
import type { Booking } from "@frontdesk/scheduling-client/types/bookings";

/** Requests and holds take time too. */
export type PieceState = "booked" | "waiting" | "tentative" | "requested" | "held";

export interface Piece {
  key: string;
  booking: Booking;
  date: string;
  /** Minutes from midnight; null without a start time. */
  start: number | null;
  minutes: number;
  waiting: boolean;
  state: PieceState;
  needsYou: boolean;
}

export interface NeedingSessions {
  requests: ReadonlySet<number>;
  attention: ReadonlySet<number>;
}

export interface PlacedPiece {
  piece: Piece;
  level: number;
  /** Levels in its group of overlapping pieces. */
  levels: number;
}

const nobody: NeedingSessions = { requests: new Set(), attention: new Set() };

export function piecesOf(bookings: readonly Booking[], needing = nobody): Piece[] {
  return bookings.flatMap((booking) =>
    booking.durations.map(({ date, duration, start_time: start, waiting }) => ({
      key: `${booking.id} ${date}`,
      booking,
      date,
      start,
      minutes: duration,
      waiting,
      state: stateOf(booking, waiting, needing),
      needsYou: needing.attention.has(booking.session_id ?? 0),
    })),
  );
}

function stateOf(booking: Booking, waiting: boolean, { requests }: NeedingSessions): PieceState {
  if (waiting) return "waiting";
  if (booking.state === "held") {
    return requests.has(booking.session_id ?? 0) ? "requested" : "held";
  }
  return booking.tentative ? "tentative" : "booked";
}

export function laneKey(resource: number | null, date: string): string {
  return `${resource ?? "all"} ${date}`;
}

export function byLane(pieces: readonly Piece[], by: "resources" | "days"): Map<string, Piece[]> {
  return Map.groupBy(pieces, ({ booking, date }) =>
    laneKey(by === "resources" ? booking.resource_id : null, date),
  );
}

export function inOrder(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort(
    (one, other) =>
      (one.start ?? -1) - (other.start ?? -1) ||
      one.booking.id - other.booking.id ||
      (one.date < other.date ? -1 : 1),
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
