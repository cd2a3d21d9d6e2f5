import type { BookingFilter } from "@frontdesk/scheduling-client/types/bookings";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { scheduling } from "../../api/clients.ts";
import type { Place } from "../../api/desk.ts";

export interface DayRange {
  from: string;
  to: string;
  resources: readonly number[];
}

export function accountOf({ account }: Pick<Place, "account">) {
  return scheduling.account(account?.subdomain ?? "");
}

export async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  return await Array.fromAsync(list);
}

/** Enough for forty rows of a week. */
const pageSize = 1_000;

export const bookings = {
  between: (place: Place, { from, to, resources }: DayRange) =>
    queryOptions({
      queryKey: [place.id, "bookings", "between", from, to, resources],
      queryFn: ({ signal }) => {
        const filter = { start_date: from, end_date: to, resource_ids: resources, held: true };
        return all(accountOf(place).bookings.list({ pageSize, filter, signal }));
      },
      placeholderData: keepPreviousData,
    }),
  one: (place: Place, id: number) =>
    queryOptions({
      queryKey: [place.id, "bookings", "one", id],
      queryFn: ({ signal }) => accountOf(place).bookings.get(id, { signal }),
    }),
  listed: (place: Place, filter: BookingFilter) =>
    infiniteQueryOptions({
      queryKey: [place.id, "bookings", "listed", filter],
      queryFn: ({ signal, pageParam: offset }) =>
        accountOf(place).bookings.list({ pageSize: 50, offset, filter, signal }).page(),
      initialPageParam: 0,
      getNextPageParam: ({ items }, pages) =>
        items.length < 50 ? undefined : pages.flatMap((page) => page.items).length,
      placeholderData: keepPreviousData,
    }),
  history: (place: Place, id: number) =>
    queryOptions({
      queryKey: [place.id, "audit", "booking", id],
      queryFn: ({ signal }) => {
        const filter = { kind: "booking", subject_id: id } as const;
        return all(accountOf(place).audit({ filter, signal }));
      },
    }),
  people: (place: Place) =>
    queryOptions({
      queryKey: [place.id, "members", "named"],
      queryFn: ({ signal }) => all(accountOf(place).users.list({ pageSize, signal })),
      staleTime: 5 * 60_000,
    }),
};

/** Sessions of customers. Each booking of a session belongs to an appointment. */
export const sessions = {
  one: (place: Place, id: number) =>
    queryOptions({
      queryKey: [place.id, "appointments", "session", id],
      queryFn: ({ signal }) => accountOf(place).sessions.get(id, { signal }),
    }),
};

export const openTimes = {
  between: (place: Place, { from, to, resources }: DayRange) =>
    queryOptions({
      queryKey: [place.id, "openings", from, to, resources],
      queryFn: ({ signal }) =>
        all(accountOf(place).openings({ from, to, resource_ids: resources }, { pageSize, signal })),
      placeholderData: keepPreviousData,
    }),
};

export const downtimes = {
  between: (place: Place, { from, to, resources }: DayRange) =>
    queryOptions({
      queryKey: [place.id, "downtimes", from, to, resources],
      queryFn: ({ signal }) => {
        const filter = { from, to, resource_ids: resources };
        return all(accountOf(place).downtimes.list({ pageSize, filter, signal }));
      },
      placeholderData: keepPreviousData,
    }),
};

const slowly = { staleTime: 5 * 60_000 };

export const around = {
  resources: (place: Place) =>
    queryOptions({
      queryKey: [place.id, "resources", "listed"],
      queryFn: ({ signal }) => all(accountOf(place).resources.list({ pageSize, signal })),
      ...slowly,
    }),
  resource: (place: Place, id: number) =>
    queryOptions({
      queryKey: [place.id, "resources", "of", id],
      queryFn: ({ signal }) => accountOf(place).resources.get(id, { signal }),
      ...slowly,
    }),
  clients: (place: Place) =>
    queryOptions({
      queryKey: [place.id, "clients", "named"],
      queryFn: ({ signal }) => {
        const filter = { includeArchived: true };
        return all(accountOf(place).clients.list({ pageSize, filter, signal }));
      },
      ...slowly,
    }),
  projects: (place: Place) =>
    queryOptions({
      queryKey: [place.id, "projects", "named"],
      queryFn: ({ signal }) => {
        const filter = { includeArchived: true };
        return all(accountOf(place).projects.list({ pageSize, filter, signal }));
      },
      ...slowly,
    }),
  downtimeTypes: (place: Place) =>
    queryOptions({
      queryKey: [place.id, "downtime-types"],
      queryFn: ({ signal }) => all(accountOf(place).downtimes.types({ pageSize, signal })),
      ...slowly,
    }),
  account: (place: Place) =>
    queryOptions({
      queryKey: [place.id, "account"],
      queryFn: ({ signal }) => scheduling.accounts.get(place.account?.subdomain ?? "", { signal }),
      ...slowly,
    }),
  me: (place: Place) =>
    queryOptions({
      queryKey: [place.id, "members", "me"],
      queryFn: ({ signal }) => accountOf(place).users.get("me", { signal }),
      ...slowly,
    }),
};
