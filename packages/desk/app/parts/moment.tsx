import { timeNow } from "../data/clock.ts";
import { useLocale } from "../locales/words.ts";
import { exactText, momentText } from "./said-days.ts";

/** When something was, as people say it; exactly to whoever points at it. */
export function Moment({ at }: { at: string }) {
  const locale = useLocale();
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exactText(moment, locale)}>
      {momentText(moment, { locale, now: timeNow() })}
    </time>
  );
}
