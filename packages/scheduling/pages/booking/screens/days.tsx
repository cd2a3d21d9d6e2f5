import { dayAfter } from "../../../src/appointments/pages/slots-query.ts";
import { usePage } from "../flow/content.ts";
import type { Slots } from "../flow/use-slots.ts";
import { writeDate, writeMonths, writeWeekdays } from "../flow/write.ts";
import { moveAmong } from "../parts/roving.ts";

export const visibleDays = 7;

interface DaysProps {
  slots: Slots;
  start: string;
  chosen: string | undefined;
  onShift(first: string): void;
  onChoose(date: string): void;
}

export function Days({ slots, start, chosen, onShift, onChoose }: DaysProps) {
  const { content, words, isAlive } = usePage();
  const { locale } = content;
  const dates = Array.from({ length: visibleDays }, (_, index) => dayAfter(start, index));
  const after = dayAfter(start, visibleDays);
  const hasMore = !slots.isEnd || [...slots.days.keys()].some((date) => date >= after);
  const weekdays = writeWeekdays(locale, dates);
  const months = writeMonths(locale, [start, dates.at(-1)!]);
  const poll = (days: number, isPossible: boolean, [name, sign]: readonly [string, string]) => (
    <button
      type="button"
      class="turn"
      aria-label={name}
      disabled={!isAlive || !isPossible}
      onClick={() => onShift(dayAfter(start, days))}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class="week">
      <div class="month">
        {poll(-visibleDays, start > slots.today, [words.earlierDays, "‹"])}
        <span aria-live="polite">{months}</span>
        {poll(visibleDays, hasMore, [words.laterDays, "›"])}
      </div>
      <fieldset class="days" aria-label={months} onKeyDown={moveAmong}>
        {dates.map((date, index) => (
          <button
            key={date}
            type="button"
            class="day"
            aria-pressed={date === chosen}
            disabled={!isAlive || !slots.days.has(date)}
            onClick={() => onChoose(date)}
          >
            <span aria-hidden="true">{weekdays[index]}</span>
            <span class="spoken">{writeDate(locale, date, { weekday: "long" })}</span>
            <strong>{Number(date.slice(8))}</strong>
            <span class="spoken">{writeDate(locale, date, { month: "long" })}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
