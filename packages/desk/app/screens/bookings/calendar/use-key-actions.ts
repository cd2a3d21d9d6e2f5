import { useCheckIn } from "../../../api/attendance.ts";
import { say } from "../../../api/undo.ts";
import { takesCheckIn } from "../../../components/attendance.ts";
import { wallTimeOf } from "../../../components/days.ts";
import { useNow } from "../../../components/now.ts";
import { useWords } from "../../../locales/words.ts";
import { useOpening } from "../sheet/opening.ts";
import type { Piece } from "./pieces.ts";
import { type CalendarView, type Shape, turned } from "./view.ts";

interface KeyActionsInput {
  view: Pick<CalendarView, "shape">;
  date: string;
  ask(changes: Record<string, string | undefined>): void;
}

/** Acts of keys on the marked block, and on the range of days. */
export function useKeyActions({ view: { shape }, date, ask }: KeyActionsInput) {
  const { bookings: words } = useWords();
  const now = useNow();
  const mark = useCheckIn();
  const { pay } = useOpening("calendar");
  const today = wallTimeOf(now).date;
  const goTo = (day: string) => ask({ date: day === today ? undefined : day });
  const show = (next: Shape) => ask({ view: next === "day" ? undefined : next, page: undefined });
  return {
    checkIn: ({ block }: Piece) => {
      if (takesCheckIn(block, now)) mark(block.id);
      else if (block.state === "booked") say(words.checkInLater);
    },
    pay: ({ block }: Piece) => pay(block.id),
    rangeActions: {
      t: () => goTo(today),
      "[": () => goTo(turned(shape, date, -1)),
      "]": () => goTo(turned(shape, date, 1)),
      d: () => show("day"),
      w: () => show("week"),
    },
  };
}
