import type { Slots } from "@frontdesk/scheduling-client/types/services";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useMaySee } from "../../../api/rights.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { DayFilter } from "../../../components/day-filter.tsx";
import { dayAfter, momentAtWall } from "../../../components/days.ts";
import { onValue } from "../../../components/fields.tsx";
import { minutesIn } from "../../../components/minutes.ts";
import { Read } from "../../../components/read.tsx";
import { useWords } from "../../../locales/words.ts";
import { useAppointmentLabels } from "../labels.ts";
import { appointments, type SlotsQuery } from "../queries.ts";

interface SlotChoiceProps {
  service: number;
  resources: readonly number[];
  /** Its own booking blocks no slot. */
  appointment?: number;
  first: string;
  value: string | undefined;
  onChange(startsAt: string | undefined): void;
  error?: string | undefined;
  /** The list omits this start. */
  current?: string | undefined;
  /** Days at a time. */
  days?: number;
  /** Further choices for the first day of the list. */
  more?: (day: string) => ReactNode;
}

export function SlotChoice(props: SlotChoiceProps) {
  const { first, value, onChange, error, days = 7, current, more, ...of } = props;
  const { appointments: words, bookings } = useWords();
  const maySee = useMaySee("resources");
  const [start, setStart] = useState(first);
  const [time, setTime] = useState("");
  const pick = (at: string) => [setTime(""), onChange(at)];
  const goTo = (day: string) => [setStart(day), setTime(""), onChange(undefined)];
  return (
    <section className="appointment-slots" aria-label={words.slots}>
      <DayFilter
        label={days === 1 ? bookings.fields.date : bookings.list.from}
        value={start}
        ask={(day = first) => goTo(day)}
      />
      {maySee && more?.(start)}
      {maySee ? (
        <FreeTimes
          query={{ ...of, from: start, to: dayAfter(start, days - 1) }}
          days={days}
          current={current}
          value={value}
          pick={pick}
          goTo={goTo}
        />
      ) : (
        <p className="quiet">{words.timesUnseen}</p>
      )}
      <OtherTime day={start} time={time} setTime={setTime} onChange={onChange} error={error} />
    </section>
  );
}

interface FreeTimesProps {
  query: SlotsQuery;
  days: number;
  current: string | undefined;
  value: string | undefined;
  pick(at: string): unknown;
  goTo(day: string): unknown;
}

function FreeTimes({ query, days: span, current, value, pick, goTo }: FreeTimesProps) {
  const { appointments: words } = useWords();
  const labels = useAppointmentLabels();
  return (
    <Read of={useQuery(appointments.slots(useWorkspace(), query))}>
      {({ days: all, next_date: next }) => {
        const days = daysWithout(all, current);
        return (
          <>
            {days.length === 0 && (
              <p className="quiet">{span === 1 ? words.noSlotsOnDay : words.noSlots}</p>
            )}
            {days.map(({ date, slots }) => (
              <div key={date}>
                <h3>{labels.day(date)}</h3>
                <ul className="appointment-times">
                  {slots.map(({ starts_at: at, time }) => (
                    <li key={at}>
                      <button
                        type="button"
                        aria-pressed={value === at}
                        aria-label={`${time}, ${labels.day(date)}`}
                        onClick={() => pick(at)}
                      >
                        {time}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <div className="appointment-acts">
              {next !== null && (
                <Button variant="default" onClick={() => goTo(next)}>
                  {words.nextFree({ day: labels.day(next) })}
                </Button>
              )}
              {days.length > 0 && (
                <Button variant="default" onClick={() => goTo(dayAfter(query.from, span))}>
                  {span === 1 ? words.dayAfter : words.weekAfter}
                </Button>
              )}
            </div>
          </>
        );
      }}
    </Read>
  );
}

function daysWithout(days: Slots["days"], current: string | undefined): Slots["days"] {
  const start = current === undefined ? undefined : Date.parse(current);
  return days
    .map((day) => ({
      ...day,
      slots: day.slots.filter(({ starts_at: at }) => Date.parse(at) !== start),
    }))
    .filter(({ slots }) => slots.length > 0);
}

interface OtherTimeProps {
  day: string;
  time: string;
  setTime(time: string): void;
  onChange(startsAt: string | undefined): void;
  error: string | undefined;
}

/** Staff may book without notice and between start times, within opening hours. */
function OtherTime({ day, time, setTime, onChange, error }: OtherTimeProps) {
  const { appointments: words } = useWords();
  const minutes = minutesIn(time);
  const isSkipped = minutes !== undefined && momentAtWall({ date: day, minutes }) === undefined;
  const change = (text: string) => {
    setTime(text);
    const minutes = minutesIn(text);
    const at = minutes === undefined ? undefined : momentAtWall({ date: day, minutes });
    onChange(at?.toISOString());
  };
  return (
    <TextInput
      type="time"
      label={words.otherTime}
      description={words.otherTimeHint}
      value={time}
      error={isSkipped ? words.noSuchTime : error}
      onChange={onValue(change)}
    />
  );
}
