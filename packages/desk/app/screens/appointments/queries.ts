import type {
  Appointment,
  AppointmentFilter,
} from "@frontdesk/scheduling-client/types/appointments";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readAll } from "../../api/read-all.ts";
import { type StudioPlace, studioOf } from "../../api/studio.ts";

const key = ({ id }: StudioPlace, ...rest: unknown[]) => [id, "appointments", ...rest];

const pageSize = 500;
const most = 2_000;

export function asTheyCome(matches: readonly Appointment[]): Appointment[] {
  return matches.toSorted(
    (one, other) => one.starts_at.localeCompare(other.starts_at) || one.id - other.id,
  );
}

export const appointments = {
  listed: (place: StudioPlace, filter: AppointmentFilter) =>
    queryOptions({
      queryKey: key(place, "listed", filter),
      queryFn: async ({ signal }) =>
        asTheyCome(
          await readAll(studioOf(place).appointments.list({ pageSize, filter, signal }), most),
        ),
      placeholderData: keepPreviousData,
    }),

  one: (place: StudioPlace, id: number) =>
    queryOptions({
      queryKey: key(place, "one", id),
      queryFn: ({ signal }) => studioOf(place).appointments.tagged(id, { signal }),
    }),

  standing: (place: StudioPlace, id: number) =>
    queryOptions({
      queryKey: key(place, "standing", id),
      queryFn: ({ signal }) => studioOf(place).appointments.standing(id, { signal }),
    }),

  history: (place: StudioPlace, id: number) =>
    queryOptions({
      queryKey: [place.id, "audit", "appointment", id],
      queryFn: ({ signal }) => {
        const filter = { kind: "appointment", subject_id: id } as const;
        return readAll(studioOf(place).audit({ filter, signal }));
      },
    }),

  /**
   * Free slots of a service in the account's zone. Staff may ignore the service's booking limits.
   */
  slots: (place: StudioPlace, { service, resources, ...query }: SlotsWanted) =>
    queryOptions({
      queryKey: [place.id, "openings", "slots", service, resources, query],
      queryFn: ({ signal }) => {
        const only = resources.length === 0 ? {} : { resource_ids: [...resources] };
        const request = { ...query, ...only, unbound: true };
        return studioOf(place).services.slots(service, request, { signal });
      },
      placeholderData: keepPreviousData,
    }),

  services: (place: StudioPlace) =>
    queryOptions({
      queryKey: [place.id, "services", "offered"],
      queryFn: ({ signal }) => readAll(studioOf(place).services.list({ signal })),
    }),

  resources: (place: StudioPlace) =>
    queryOptions({
      queryKey: [place.id, "resources", "taken"],
      queryFn: ({ signal }) => readAll(studioOf(place).resources.list({ pageSize, signal })),
    }),

  resource: (place: StudioPlace, id: number) =>
    queryOptions({
      queryKey: [place.id, "resources", "taken", id],
      queryFn: ({ signal }) => studioOf(place).resources.get(id, { signal }),
    }),

  clients: (place: StudioPlace) =>
    queryOptions({
      queryKey: [place.id, "clients", "coming"],
      queryFn: ({ signal }) => readAll(studioOf(place).clients.list({ pageSize, signal })),
    }),

  colleagues: (place: StudioPlace) =>
    queryOptions({
      queryKey: [place.id, "members", "deciding"],
      queryFn: ({ signal }) => readAll(studioOf(place).users.list({ pageSize, signal })),
    }),
};

export interface SlotsWanted {
  service: number;
  from: string;
  to: string;
  resources: readonly number[];
  /** An appointment under reschedule; it does not block its own slots. */
  appointment?: number;
}
