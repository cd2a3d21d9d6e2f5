import type { AppointmentCharge } from "@frontdesk/scheduling-client/types/appointments";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { timeNow } from "../../api/clock.ts";
import { type StudioWorkspace, studioOf } from "../../api/studio.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { dayText } from "../../components/day-labels.ts";
import { ScreenLink } from "../../components/screen-link.tsx";
import { useLocale, useWords } from "../../locales/words.ts";

/** A call names at most this many. */
const most = 100;

const appointmentsOf = (workspace: StudioWorkspace, ids: readonly string[]) =>
  queryOptions({
    queryKey: [workspace.id, "appointments", "of payments", ids],
    queryFn: async ({ signal }) => {
      const chunks = Array.from({ length: Math.ceil(ids.length / most) }, (_, index) =>
        ids.slice(index * most, (index + 1) * most),
      );
      const studio = studioOf(workspace);
      const calls = chunks.map((part) => studio.charges({ transaction_ids: part }, { signal }));
      return (await Promise.all(calls)).flat();
    },
    placeholderData: keepPreviousData,
  });

export type PaidAppointments = ReadonlyMap<string, AppointmentCharge>;

/** By transaction. Empty without a studio, or without the right to see its clients. */
export function usePaidAppointments(ids: readonly string[]): PaidAppointments {
  const workspace = useWorkspace();
  const { account } = workspace;
  const sees = account !== null && account.rights.clients !== "none";
  const { data = [] } = useQuery({
    ...appointmentsOf(workspace, ids),
    enabled: sees && ids.length > 0,
  });
  return new Map(data.map((charge) => [charge.transaction_id, charge]));
}

/** Client, service and day, with a link to the appointment. */
export function PaidFor({ charge }: { charge: AppointmentCharge }) {
  const { appointments: words } = useWords();
  const reader = { locale: useLocale(), now: timeNow() };
  const { appointment_id: id, client, service, date } = charge;
  return (
    <>
      <ScreenLink to={`appointments/${id}`}>{client.name ?? words.unknown}</ScreenLink>
      <span className="quiet">{` · ${service}, ${dayText(date, reader)}`}</span>
    </>
  );
}
