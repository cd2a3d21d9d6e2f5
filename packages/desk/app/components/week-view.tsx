import { useLocale } from "../locales/words.ts";
import { dayNames } from "./day-names.ts";
import { useFirstWeekDay } from "./first-week-day.ts";
import { hoursLabel, type WeekDraft, weekDaysFrom } from "./week.ts";
import "./week.css";

export function WeekView({ week }: { week: WeekDraft }) {
  const locale = useLocale();
  const names = dayNames(locale);
  return (
    <dl className="week-shown">
      {weekDaysFrom(useFirstWeekDay()).map((day) => (
        <div key={day}>
          <dt>{names[day]}</dt>
          <dd>{hoursLabel(week[day] ?? []) || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
