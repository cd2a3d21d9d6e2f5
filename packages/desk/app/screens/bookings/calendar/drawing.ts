import { createContext, useContext } from "react";
import type { BookingLabels } from "../labels.ts";
import type { Draft, Lane, Stop } from "./cursor.ts";
import type { CalendarDay, Stretch } from "./hours.ts";
import type { Piece } from "./pieces.ts";
import type { PieceTexts } from "./texts.ts";

export interface Drawing {
  hours: Stretch;
  /** Minutes of a step. */
  snap: number;
  /** Time runs down. */
  isUpright: boolean;
  labels: BookingLabels;
  textsOf(piece: Piece): PieceTexts;
  nameOf(resource: number): string | undefined;
  colorOf(resource: number): string | undefined;
  press(piece: Piece, event: React.PointerEvent<HTMLElement>): void;
  open(piece: Piece): void;
  make(lane: Lane, start: number | null, minutes?: number): void;
}

export const DrawingContext = createContext<Drawing | undefined>(undefined);

export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext);
  if (drawing === undefined) throw new Error("This is drawn outside of a calendar");
  return drawing;
}

export interface DrawnLane extends Lane {
  pieces: readonly Piece[];
  days: readonly CalendarDay[];
}

export interface Hand {
  at: Stop | undefined;
  draft: Draft | undefined;
  held: string | undefined;
}

/** Other lanes skip the render. */
export function handIn({ at, draft, held }: Hand, lanes: readonly DrawnLane[]): Hand {
  const isHere = lanes.some(({ key }) => key === at?.lane.key);
  const isOver = lanes.some(
    ({ date, resource }) =>
      date === draft?.date && (resource === null || resource === draft.resource),
  );
  const isFrom = lanes.some(({ pieces }) => pieces.some(({ key }) => key === held));
  return {
    at: isHere ? at : undefined,
    draft: isOver ? draft : undefined,
    held: isFrom ? held : undefined,
  };
}
