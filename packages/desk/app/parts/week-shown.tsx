// A week to be read: on which days something is open, and when.
import { useLocale } from "../words/words.ts";
import { dayNames } from "./day-names.ts";
import { hoursSaid, type WeekDraft, weekDays } from "./week.ts";
import "./week.css";

export function WeekShown({ week }: { week: WeekDraft }) {
  const names = dayNames(useLocale());
  return (
    <dl className="week-shown">
      {weekDays.map((day) => (
        <div key={day}>
          <dt>{names[day]}</dt>
          <dd>{hoursSaid(week[day] ?? []) || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
