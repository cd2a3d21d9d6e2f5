import type {
  Appointment,
  AppointmentFilter,
} from "@frontdesk/scheduling-client/types/appointments";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { resourceNames } from "../../api/obstacles.ts";
import { readAll } from "../../api/read-all.ts";
import { type StudioWorkspace, studioOf } from "../../api/studio.ts";

const key = ({ id }: StudioWorkspace, ...rest: unknown[]) => [id, "appointments", ...rest];

const pageSize = 500;
const most = 2_000;
const mostMatches = 20;

export function asTheyCome(matches: readonly Appointment[]): Appointment[] {
  return matches.toSorted(
    (one, other) => one.starts_at.localeCompare(other.starts_at) || one.id - other.id,
  );
}

export const appointments = {
  listed: (workspace: StudioWorkspace, filter: AppointmentFilter) =>
    queryOptions({
      queryKey: key(workspace, "listed", filter),
      queryFn: async ({ signal }) =>
        asTheyCome(
          await readAll(studioOf(workspace).appointments.list({ pageSize, filter, signal }), most),
        ),
      placeholderData: keepPreviousData,
    }),

  one: (workspace: StudioWorkspace, id: number) =>
    queryOptions({
      queryKey: key(workspace, "one", id),
      queryFn: ({ signal }) => studioOf(workspace).appointments.tagged(id, { signal }),
    }),

  history: (workspace: StudioWorkspace, id: number) =>
    queryOptions({
      queryKey: [workspace.id, "audit", "appointment", id],
      queryFn: ({ signal }) => {
        const filter = { kind: "appointment", subject_id: id } as const;
        return readAll(studioOf(workspace).audit({ filter, signal }));
      },
    }),

  /** Slots in the account's zone, without the limits of customers. */
  slots: (workspace: StudioWorkspace, { service, resources, ...query }: SlotsQuery) =>
    queryOptions({
      queryKey: [workspace.id, "openings", "slots", service, resources, query],
      queryFn: ({ signal }) => {
        const only = resources.length === 0 ? {} : { resource_ids: [...resources] };
        const request = { ...query, ...only, unbound: true };
        return studioOf(workspace).services.slots(service, request, { signal });
      },
    }),

  services: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "services", "offered"],
      queryFn: ({ signal }) => readAll(studioOf(workspace).services.list({ signal })),
    }),

  resources: resourceNames,

  resource: (workspace: StudioWorkspace, id: number) =>
    queryOptions({
      queryKey: [workspace.id, "resources", "taken", id],
      queryFn: ({ signal }) => studioOf(workspace).resources.get(id, { signal }),
    }),

  /** Clients by name, address or last digits of the phone; the first ones without a text. */
  client: (workspace: StudioWorkspace, id: number) =>
    queryOptions({
      queryKey: [workspace.id, "clients", "chosen", id],
      queryFn: ({ signal }) => studioOf(workspace).clients.get(id, { signal }),
    }),

  matches: (workspace: StudioWorkspace, q: string) =>
    queryOptions({
      queryKey: [workspace.id, "clients", "matches", q],
      queryFn: async ({ signal }) => {
        const filter = q === "" ? {} : { filter: { q } };
        const list = studioOf(workspace).clients.list({ pageSize: mostMatches, signal, ...filter });
        const { items } = await list.page();
        return items.toSorted((one, other) => one.name.localeCompare(other.name));
      },
      placeholderData: keepPreviousData,
    }),

  /** Hours, time off and blocks of a day. */
  day: (workspace: StudioWorkspace, { date, ids }: { date: string; ids: readonly number[] }) =>
    queryOptions({
      queryKey: [workspace.id, "openings", "day", date, ids],
      queryFn: ({ signal }) =>
        studioOf(workspace).agenda({ from: date, to: date, resource_ids: [...ids] }, { signal }),
    }),

  colleagues: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "members", "deciding"],
      queryFn: ({ signal }) => readAll(studioOf(workspace).users.list({ pageSize, signal })),
    }),
};

export interface SlotsQuery {
  service: number;
  from: string;
  to: string;
  resources: readonly number[];
  /** Its own booking blocks no slot. */
  appointment?: number;
}
