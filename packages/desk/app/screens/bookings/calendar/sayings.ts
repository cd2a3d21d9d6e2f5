// The texts are for screen readers.
import { useWords } from "../../../locales/words.ts";
import { useLabels } from "../labels.ts";
import { useBookingTitle } from "../names.ts";
import type { Draft, Stop } from "./cursor.ts";

export interface Sayings {
  stop(stop: Stop): string;
  draft(draft: Draft): string;
  picked(kind: "move" | "resize"): string;
  left: string;
  /** An appointment's service fixes its length. */
  fixed: string;
}

interface SpokenOf {
  nameOf(resource: number): string | undefined;
  isClosed(draft: Draft): boolean;
}

export function useSayings({ nameOf, isClosed }: SpokenOf): Sayings {
  const { bookings: words } = useWords();
  const [bookingLabels, titleOf] = [useLabels(), useBookingTitle()];
  const joined = (texts: readonly (string | undefined)[]) =>
    texts.filter((text) => text !== undefined).join(", ");
  return {
    stop: ({ lane, start, piece }) => {
      const where = [bookingLabels.wholeDay(lane.date), nameOf(lane.resource ?? 0)];
      if (piece === undefined) {
        const free =
          start === null ? words.nothingBooked : `${bookingLabels.time(start)}: ${words.free}`;
        return joined([free, ...where]);
      }
      const state = words.states[piece.state];
      const needs = piece.needsYou ? words.needsYou : undefined;
      return joined([titleOf(piece.booking), bookingLabels.when(piece), state, needs, ...where]);
    },
    draft: (draft) => {
      const where = [
        bookingLabels.when(draft),
        bookingLabels.day(draft.date),
        nameOf(draft.resource),
      ];
      return joined([...where, isClosed(draft) ? words.closed : undefined]);
    },
    picked: (kind) => (kind === "move" ? words.moving : words.resizing),
    left: words.left,
    fixed: words.refusal.length,
  };
}
