// The texts are for screen readers.
import { useWords } from "../../../locales/words.ts";
import { useLabels } from "../labels.ts";
import type { Draft, Stop } from "./cursor.ts";
import type { Piece } from "./pieces.ts";
import type { PieceTexts } from "./texts.ts";

export interface Sayings {
  stop(stop: Stop): string;
  draft(draft: Draft): string;
  picked(kind: "move" | "resize"): string;
  left: string;
}

interface SpokenOf {
  nameOf(resource: number): string | undefined;
  textsOf(piece: Piece): PieceTexts;
  isClosed(draft: Draft): boolean;
}

export function useSayings({ nameOf, textsOf, isClosed }: SpokenOf): Sayings {
  const { bookings: words } = useWords();
  const bookingLabels = useLabels();
  const joined = (texts: readonly (string | undefined)[]) =>
    texts.filter((text) => text !== undefined).join(", ");
  return {
    stop: ({ lane, start, piece }) => {
      const day = bookingLabels.wholeDay(lane.date);
      const where = [day, nameOf(lane.resource ?? 0)];
      if (piece === undefined) {
        const free =
          start === null ? words.nothingBooked : `${bookingLabels.time(start)}: ${words.free}`;
        return joined([free, ...where]);
      }
      return joined([...textsOf(piece).all, day]);
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
  };
}
