// Services for customers, and their booking page.

import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { Api, UpdateOptions } from "./api.ts";
import { changesOf } from "./changes.ts";
import { collectionOf, type Noun, type TaggedObject } from "./collection.ts";
import { type List, type ListOptions, queryOf, type TableOptions } from "./list.ts";
import type { ArchiveFilter } from "./types/purposes.ts";
import type {
  BookingPage,
  BookingPageChanges,
  MailPreview,
  NewService,
  PagePreview,
  PreviewedMail,
  PreviewedPage,
  Service,
  ServiceChanges,
  Slots,
  SlotsFilter,
} from "./types/services.ts";

type Services = Noun<Service, NewService, ServiceChanges, ArchiveFilter, Service>;

/** `list` has the active ones. */
export function servicesOf(api: Api, root: string) {
  const at = `${root}/services`;
  return {
    ...collectionOf<Services>(api, at),
    changes: changesOf<Services>(api, at),

    archived: (options?: ListOptions): List<Service> => api.list(`${at}/archived`, options),

    /** Free times. */
    slots: async (id: number, filter: SlotsFilter, options?: CallOptions): Promise<Slots> =>
      api.get(at + path`/${id}/slots` + queryOf(filter), options),

    /** All, as CSV. */
    csv: async (options?: TableOptions<ArchiveFilter>): Promise<string> => api.csv(at, options),
  };
}

/** Only administrators may call these. */
export function bookingPageOf({ get, tagged, putIfMatch, postSafe }: Api, root: string) {
  const at = `${root}/booking_page`;
  return {
    get: async (options?: CallOptions): Promise<BookingPage> => get(at, options),

    /** With an ETag, so that a change fails after a concurrent one. */
    tagged: async (options?: CallOptions): Promise<TaggedObject<BookingPage>> =>
      tagged(at, options),

    update: async (changes: BookingPageChanges, options?: UpdateOptions): Promise<BookingPage> =>
      putIfMatch(at, changes, options),

    /** A step of the page with an unsaved service; holds nothing. */
    preview: async (pagePreview: PagePreview, options?: CallOptions): Promise<PreviewedPage> =>
      postSafe(`${at}/preview`, pagePreview, options),

    /** A customer's mail; sends nothing. */
    previewMail: async (request: MailPreview, options?: CallOptions): Promise<PreviewedMail> =>
      postSafe(`${at}/mail_preview`, request, options),
  };
}
