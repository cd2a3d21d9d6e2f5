import { Button } from "@mantine/core";
import { useState } from "react";
import { useLocale, useWords } from "../locales/words.ts";
import { dayNames } from "./day-names.ts";
import { Dialog } from "./dialog.tsx";
import { Tick } from "./fields.tsx";
import { useFirstWeekDay } from "./first-week-day.ts";
import { weekDaysFrom } from "./week.ts";
import "./week.css";

interface CopyHoursProps {
  from: number;
  onClose: () => void;
  onCopy: (to: readonly number[]) => void;
}

export function CopyHours({ from, onClose, onCopy }: CopyHoursProps) {
  const { resources: words } = useWords();
  const locale = useLocale();
  const names = dayNames(locale);
  const others = weekDaysFrom(useFirstWeekDay()).filter((day) => day !== from);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return (
    <Dialog title={words.copyFrom({ day: names[from]! })} onClose={onClose}>
      <div className="fields">
        <div className="acts">
          <Button variant="default" onClick={() => setChosen(others)}>
            {words.allDays}
          </Button>
          <Button
            variant="default"
            onClick={() => setChosen(others.filter((day) => day > 0 && day < 6))}
          >
            {words.workDays}
          </Button>
        </div>
        <fieldset className="days">
          <legend className="note">{words.copyTo}</legend>
          {others.map((day) => (
            <Tick
              key={day}
              isOn={chosen.includes(day)}
              onChange={(isOn) =>
                setChosen(isOn ? [...chosen, day] : chosen.filter((one) => one !== day))
              }
            >
              {names[day]}
            </Tick>
          ))}
        </fieldset>
        <div className="acts">
          <Button
            disabled={chosen.length === 0}
            onClick={() => {
              onCopy(chosen);
              onClose();
            }}
          >
            {words.copy}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
