import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useAddressQuery } from "../../api/address.ts";
import { useMayMake, useMaySee } from "../../api/rights.ts";
import { appointmentTable } from "../../api/tables.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { dayAfter, dayOf } from "../../components/days.ts";
import { Download } from "../../components/download.tsx";
import { Empty } from "../../components/empty.tsx";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { useNow } from "../../components/now.ts";
import { faultOfDays, mostDays } from "../../components/range.ts";
import { Read } from "../../components/read.tsx";
import { Screen } from "../../components/screen.tsx";
import { useGo } from "../../components/screen-link.tsx";
import { ZoneNote } from "../../components/zone-note.tsx";
import { useWords } from "../../locales/words.ts";
import { AppointmentFilters } from "./filters.tsx";
import { useAppointmentLabels } from "./labels.ts";
import {
  appointmentFilterOf,
  byDays,
  type ListedAppointments,
  listedDays,
  readListedAppointments,
  type VisibleDays,
} from "./listed.ts";
import { appointments } from "./queries.ts";
import { AppointmentRows } from "./rows.tsx";
import "./appointments.css";

export function Appointments() {
  const { appointments: words } = useWords();
  const [listed, ask] = useAddressQuery(readListedAppointments);
  const go = useGo();
  const view = listedDays(listed, dayOf(useNow()));
  const mayBook = [useMayMake("bookings"), useMaySee("resources")].every(Boolean);
  const book = mayBook && <Button onClick={() => go("appointments/new")}>{words.book}</Button>;
  const isRead = Object.keys(listed.unread).length === 0;
  const isNarrowed = Object.keys(appointmentFilterOf(listed)).length > 0;
  return (
    <Screen title={words.title} action={book}>
      <AppointmentFilters listed={listed} visibleDays={view} ask={ask}>
        {isRead && <Table listed={listed} days={view} />}
      </AppointmentFilters>
      <ZoneNote />
      {isRead && listed.state === undefined && <ToApprove listed={listed} />}
      {isRead && faultOfDays(view) === undefined && (
        <Results
          listed={listed}
          visibleDays={view}
          isNarrowed={isNarrowed}
          goOn={() => ask({ from: view.from, to: dayAfter(view.to, 14) })}
        />
      )}
      <Outlet />
    </Screen>
  );
}

function Table({ listed, days }: { listed: ListedAppointments; days: VisibleDays }) {
  const { bookings } = useWords();
  const workspace = useWorkspace();
  const fault = faultOfDays(days, mostDays);
  return (
    <Download
      label={bookings.list.csv}
      name="appointments.csv"
      read={(locale) =>
        appointmentTable(workspace, { filter: appointmentFilterOf(listed, days), locale })
      }
      without={fault && bookings.list.csvNeedsRange}
    />
  );
}

/** Lists all days, because customers await the answer. */
function ToApprove({ listed }: { listed: ListedAppointments }) {
  const { appointments: words } = useWords();
  const filter = appointmentFilterOf({ ...listed, state: "requested" });
  const { data = [], error, refetch } = useQuery(appointments.listed(useWorkspace(), filter));
  if (data.length === 0 && error === null) return null;
  return (
    <section className="appointments-day appointments-asked" aria-labelledby="to-approve">
      <h2 id="to-approve">{words.toApprove}</h2>
      {data.length > 0 ? (
        <AppointmentRows label={words.toApprove} appointments={data} withDay />
      ) : (
        <Failed error={error} again={() => void refetch()} />
      )}
    </section>
  );
}

interface ResultsProps {
  listed: ListedAppointments;
  visibleDays: VisibleDays;
  isNarrowed: boolean;
  goOn(): void;
}

function Results({ listed, visibleDays, isNarrowed, goOn }: ResultsProps) {
  const { appointments: words } = useWords();
  const days = listed.needsAttention && listed.from === undefined ? undefined : visibleDays;
  const read = useQuery(appointments.listed(useWorkspace(), appointmentFilterOf(listed, days)));
  return (
    <Read of={read} loading={<Loading lines={10} />}>
      {(matches) => (
        <>
          {matches.length === 0 && <Empty>{isNarrowed ? words.empty : words.nothing}</Empty>}
          <Days appointments={matches} />
          {days !== undefined && (
            <div>
              <Button variant="default" onClick={goOn}>
                {words.later}
              </Button>
            </div>
          )}
        </>
      )}
    </Read>
  );
}

function Days({ appointments }: { appointments: readonly Appointment[] }) {
  const { appointments: words } = useWords();
  const labels = useAppointmentLabels();
  return byDays(appointments).map(([day, of]) => (
    <section key={day} className="appointments-day" aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{words.day({ day: labels.day(day), count: of.length })}</h2>
      <AppointmentRows label={labels.day(day)} appointments={of} />
    </section>
  ));
}
