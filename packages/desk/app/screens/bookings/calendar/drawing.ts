// What all parts of the calendar draw from, and where they tell what was done to them.
import type { ListedResource } from "@frontdesk/scheduling-client/types/resources";
import { createContext, useContext } from "react";
import type { Said } from "../said.ts";
import type { Draft, Lane, Stop } from "./cursor.ts";
import type { OpenDay, Stretch } from "./hours.ts";
import type { Piece } from "./pieces.ts";

/** What stays the same while a calendar is looked at. */
export interface Drawing {
  hours: Stretch;
  /** Whether time goes down, and not to the right. */
  isUpright: boolean;
  said: Said;
  titleOf(piece: Piece): string;
  resourceOf(id: number): ListedResource | undefined;
  /** What time off is called, where it has a name. */
  offOf(resource: number, date: string): string | undefined;
  /** Somebody pressed on a piece, and may drag it. */
  press(piece: Piece, event: React.PointerEvent<HTMLElement>): void;
  open(piece: Piece): void;
  /** Somebody clicked where nothing is, or dragged over so many minutes. */
  make(lane: Lane, start: number | null, minutes?: number): void;
}

export const DrawingContext = createContext<Drawing | undefined>(undefined);

export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext);
  if (drawing === undefined) throw new Error("This is drawn outside of a calendar");
  return drawing;
}

/** A lane as it is drawn. */
export interface DrawnLane extends Lane {
  pieces: readonly Piece[];
  /** As openings tell it; several where many are drawn in one. */
  days: readonly OpenDay[];
}

/** Where the keyboard is, and what it has picked up. */
export interface Hand {
  at: Stop | undefined;
  draft: Draft | undefined;
  /** The piece that was picked up. */
  held: string | undefined;
}

/** What of a hand is in lanes: others are not drawn anew when it moves. */
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
