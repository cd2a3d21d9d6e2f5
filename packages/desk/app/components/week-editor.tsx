import { Button, TextInput } from "@mantine/core";
import { useLayoutEffect, useRef, useState } from "react";
import { useLocale, useWords } from "../locales/words.ts";
import { dayNames } from "./day-names.ts";
import type { FieldLabels } from "./draft/meanwhile.tsx";
import { onValue, Tick } from "./fields.tsx";
import { useFirstWeekDay } from "./first-week-day.ts";
import { longOf } from "./minutes.ts";
import {
  copiedToOpen,
  type Hours,
  hoursLabel,
  openMinutes,
  periodsIn,
  problemsOn,
  type WeekByDay,
  type WeekDraft,
  weekDays,
  weekDaysFrom,
  withBreak,
  withDay,
  withOpened,
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
  const periods = periodsIn(draft);
  return (
    <>
      <ul className="week">
        {weekDaysFrom(useFirstWeekDay()).map((day) => (
          <Day
            key={day}
            day={names[day]!}
            hours={draft[day]!}
            onOpen={() => onChange(withOpened(draft, day))}
            onChange={(hours) => onChange(withDay(draft, day, hours))}
            onCopy={() => onChange(copiedToOpen(draft, day))}
          />
        ))}
      </ul>
      {periods !== undefined && (
        <p className="note">{words.openFor({ long: longOf(openMinutes(periods), locale) })}</p>
      )}
    </>
  );
}

interface DayProps {
  day: string;
  hours: readonly Hours[];
  onOpen: () => void;
  onChange: (hours: readonly Hours[]) => void;
  onCopy: () => void;
}

function Day({ day, hours, onOpen, onChange, onCopy }: DayProps) {
  const { resources: words } = useWords();
  const row = useRef<HTMLLIElement>(null);
  const [added, note] = useState<{ after: number }>();
  // The owner types the start of the new break.
  useLayoutEffect(() => {
    if (added === undefined) return;
    row.current
      ?.querySelectorAll<HTMLInputElement>("input[inputmode]")
      [added.after * 2 + 1]?.focus();
  }, [added]);
  const split = withBreak(hours);
  const breakUp = () => {
    onChange(split!.hours);
    note({ after: split!.after });
  };
  return (
    <li className="week-day" ref={row}>
      <Tick isOn={hours.length > 0} onChange={(isOn) => (isOn ? onOpen() : onChange([]))}>
        {day}
      </Tick>
      {hours.length === 0 ? (
        <span className="quiet">{words.closed}</span>
      ) : (
        <>
          <HoursFields day={day} hours={hours} onChange={onChange} />
          <div className="week-acts">
            {split !== undefined && (
              <Act label={words.moreHoursOn({ day })} onClick={breakUp}>
                {words.moreHours}
              </Act>
            )}
            <Act label={words.copyFrom({ day })} onClick={onCopy}>
              {words.copy}
            </Act>
          </div>
        </>
      )}
    </li>
  );
}

interface ActProps {
  label: string;
  onClick: () => void;
  children: string;
}

function Act({ label, onClick, children }: ActProps) {
  return (
    <Button variant="subtle" size="compact-sm" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

function HoursFields({ day, hours, onChange }: Pick<DayProps, "day" | "hours" | "onChange">) {
  const { resources: words } = useWords();
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
          {hours.length > 1 && (
            <Button
              variant="subtle"
              size="compact-sm"
              color="wrong"
              aria-label={words.takeHours({ day, place: at + 1 })}
              onClick={() => onChange(hours.filter((_, workspace) => workspace !== at))}
            >
              {words.take}
            </Button>
          )}
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
