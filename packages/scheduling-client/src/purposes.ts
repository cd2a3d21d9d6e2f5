// Of bookings.

import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import type { Api } from "./api.ts";
import { changesOf } from "./changes.ts";
import { collectionOf, type Noun } from "./collection.ts";
import { type List, type ListOptions, queryOf, type TableOptions } from "./list.ts";
import type { Booking, BookingFilter } from "./types/bookings.ts";
import type {
  ArchiveFilter,
  Client,
  ClientChanges,
  ClientExport,
  ClientFigures,
  ClientFilter,
  ClientHistory,
  ClientHistoryFilter,
  ListedClient,
  ListedProject,
  NewClient,
  NewProject,
  Project,
  ProjectChanges,
} from "./types/purposes.ts";

type Clients = Noun<Client, NewClient, ClientChanges, ClientFilter, ListedClient>;
type Projects = Noun<Project, NewProject, ProjectChanges, ArchiveFilter, ListedProject>;

/** `list` returns the active clients. */
export function clientsOf(api: Api, root: string) {
  const at = `${root}/clients`;
  return {
    ...purposesOf<Clients>(api, at),

    /** Exports all clients as CSV. */
    csv: async (options?: TableOptions<ClientFilter>): Promise<string> => api.csv(at, options),

    /** Visits, no-shows and spend, with the appointments from the newest start. */
    history: async (
      id: number,
      filter: ClientHistoryFilter = {},
      options?: CallOptions,
    ): Promise<ClientHistory> => api.get(`${at}/${id}/history${queryOf(filter)}`, options),

    /** Visits, no-shows and spend of at most 100 clients. */
    figures: async (ids: readonly number[], options?: CallOptions): Promise<ClientFigures[]> =>
      api.get(`${at}/history${queryOf({ ids })}`, options),

    /** All data of a client, for administrators. */
    export: async (id: number, options?: CallOptions): Promise<ClientExport> =>
      api.get(at + path`/${id}/export`, options),

    /** Erases a client's identity. Throws a `ConflictError` while appointments are ahead. */
    erase: async (id: number, options?: PostOptions): Promise<Client> =>
      api.post(at + path`/${id}/erase`, undefined, options),
  };
}

/** `list` has the active ones. */
export function projectsOf(api: Api, root: string) {
  return purposesOf<Projects>(api, `${root}/projects`);
}

function purposesOf<Of extends Noun>(api: Api, at: string) {
  return {
    ...collectionOf<Of>(api, at),
    changes: changesOf<Of>(api, at),

    archived: (options?: ListOptions<Of["filter"]>): List<Of["listed"]> =>
      api.list(`${at}/archived`, options),

    bookings: (id: number, options?: ListOptions<BookingFilter>): List<Booking> =>
      api.list(at + path`/${id}/bookings`, options),
  };
}
