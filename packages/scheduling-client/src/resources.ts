import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import type { Api } from "./api.ts";
import { changesOf } from "./changes.ts";
import { collectionOf, type Noun } from "./collection.ts";
import { type List, type ListOptions, queryOf } from "./list.ts";
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

type Resources = Noun<Resource, NewResource, ResourceChanges, ResourceFilter, ListedResource>;

/** `list` has the active ones. */
export function resourcesOf(api: Api, root: string) {
  const at = (id: number | "me") => root + path`/resources/${id}`;
  const periodsOf = (id: number) => `${at(id)}/custom_available_periods`;
  return {
    ...collectionOf<Resources>(api, `${root}/resources`),
    changes: changesOf<Resources>(api, `${root}/resources`),

    archived: (options?: ListOptions<ResourceFilter>): List<ListedResource> =>
      api.list(`${root}/resources/archived`, options),

    /** `me` is the resource of the client's person. */
    get: async (id: number | "me", options?: CallOptions): Promise<Resource> =>
      api.get(at(id), options),

    /**
     * Changes week, zone or both from a date on. Throws a `ClashError` for clashing bookings
     * without a stated fate.
     */
    changeAvailability: async (
      id: number,
      availability: NewAvailability,
      options?: PostOptions,
    ): Promise<Resource> => api.post(`${at(id)}/availability`, availability, options),

    bookings: (id: number, options?: ListOptions<BookingFilter>): List<Booking> =>
      api.list(`${at(id)}/bookings`, options),

    customPeriods: {
      list: (resourceId: number, options?: ListOptions): List<CustomPeriod> =>
        api.list(periodsOf(resourceId), options),

      /** Opens hours of single days, in addition to the week. */
      create: async (
        resourceId: number,
        period: NewCustomPeriod,
        options?: PostOptions,
      ): Promise<CustomPeriod> => api.post(periodsOf(resourceId), period, options),

      /** Closes the days again; `fate` decides about bookings on them. */
      delete: async (
        resourceId: number,
        periodId: number,
        { fate = {}, ...options }: CallOptions & { fate?: Fate } = {},
      ): Promise<void> =>
        api.remove(periodsOf(resourceId) + path`/${periodId}` + queryOf(fate), options),
    },
  };
}
