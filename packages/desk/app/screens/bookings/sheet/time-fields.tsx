import { TextInput } from "@mantine/core";
import { Tick } from "../../../components/fields.tsx";
import { useWords } from "../../../locales/words.ts";
import type { BookingText } from "./fields.ts";

export interface TimeFieldsProps {
  fields: BookingText;
  set(changes: Partial<BookingText>): void;
  wrong: readonly string[];
  problems: Readonly<Record<string, string[]>>;
}

export function TimeFields({ fields, set, wrong, problems }: TimeFieldsProps) {
  const { bookings: words } = useWords();
  const describeText = (name: string, theirs: string, label: string) =>
    wrong.includes(name) ? label : problems[theirs]?.join(", ");
  const { fields: labels } = words;
  const setDate = (date: string) =>
    set({ date, ...(fields.until === fields.date || fields.until < date ? { until: date } : {}) });
  return (
    <>
      <div className="booking-two">
        <TextInput
          type="date"
          label={labels.date}
          value={fields.date}
          error={describeText("date", "start_date", labels.date)}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <TextInput
          type="date"
          label={labels.until}
          min={fields.date}
          value={fields.until}
          error={describeText("until", "end_date", labels.until)}
          onChange={({ currentTarget }) => set({ until: currentTarget.value })}
        />
      </div>
      <div className="booking-three">
        <TextInput
          type="time"
          step={900}
          label={labels.time}
          value={fields.time}
          disabled={fields.time === ""}
          error={describeText("time", "start_time", labels.time)}
          onChange={({ currentTarget }) => set({ time: currentTarget.value || "09:00" })}
        />
        <TextInput
          inputMode="numeric"
          label={labels.hours}
          value={fields.hours}
          error={describeText("hours", "duration", labels.hours)}
          onChange={({ currentTarget }) => set({ hours: currentTarget.value })}
        />
        <TextInput
          inputMode="numeric"
          label={labels.minutes}
          value={fields.minutes}
          onChange={({ currentTarget }) => set({ minutes: currentTarget.value })}
        />
      </div>
      <Tick
        isOn={fields.time === ""}
        onChange={(isAnyTime) => set({ time: isAnyTime ? "" : "09:00" })}
      >
        {labels.anyTime}
      </Tick>
    </>
  );
}
