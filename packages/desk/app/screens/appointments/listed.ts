import type {
  Appointment,
  AppointmentFilter,
} from "@frontdesk/scheduling-client/types/appointments";
import type { AddressQuery } from "../../api/address.ts";
import { dayAfter, isDay, wallTimeOf } from "../../components/days.ts";
import type { StateName } from "../../components/state.tsx";
import { type UnreadValues, unreadValues } from "../../components/unread-values.ts";

export const listedStates = [
  "held",
  "requested",
  "confirmed",
  "attended",
  "no_show",
  "cancelled",
  "declined",
  "expired",
] as const satisfies readonly Appointment["state"][];

export interface ListedAppointments {
  state: Appointment["state"] | undefined;
  service: number | undefined;
  resource: number | undefined;
  needsAttention: boolean;
  from: string | undefined;
  to: string | undefined;
  unread: UnreadValues;
}

const idIn = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

export function readListedAppointments(request: AddressQuery): ListedAppointments {
  const { state, service = "", resource = "", only, from = "", to = "" } = request;
  const { only: narrowed, ...read } = {
    state: listedStates.find((one) => one === state),
    only: only === "attention" ? only : undefined,
    service: idIn(service),
    resource: idIn(resource),
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
  };
  const unread = unreadValues(request, { ...read, only: narrowed });
  return { ...read, needsAttention: narrowed !== undefined, unread };
}

const days = 14;

export interface VisibleDays {
  from: string;
  to: string;
}

/** Default start: today. */
export function listedDays({ from, to }: ListedAppointments, today: string): VisibleDays {
  const first = from ?? (to !== undefined && to < today ? to : today);
  return { from: first, to: to ?? dayAfter(first, days - 1) };
}

export function appointmentFilterOf(
  { state, service, resource, needsAttention }: ListedAppointments,
  view?: VisibleDays,
): AppointmentFilter {
  return {
    ...(state !== undefined && { state: [state] }),
    ...(service !== undefined && { service_id: service }),
    ...(resource !== undefined && { resource_ids: [resource] }),
    ...(needsAttention && { attention: true }),
    ...(view !== undefined && { start_date: view.from, end_date: view.to }),
  };
}

type AppointmentTimes = Pick<
  Appointment,
  "starts_at" | "ends_at" | "date" | "start_time" | "end_time"
>;

/** Wall time in the account's zone; midnight at its end is minute 1440. */
export function wallOf({ starts_at, ends_at, ...notice }: AppointmentTimes) {
  const [begin, end] = [wallTimeOf(new Date(starts_at)), wallTimeOf(new Date(ends_at))];
  const { date = begin.date, start_time: start = begin.minutes } = notice;
  return { date, start, end: notice.end_time ?? (end.minutes === 0 ? 1440 : end.minutes) };
}

export function byDays<One extends AppointmentTimes>(
  ones: readonly One[],
): [day: string, of: One[]][] {
  return [...Map.groupBy(ones, (one) => wallOf(one).date)];
}

export function stateOfAppointment({ state }: Pick<Appointment, "state">): StateName {
  return state === "no_show" ? "noShow" : state;
}
