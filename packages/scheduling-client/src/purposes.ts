// Clients and projects: what bookings are for.

import { path } from "@frontdesk/rest/api/path";
import { changesOf } from "./changes.ts";
import { collectionOf, type Shapes } from "./collection.ts";
import { createList, type List, type ListOptions, type TableOptions, tableOf } from "./list.ts";
import type { Channel } from "./send.ts";
import type { Booking, BookingFilter } from "./types/bookings.ts";
import type {
  ArchiveFilter,
  Client,
  ClientChanges,
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
  filter: ArchiveFilter;
}

interface Projects {
  shown: Project;
  listed: ListedProject;
  created: NewProject;
  changed: ProjectChanges;
  filter: ArchiveFilter;
}

/** Clients of the account at a root. `list` has the active ones. */
export function clientsOf(channel: Channel, root: string) {
  const at = `${root}/clients`;
  return {
    ...purposesOf<Clients>(channel, at),

    /** All of them, as CSV. */
    async csv(options?: TableOptions<ArchiveFilter>): Promise<string> {
      return await tableOf(channel, at, options);
    },
  };
}

/** Projects of the account at a root. `list` has the active ones. */
export function projectsOf(channel: Channel, root: string) {
  return purposesOf<Projects>(channel, `${root}/projects`);
}

function purposesOf<Noun extends Shapes>(channel: Channel, at: string) {
  return {
    ...collectionOf<Noun>(channel, at),
    changes: changesOf<Noun>(channel, at),

    archived(options?: ListOptions): List<Noun["listed"]> {
      return createList(channel, `${at}/archived`, options);
    },

    bookings(id: number, options?: ListOptions<BookingFilter>): List<Booking> {
      return createList(channel, at + path`/${id}/bookings`, options);
    },
  };
}
