import { timeNow } from "../api/clock.ts";
import { useLocale } from "../locales/words.ts";
import { exactText, momentText } from "./day-labels.ts";

export function Moment({ at }: { at: string }) {
  const locale = useLocale();
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exactText(moment, locale)}>
      {momentText(moment, { locale, now: timeNow() })}
    </time>
  );
}
