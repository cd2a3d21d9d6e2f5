import { Button, NativeSelect, TextInput } from "@mantine/core";
import { onValue } from "../../components/fields.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import {
  minutesOfReminder,
  mostReminders,
  type ReminderDraft,
  type Unit,
  units,
} from "./reminders.ts";
import "./booking-page.css";

interface ReminderFieldsProps {
  value: readonly ReminderDraft[];
  onChange: (value: readonly ReminderDraft[]) => void;
  error: string | undefined;
  isTried: boolean;
}

export function ReminderFields({ value, onChange, error, isTried }: ReminderFieldsProps) {
  const { bookingPage: words } = useWords();
  return (
    <fieldset className="booking-page-reminders">
      <legend>{words.reminders}</legend>
      {value.length === 0 && <p className="quiet">{words.reminderNone}</p>}
      {value.map((one, at) => (
        <OneReminder
          // biome-ignore lint/suspicious/noArrayIndexKey: a reminder has nothing else.
          key={at}
          at={at}
          value={one}
          isTried={isTried}
          onChange={(changed) => onChange(value.with(at, changed))}
          onTake={() => onChange(value.toSpliced(at, 1))}
        />
      ))}
      {error !== undefined && (
        <p className="booking-page-wrong" role="alert">
          {error}
        </p>
      )}
      {value.length < mostReminders && (
        <div>
          <Button
            variant="default"
            onClick={() => onChange([...value, { count: "", unit: "hours" }])}
          >
            {words.addReminder}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface OneReminderProps {
  at: number;
  value: ReminderDraft;
  isTried: boolean;
  onChange: (value: ReminderDraft) => void;
  onTake: () => void;
}

function OneReminder({ at, value, isTried, onChange, onTake }: OneReminderProps) {
  const { bookingPage: words } = useWords();
  const locale = useLocale();
  const isWrong = isTried && minutesOfReminder(value, locale) === undefined;
  return (
    <div className="group">
      <div className="booking-page-reminder">
        <TextInput
          label={words.reminderCount({ nth: at + 1 })}
          inputMode="decimal"
          value={value.count}
          error={isWrong ? words.noCount : undefined}
          onChange={onValue((count) => onChange({ ...value, count }))}
        />
        <NativeSelect
          label={words.reminderUnit({ nth: at + 1 })}
          value={value.unit}
          data={units.map((unit) => ({ value: unit, label: words.units[unit] }))}
          onChange={onValue((unit) => onChange({ ...value, unit: unit as Unit }))}
        />
      </div>
      <div>
        <Button variant="outline" color="wrong" onClick={onTake}>
          {words.takeReminder({ nth: at + 1 })}
        </Button>
      </div>
    </div>
  );
}
