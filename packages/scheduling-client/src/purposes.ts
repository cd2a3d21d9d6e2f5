// Of bookings.

import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { changesOf } from "./changes.ts";
import { collectionOf, type Shapes } from "./collection.ts";
import { createList, type List, type ListOptions, type TableOptions, tableOf } from "./list.ts";
import type { Channel } from "./send.ts";
import type { Booking, BookingFilter } from "./types/bookings.ts";
import type {
  ArchiveFilter,
  Client,
  ClientChanges,
  ClientExport,
  ClientFilter,
  ListedClient,
  ListedProject,
  NewClient,
  NewProject,
  Project,
  ProjectChanges,
} from "./types/purposes.ts";

interface Clients {
  shown: Client;
  listed: ListedClient;
  created: NewClient;
  changed: ClientChanges;
  filter: ClientFilter;
}

interface Projects {
  shown: Project;
  listed: ListedProject;
  created: NewProject;
  changed: ProjectChanges;
  filter: ArchiveFilter;
}

/** `list` has the active ones. */
export function clientsOf(channel: Channel, root: string) {
  const at = `${root}/clients`;
  return {
    ...purposesOf<Clients>(channel, at),

    /** All, as CSV. */
    async csv(options?: TableOptions<ClientFilter>): Promise<string> {
      return await tableOf(channel, at, options);
    },

    /** All data of a client, for administrators. */
    async export(id: number, options?: CallOptions): Promise<ClientExport> {
      return await channel.ask({ method: "GET", path: at + path`/${id}/export`, options });
    },

    /** Erases a client's identity. Throws a `ConflictError` while appointments are ahead. */
    async erase(id: number, options?: PostOptions): Promise<Client> {
      return await channel.ask({ method: "POST", path: at + path`/${id}/erase`, options });
    },
  };
}

/** `list` has the active ones. */
export function projectsOf(channel: Channel, root: string) {
  return purposesOf<Projects>(channel, `${root}/projects`);
}

function purposesOf<Noun extends Shapes>(channel: Channel, at: string) {
  return {
    ...collectionOf<Noun>(channel, at),
    changes: changesOf<Noun>(channel, at),

    archived(options?: ListOptions<Noun["filter"]>): List<Noun["listed"]> {
      return createList(channel, `${at}/archived`, options);
    },

    bookings(id: number, options?: ListOptions<BookingFilter>): List<Booking> {
      return createList(channel, at + path`/${id}/bookings`, options);
    },
  };
}
