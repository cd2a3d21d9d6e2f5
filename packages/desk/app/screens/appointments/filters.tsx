import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMaySee } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { DayFilter } from "../../components/day-filter.tsx";
import { onValue, Tick } from "../../components/fields.tsx";
import { faultOfDays } from "../../components/range.ts";
import { withUnread } from "../../components/unread-values.ts";
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
  children?: ReactNode;
}

type NamedOptions = readonly { id: number; name: string }[];

const choicesOf = (named: NamedOptions) =>
  named.map(({ id, name }) => ({ value: `${id}`, label: name }));

export function AppointmentFilters(props: AppointmentFiltersProps) {
  const { listed, visibleDays, ask, children } = props;
  const { appointments: words, bookings, parts, states } = useWords();
  const { unread } = listed;
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
        value={listed.state ?? unread.state ?? ""}
        data={withUnread([{ value: "", label: words.all }, ...own], unread.state)}
        error={unread.state && parts.notInList}
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
        error={unread.to ? parts.dayNeeded : fault && parts[fault]}
      />
      <Tick
        isOn={listed.needsAttention}
        onChange={(isOn) => ask({ only: isOn ? "attention" : undefined })}
      >
        {words.attention}
      </Tick>
      {unread.only && (
        <p className="note" role="alert">
          {parts.notInList}{" "}
          <button type="button" className="to-field" onClick={() => ask({ only: undefined })}>
            {words.all}
          </button>
        </p>
      )}
      {children}
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
  const { data: resources } = useQuery(appointments.resources(workspace));
  const { data: offered } = useQuery(appointments.services(workspace));
  const { unread } = listed;
  return (
    <>
      <OneOf
        label={words.what}
        value={unread.service ?? listed.service?.toString()}
        choices={offered}
        onChange={pick("service")}
      />
      <OneOf
        label={words.resource}
        value={unread.resource ?? listed.resource?.toString()}
        choices={resources}
        onChange={pick("resource")}
      />
    </>
  );
}

interface OneOfProps {
  label: string;
  value: string | undefined;
  choices: NamedOptions | undefined;
  onChange: ReturnType<typeof onValue>;
}

function OneOf({ label, value, choices, onChange }: OneOfProps) {
  const { appointments: words, parts } = useWords();
  const every = { value: "", label: words.all };
  const isUnlisted = value !== undefined && choices?.every(({ id }) => `${id}` !== value);
  return (
    <NativeSelect
      label={label}
      value={value ?? ""}
      data={withUnread([every, ...choicesOf(choices ?? [])], value)}
      error={isUnlisted && parts.notInList}
      onChange={onChange}
    />
  );
}
