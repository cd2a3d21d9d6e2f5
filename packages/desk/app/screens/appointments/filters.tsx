import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMaySee } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { DayFilter } from "../../components/day-filter.tsx";
import { onValue, Tick } from "../../components/fields.tsx";
import { faultOfDays } from "../../components/range.ts";
import { useWords } from "../../locales/words.ts";
import {
  type ListedAppointments,
  listedStates,
  stateOfAppointment,
  type VisibleDays,
} from "./listed.ts";
import { appointments } from "./queries.ts";

interface AppointmentFiltersProps {
  listed: ListedAppointments;
  visibleDays: VisibleDays;
  ask(changes: Record<string, string | undefined>): void;
}

type NamedOptions = readonly { id: number; name: string }[];

const choicesOf = (named: NamedOptions) =>
  named.map(({ id, name }) => ({ value: `${id}`, label: name }));

export function AppointmentFilters({ listed, visibleDays, ask }: AppointmentFiltersProps) {
  const { appointments: words, bookings, parts, states } = useWords();
  const fault = faultOfDays(visibleDays);
  const own = listedStates.map((state) => ({
    value: state,
    label: states[stateOfAppointment({ state })],
  }));
  const pick = (name: string) => onValue((value) => ask({ [name]: value || undefined }));
  return (
    <search className="appointments-filters" aria-label={words.filter}>
      <NativeSelect
        label={words.state}
        value={listed.state ?? ""}
        data={[{ value: "", label: words.all }, ...own]}
        onChange={pick("state")}
      />
      {useMaySee("resources") && <OfWhat listed={listed} pick={pick} />}
      <DayFilter
        label={bookings.list.from}
        value={visibleDays.from}
        ask={(from) => ask({ from })}
      />
      <DayFilter
        label={words.to}
        value={visibleDays.to}
        ask={(to) => ask({ to })}
        error={fault && parts[fault]}
      />
      <Tick
        isOn={listed.needsAttention}
        onChange={(isOn) => ask({ only: isOn ? "attention" : undefined })}
      >
        {words.attention}
      </Tick>
    </search>
  );
}

interface OfWhatProps {
  listed: ListedAppointments;
  pick(name: string): ReturnType<typeof onValue>;
}

function OfWhat({ listed, pick }: OfWhatProps) {
  const { appointments: words } = useWords();
  const workspace = useWorkspace();
  const { data: resources = [] } = useQuery(appointments.resources(workspace));
  const { data: offered = [] } = useQuery(appointments.services(workspace));
  const every = { value: "", label: words.all };
  return (
    <>
      <NativeSelect
        label={words.what}
        value={listed.service ?? ""}
        data={[every, ...choicesOf(offered)]}
        onChange={pick("service")}
      />
      <NativeSelect
        label={words.resource}
        value={listed.resource ?? ""}
        data={[every, ...choicesOf(resources)]}
        onChange={pick("resource")}
      />
    </>
  );
}
