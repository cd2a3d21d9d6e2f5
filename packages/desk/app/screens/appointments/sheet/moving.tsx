// Where an appointment is to be instead: a time at which its service can be had.
import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { Button } from "@mantine/core";
import { useState } from "react";
import { say } from "../../../data/undo.tsx";
import { dayOf } from "../../../parts/days.ts";
import { useNow } from "../../../parts/now.ts";
import { Refused } from "../../../parts/refused.tsx";
import { useWords } from "../../../words/words.ts";
import { useAppointmentChange } from "../acts.ts";
import { useAppointmentSaid, useZone } from "../said.ts";
import { SlotChoice } from "./slots.tsx";

interface MovingProps {
  appointment: Appointment;
  done(): void;
}

export function Moving({ appointment, done }: MovingProps) {
  const { appointments: words, parts } = useWords();
  const [said, zone, now] = [useAppointmentSaid(), useZone(), useNow()];
  const [at, choose] = useState<string>();
  const { mutate, isPending, error } = useAppointmentChange(appointment.id);
  const start = new Date(appointment.starts_at);
  const first = dayOf(start > now ? start : now, zone);
  const move = (at: string) =>
    mutate(
      { changes: { starts_at: at } },
      {
        onSuccess: (moved) => {
          say(words.moved(said.moment(moved.starts_at)));
          done();
        },
      },
    );
  return (
    <div className="appointment-form">
      <p className="quiet">{words.moveSays}</p>
      <SlotChoice service={appointment.service_id} first={first} value={at} onChange={choose} />
      <Refused error={error} />
      <div className="appointment-acts sheet-foot">
        <Button
          disabled={at === undefined}
          loading={isPending}
          onClick={() => at !== undefined && move(at)}
        >
          {at === undefined ? words.chooseFirst : words.moveTo(said.moment(at))}
        </Button>
        <Button variant="default" onClick={done}>
          {parts.cancel}
        </Button>
      </div>
    </div>
  );
}
