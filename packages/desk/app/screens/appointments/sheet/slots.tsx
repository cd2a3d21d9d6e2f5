// Times at which a service can be had, to choose one of.
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePlace } from "../../../data/place.ts";
import { dayAfter, isDay } from "../../../parts/days.ts";
import { Read } from "../../../parts/read.tsx";
import { useWords } from "../../../words/words.ts";
import { appointments } from "../queries.ts";
import { useAppointmentSaid } from "../said.ts";

interface SlotChoiceProps {
  service: number;
  /** Only with this one. */
  resource?: number | undefined;
  /** The day to begin with. */
  first: string;
  value: string | undefined;
  onChange(startsAt: string): void;
}

export function SlotChoice({ service, resource, first, value, onChange }: SlotChoiceProps) {
  const { appointments: words, bookings } = useWords();
  const said = useAppointmentSaid();
  const [from, setFrom] = useState(first);
  const start = isDay(from) ? from : first;
  const wanted = { service, from: start, to: dayAfter(start, 6), resource };
  const read = useQuery(appointments.slots(usePlace(), wanted));
  return (
    <section className="appointment-slots" aria-label={words.slots}>
      <TextInput
        type="date"
        label={bookings.list.from}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <Read of={read}>
        {({ days, next_date: next }) => (
          <>
            {days.length === 0 && <p className="quiet">{words.noSlots}</p>}
            {days.map(({ date, slots }) => (
              <div key={date}>
                <h3>{said.day(date)}</h3>
                <ul className="appointment-times">
                  {slots.map(({ starts_at: at, time }) => (
                    <li key={at}>
                      <button
                        type="button"
                        aria-pressed={value === at}
                        aria-label={said.moment(at)}
                        onClick={() => onChange(at)}
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
                <Button variant="default" onClick={() => setFrom(next)}>
                  {words.nextFree(said.day(next))}
                </Button>
              )}
              {days.length > 0 && (
                <Button variant="default" onClick={() => setFrom(dayAfter(start, 7))}>
                  {words.weekAfter}
                </Button>
              )}
            </div>
          </>
        )}
      </Read>
    </section>
  );
}
