import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { changesOf } from "./changes.ts";
import { collectionOf } from "./collection.ts";
import { createList, type List, type ListOptions, queryOf } from "./list.ts";
import type { Channel } from "./send.ts";
import type { Booking, BookingFilter } from "./types/bookings.ts";
import type {
  CustomPeriod,
  Fate,
  ListedResource,
  NewAvailability,
  NewCustomPeriod,
  NewResource,
  Resource,
  ResourceChanges,
  ResourceFilter,
} from "./types/resources.ts";

interface Resources {
  shown: Resource;
  listed: ListedResource;
  created: NewResource;
  changed: ResourceChanges;
  filter: ResourceFilter;
}

/** `list` has the active ones. */
export function resourcesOf(channel: Channel, root: string) {
  const at = (id: number | "me") => root + path`/resources/${id}`;
  return {
    ...collectionOf<Resources>(channel, `${root}/resources`),
    changes: changesOf<Resources>(channel, `${root}/resources`),

    archived(options?: ListOptions<ResourceFilter>): List<ListedResource> {
      return createList(channel, `${root}/resources/archived`, options);
    },

    /** `me` is the resource of the client's person. */
    async get(id: number | "me", options?: CallOptions): Promise<Resource> {
      return await channel.ask({ method: "GET", path: at(id), options });
    },

    /**
     * Changes week, zone or both from a date on. Throws a `ClashError` for clashing bookings
     * without a stated fate.
     */
    async changeAvailability(
      id: number,
      availability: NewAvailability,
      options?: PostOptions,
    ): Promise<Resource> {
      const change = `${at(id)}/availability`;
      return await channel.ask({ method: "POST", path: change, body: availability, options });
    },

    bookings(id: number, options?: ListOptions<BookingFilter>): List<Booking> {
      return createList(channel, `${at(id)}/bookings`, options);
    },

    customPeriods: customPeriodsOf(channel, at),
  };
}

function customPeriodsOf(channel: Channel, at: (id: number) => string) {
  const all = (id: number) => `${at(id)}/custom_available_periods`;
  return {
    list(resourceId: number, options?: ListOptions): List<CustomPeriod> {
      return createList(channel, all(resourceId), options);
    },

    /** Opens hours of single days, in addition to the week. */
    async create(
      resourceId: number,
      period: NewCustomPeriod,
      options?: PostOptions,
    ): Promise<CustomPeriod> {
      return await channel.ask({ method: "POST", path: all(resourceId), body: period, options });
    },

    /** Closes them again; `fate` decides about bookings in them. */
    async delete(
      resourceId: number,
      periodId: number,
      { fate = {}, ...options }: CallOptions & { fate?: Fate } = {},
    ): Promise<void> {
      const period = all(resourceId) + path`/${periodId}` + queryOf(fate);
      await channel.ask({ method: "DELETE", path: period, options });
    },
  };
}
