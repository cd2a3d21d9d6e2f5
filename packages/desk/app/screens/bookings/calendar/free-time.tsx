import { useWords } from "../../../locales/words.ts";
import { type DrawnLane, useDrawing } from "./drawing.ts";
import { freeIn } from "./hours.ts";

export function FreeTime({ lanes }: { lanes: readonly DrawnLane[] }) {
  const { labels } = useDrawing();
  const { bookings } = useWords();
  const { open, free } = freeIn(lanes);
  const text = open === 0 ? bookings.closed : bookings.freeTime({ length: labels.length(free) });
  return <span className="cal-full">{text}</span>;
}
