import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { useQuery } from "@tanstack/react-query";
import { useMaySee } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { type Column, Rows } from "../../components/rows.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { State } from "../../components/state.tsx";
import { useWords } from "../../locales/words.ts";
import { useAppointmentLabels, useCustomerName } from "./labels.ts";
import { stateOfAppointment } from "./listed.ts";
import { appointments } from "./queries.ts";

interface AppointmentRowsProps {
  label: string;
  appointments: readonly Appointment[];
  withDay?: boolean;
}

export function AppointmentRows({ label, appointments, withDay = false }: AppointmentRowsProps) {
  const { appointments: words } = useWords();
  const [labels, nameOf] = [useAppointmentLabels(), useCustomerName()];
  const staffLabel = useStaffLabel();
  const columns: Column<Appointment>[] = [
    {
      key: "when",
      title: words.when,
      show: (one) => (withDay ? labels.moment(one.starts_at) : labels.times(one)),
    },
    {
      key: "who",
      title: words.who,
      show: (one) => (
        <ScreenLink className="booked-open" to={`appointments/${one.id}`} keepsFilters>
          {nameOf(one)}
        </ScreenLink>
      ),
    },
    { key: "what", title: words.what, show: ({ service }) => service },
    ...(staffLabel === undefined
      ? []
      : [{ key: "with", title: words.resource, show: staffLabel } as const]),
    { key: "state", title: words.state, show: (one) => <Status appointment={one} /> },
  ];
  return <Rows label={label} rows={appointments} columns={columns} />;
}

function useStaffLabel(): ((one: Appointment) => string) | undefined {
  const enabled = useMaySee("resources");
  const { data: resources = [] } = useQuery({
    ...appointments.resources(useWorkspace()),
    enabled,
  });
  if (!enabled) return undefined;
  const names = new Map(resources.map(({ id, name }) => [id, name]));
  return ({ resource_ids: ids = [] }) => ids.flatMap((id) => names.get(id) ?? []).join(", ");
}

function Status({ appointment }: { appointment: Appointment }) {
  const { appointments: words } = useWords();
  const { attention } = appointment;
  return (
    <>
      <State of={stateOfAppointment(appointment)} />
      {attention !== null && <p className="appointment-needs">{words.needs[attention]}</p>}
    </>
  );
}
