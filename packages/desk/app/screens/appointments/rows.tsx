// Appointments one below the other: when, who, what, and how each stands.
import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { type Column, Rows } from "../../parts/rows.tsx";
import { State } from "../../parts/state.tsx";
import { Way } from "../../parts/way.tsx";
import { useWords } from "../../words/words.ts";
import { stateOfAppointment } from "./listed.ts";
import { useAppointmentSaid, useCustomerName } from "./said.ts";

interface AppointmentRowsProps {
  label: string;
  found: readonly Appointment[];
  /** Whether they are of several days. */
  withDay?: boolean;
}

export function AppointmentRows({ label, found, withDay = false }: AppointmentRowsProps) {
  const { appointments: words } = useWords();
  const [said, nameOf] = [useAppointmentSaid(), useCustomerName()];
  const columns: Column<Appointment>[] = [
    {
      key: "when",
      title: words.when,
      show: (one) => (withDay ? said.moment(one.starts_at) : said.times(one)),
    },
    {
      key: "who",
      title: words.who,
      show: (one) => (
        <Way className="booked-open" to={`appointments/${one.id}`} keepsAsked>
          {nameOf(one)}
        </Way>
      ),
    },
    { key: "what", title: words.what, show: ({ service }) => service },
    { key: "state", title: words.state, show: (one) => <Standing appointment={one} /> },
  ];
  return <Rows label={label} rows={found} columns={columns} />;
}

function Standing({ appointment }: { appointment: Appointment }) {
  const { appointments: words } = useWords();
  const { attention } = appointment;
  return (
    <>
      <State of={stateOfAppointment(appointment)} />
      {attention !== null && <p className="appointment-needs">{words.needs[attention]}</p>}
    </>
  );
}
