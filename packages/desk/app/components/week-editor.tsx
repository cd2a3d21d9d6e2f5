import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useLocale, useWords } from "../locales/words.ts";
import { CopyHours } from "./copy-hours.tsx";
import { dayNames } from "./day-names.ts";
import type { FieldLabels } from "./draft/meanwhile.tsx";
import { onValue } from "./fields.tsx";
import { useFirstWeekDay } from "./first-week-day.ts";
import { longOf } from "./minutes.ts";
import {
  copied,
  type Hours,
  hoursLabel,
  openMinutes,
  periodsIn,
  problemsOn,
  type WeekByDay,
  type WeekDraft,
  weekDays,
  weekDaysFrom,
  withDay,
  withMore,
} from "./week.ts";
import "./week.css";

export function daysText(locale: string): FieldLabels<WeekByDay> {
  const names = dayNames(locale);
  const texts = weekDays.map((day) => [day, [names[day], hoursLabel]]);
  return Object.fromEntries(texts);
}

interface WeekEditorProps {
  draft: WeekDraft;
  onChange: (draft: WeekDraft) => void;
}

export function WeekEditor({ draft, onChange }: WeekEditorProps) {
  const { resources: words } = useWords();
  const locale = useLocale();
  const names = dayNames(locale);
  const [copying, setCopying] = useState<number>();
  const periods = periodsIn(draft);
  return (
    <>
      <ul className="week">
        {weekDaysFrom(useFirstWeekDay()).map((day) => (
          <li className="week-day" key={day}>
            <span className="week-name">{names[day]}</span>
            <Day
              day={names[day]!}
              hours={draft[day]!}
              onChange={(hours) => onChange(withDay(draft, day, hours))}
            />
            <div className="week-acts">
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={words.moreHoursOn({ day: names[day]! })}
                onClick={() => onChange(withMore(draft, day))}
              >
                {words.moreHours}
              </Button>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={words.copyFrom({ day: names[day]! })}
                onClick={() => setCopying(day)}
              >
                {words.copy}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {periods !== undefined && (
        <p className="note">{words.openFor({ long: longOf(openMinutes(periods), locale) })}</p>
      )}
      {copying !== undefined && (
        <CopyHours
          from={copying}
          onClose={() => setCopying(undefined)}
          onCopy={(to) => onChange(copied(draft, copying, to))}
        />
      )}
    </>
  );
}

interface DayProps {
  day: string;
  hours: readonly Hours[];
  onChange: (hours: readonly Hours[]) => void;
}

function Day({ day, hours, onChange }: DayProps) {
  const { resources: words } = useWords();
  if (hours.length === 0) return <span className="week-closed quiet">{words.closed}</span>;
  const problems = problemsOn(hours);
  const put = (at: number, changed: Partial<Hours>) =>
    onChange(hours.map((one, workspace) => (workspace === at ? { ...one, ...changed } : one)));
  return (
    <div className="week-hours">
      {hours.map(({ start, end }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours are known by their place alone.
        <div className="hours" key={at}>
          <TextInput
            aria-label={words.opens({ day, place: at + 1 })}
            inputMode="numeric"
            value={start}
            error={problems[at] !== undefined}
            onChange={onValue((start) => put(at, { start }))}
          />
          <span>{words.until}</span>
          <TextInput
            aria-label={words.closes({ day, place: at + 1 })}
            inputMode="numeric"
            value={end}
            error={problems[at] !== undefined}
            onChange={onValue((end) => put(at, { end }))}
          />
          <Button
            variant="subtle"
            size="compact-sm"
            color="wrong"
            aria-label={words.takeHours({ day, place: at + 1 })}
            onClick={() => onChange(hours.filter((_, workspace) => workspace !== at))}
          >
            {words.take}
          </Button>
          {problems[at] !== undefined && (
            <span className="hours-problem" role="alert">
              {words.problems[problems[at]]}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
