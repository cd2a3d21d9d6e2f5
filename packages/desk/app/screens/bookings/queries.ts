import type { BookingFilter } from "@frontdesk/scheduling-client/types/bookings";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { scheduling } from "../../api/clients.ts";
import type { Workspace } from "../../api/desk.ts";
import { dayAfter } from "../../components/days.ts";

export interface DayRange {
  from: string;
  to: string;
  /** Default all active ones. */
  resources?: readonly number[];
}

export function accountOf({ account }: Pick<Workspace, "account">) {
  return scheduling.account(account?.subdomain ?? "");
}

export async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  return await Array.fromAsync(list);
}

const pageSize = 1_000;

/** Hours, time off and blocks of at most 42 days. */
export const agenda = {
  between: (workspace: Workspace, { from, to, resources }: DayRange) =>
    queryOptions({
      queryKey: [workspace.id, "agenda", from, to, resources],
      queryFn: ({ signal }) =>
        accountOf(workspace).agenda(
          { from, to, ...(resources && { resource_ids: [...resources] }) },
          { signal },
        ),
      placeholderData: keepPreviousData,
    }),
};

export const bookings = {
  one: (workspace: Workspace, id: number) =>
    queryOptions({
      queryKey: [workspace.id, "bookings", "one", id],
      queryFn: ({ signal }) => accountOf(workspace).bookings.get(id, { signal }),
    }),
  listed: (workspace: Workspace, filter: BookingFilter) =>
    infiniteQueryOptions({
      queryKey: [workspace.id, "bookings", "listed", filter],
      queryFn: ({ signal, pageParam: offset }) =>
        accountOf(workspace).bookings.list({ pageSize: 50, offset, filter, signal }).page(),
      initialPageParam: 0,
      getNextPageParam: ({ items }, pages) =>
        items.length < 50 ? undefined : pages.flatMap((page) => page.items).length,
      placeholderData: keepPreviousData,
    }),
  history: (workspace: Workspace, id: number) =>
    queryOptions({
      queryKey: [workspace.id, "audit", "booking", id],
      queryFn: ({ signal }) => {
        const filter = { kind: "booking", subject_id: id } as const;
        return all(accountOf(workspace).audit({ filter, signal }));
      },
    }),
  people: (workspace: Workspace) =>
    queryOptions({
      queryKey: [workspace.id, "members", "named"],
      queryFn: ({ signal }) => all(accountOf(workspace).users.list({ pageSize, signal })),
      staleTime: 5 * 60_000,
    }),
};

/** With those of the night before. */
export const appointmentsOn = (workspace: Workspace, date: string) =>
  queryOptions({
    queryKey: [workspace.id, "appointments", "day", date],
    queryFn: ({ signal }) => {
      const filter = { start_date: dayAfter(date, -1), end_date: date };
      return all(accountOf(workspace).appointments.list({ pageSize, filter, signal }));
    },
  });

export const appointmentHistory = (workspace: Workspace, id: number) =>
  queryOptions({
    queryKey: [workspace.id, "audit", "appointment", id],
    queryFn: ({ signal }) => {
      const filter = { kind: "appointment", subject_id: id } as const;
      return all(accountOf(workspace).audit({ filter, signal }));
    },
  });

/** Each booking of a session belongs to an appointment. */
export const sessions = {
  one: (workspace: Workspace, id: number) =>
    queryOptions({
      queryKey: [workspace.id, "appointments", "session", id],
      queryFn: ({ signal }) => accountOf(workspace).sessions.get(id, { signal }),
    }),
};

export const openTimes = {
  between: (workspace: Workspace, { from, to, resources }: DayRange) =>
    queryOptions({
      queryKey: [workspace.id, "openings", from, to, resources],
      queryFn: ({ signal }) =>
        all(
          accountOf(workspace).openings(
            { from, to, resource_ids: resources },
            { pageSize, signal },
          ),
        ),
      placeholderData: keepPreviousData,
    }),
};

const slowly = { staleTime: 5 * 60_000 };

export const around = {
  resources: (workspace: Workspace) =>
    queryOptions({
      queryKey: [workspace.id, "resources", "listed"],
      queryFn: ({ signal }) => all(accountOf(workspace).resources.list({ pageSize, signal })),
      ...slowly,
    }),
  resource: (workspace: Workspace, id: number) =>
    queryOptions({
      queryKey: [workspace.id, "resources", "of", id],
      queryFn: ({ signal }) => accountOf(workspace).resources.get(id, { signal }),
      ...slowly,
    }),
  clients: (workspace: Workspace) =>
    queryOptions({
      queryKey: [workspace.id, "clients", "named"],
      queryFn: ({ signal }) => {
        const filter = { includeArchived: true };
        return all(accountOf(workspace).clients.list({ pageSize, filter, signal }));
      },
      ...slowly,
    }),
  projects: (workspace: Workspace) =>
    queryOptions({
      queryKey: [workspace.id, "projects", "named"],
      queryFn: ({ signal }) => {
        const filter = { includeArchived: true };
        return all(accountOf(workspace).projects.list({ pageSize, filter, signal }));
      },
      ...slowly,
    }),
  account: (workspace: Workspace) =>
    queryOptions({
      queryKey: [workspace.id, "account"],
      queryFn: ({ signal }) =>
        scheduling.accounts.get(workspace.account?.subdomain ?? "", { signal }),
      ...slowly,
    }),
  me: (workspace: Workspace) =>
    queryOptions({
      queryKey: [workspace.id, "members", "me"],
      queryFn: ({ signal }) => accountOf(workspace).users.get("me", { signal }),
      ...slowly,
    }),
};
