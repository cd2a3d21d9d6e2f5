import { timeNow } from "../../../api/clock.ts";
import { clockText, dayText, rangeText } from "../../../components/day-labels.ts";
import { useResourceNames } from "../../../components/slot-taken.tsx";
import { useLocale } from "../../../locales/words.ts";
import { addedIn, isSameTime, type SpotChange } from "./spots.ts";
import type { MoveQuestion } from "./use-proposal.ts";

export const titleOf = ({ client, service }: Pick<MoveQuestion, "client" | "service">) =>
  client ?? service;

/** The changed parts: `Sat 28 November, 15:00, Mia` */
export function useWhere(): (change: SpotChange) => string {
  const locale = useLocale();
  const nameOf = useResourceNames();
  return (change) => {
    const { from, to } = change;
    const names = addedIn(change).flatMap((id) => nameOf(id) ?? []);
    if (isSameTime(from, to) && names.length > 0) return names.join(", ");
    const day = dayText(to.date, { locale, now: timeNow() });
    const start = to.start ?? 0;
    const time =
      to.duration === from.duration
        ? clockText(start, locale, "numeric")
        : rangeText(start, start + to.duration, locale);
    return [day, time, ...names].join(", ");
  };
}
