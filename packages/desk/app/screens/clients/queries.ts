import type { ClientChanges, NewClient } from "@frontdesk/scheduling-client/types/purposes";
import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { postOnce } from "../../api/posts.ts";
import { mostOf, readAll } from "../../api/read-all.ts";
import { type StudioWorkspace, studioOf } from "../../api/studio.ts";
import type { BookedTime } from "../../components/booked.tsx";
import type { Listing } from "../../components/named-list.tsx";
import type { Days } from "../../components/range.ts";

const key = ({ id }: StudioWorkspace, ...rest: unknown[]) => [id, "clients", ...rest];

export const clients = {
  all: (workspace: StudioWorkspace, { isArchived, isWhole, q }: Listing) =>
    queryOptions({
      queryKey: key(workspace, "all", isArchived, isWhole, q),
      queryFn: ({ signal }) => {
        const { clients } = studioOf(workspace);
        const options = { signal, ...(q !== "" && { filter: { q } }) };
        const list = isArchived ? clients.archived(options) : clients.list(options);
        return readAll(list, mostOf(isWhole));
      },
    }),

  one: (workspace: StudioWorkspace, id: number) =>
    queryOptions({
      queryKey: key(workspace, id),
      queryFn: ({ signal }) => studioOf(workspace).clients.tagged(id, { signal }),
    }),

  /** Appointments from the newest start, with the sums of all. */
  history: (workspace: StudioWorkspace, id: number) =>
    infiniteQueryOptions({
      // Read again after changes of appointments.
      queryKey: [workspace.id, "appointments", "of-client", id],
      queryFn: ({ pageParam, signal }) =>
        studioOf(workspace).clients.history(
          id,
          pageParam === undefined ? {} : { before: pageParam },
          { signal },
        ),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ appointments, has_more: hasMore }) =>
        hasMore ? appointments.at(-1)?.id : undefined,
    }),

  time: (workspace: StudioWorkspace, id: number, { from, to }: Days) => ({
    queryKey: key(workspace, id, "time", from, to),
    async queryFn({ signal }: { signal: AbortSignal }): Promise<BookedTime> {
      const { reports, clients } = studioOf(workspace);
      const range = { start_date: from, end_date: to };
      const list = clients.bookings(id, { pageSize: 20, filter: range, signal });
      const [report, { items, total = items.length }] = await Promise.all([
        reports.client(id, range, { signal }),
        list.page(),
      ]);
      return { report, bookings: items, total };
    },
  }),
};

export function useNewClient(workspace: StudioWorkspace) {
  const existing = useQueryClient();
  return useAction(["clients.newClient", "footer"], {
    mutationFn: (client: NewClient) =>
      postOnce(`${workspace.id} new client ${JSON.stringify(client)}`, (options) =>
        studioOf(workspace).clients.create(client, options),
      ),
    onSuccess: () => existing.invalidateQueries({ queryKey: key(workspace) }),
  });
}

/** With a tag, the save fails after another user's change. */
export function useClientChange(workspace: StudioWorkspace, id: number) {
  const existing = useQueryClient();
  return useAction(["clients.clientChange", "footer"], {
    mutationFn: ({ changes, etag }: { changes: ClientChanges; etag?: string }) =>
      studioOf(workspace).clients.update(id, changes, etag === undefined ? {} : { ifMatch: etag }),
    onSettled: () => existing.invalidateQueries({ queryKey: key(workspace) }),
  });
}

/** Queries with client names. */
const clientQueries = ["agenda", "clients", "appointments", "bookings", "reports", "audit"];

export function useErasing(workspace: StudioWorkspace) {
  const existing = useQueryClient();
  return useAction(["clients.erasing", "footer"], {
    mutationFn: (id: number) => studioOf(workspace).clients.erase(id),
    onSuccess() {
      for (const noun of clientQueries) {
        void existing.invalidateQueries({ queryKey: [workspace.id, noun] });
      }
    },
  });
}
