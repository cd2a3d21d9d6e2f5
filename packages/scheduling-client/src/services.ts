// For customers, and their booking page.

import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { changesOf } from "./changes.ts";
import { collectionOf, type TaggedObject, type UpdateOptions } from "./collection.ts";
import {
  createList,
  type List,
  type ListOptions,
  queryOf,
  type TableOptions,
  tableOf,
} from "./list.ts";
import type { Channel } from "./send.ts";
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

interface Services {
  shown: Service;
  listed: Service;
  created: NewService;
  changed: ServiceChanges;
  filter: ArchiveFilter;
}

/** `list` has the active ones. */
export function servicesOf(channel: Channel, root: string) {
  const at = `${root}/services`;
  return {
    ...collectionOf<Services>(channel, at),
    changes: changesOf<Services>(channel, at),

    archived(options?: ListOptions): List<Service> {
      return createList(channel, `${at}/archived`, options);
    },

    /** Free times. */
    async slots(id: number, filter: SlotsFilter, options?: CallOptions): Promise<Slots> {
      const slots = at + path`/${id}/slots` + queryOf(filter);
      return await channel.ask({ method: "GET", path: slots, options });
    },

    /** All, as CSV. */
    async csv(options?: TableOptions<ArchiveFilter>): Promise<string> {
      return await tableOf(channel, at, options);
    },
  };
}

/** For administrators. */
export function bookingPageOf(channel: Channel, root: string) {
  const at = `${root}/booking_page`;
  return {
    async get(options?: CallOptions): Promise<BookingPage> {
      return await channel.ask({ method: "GET", path: at, options });
    },

    /** With an ETag, so that a change fails after a concurrent one. */
    async tagged(options?: CallOptions): Promise<TaggedObject<BookingPage>> {
      return await channel.askTagged({ method: "GET", path: at, options });
    },

    async update(
      changes: BookingPageChanges,
      { ifMatch, ...options }: UpdateOptions = {},
    ): Promise<BookingPage> {
      const headers = ifMatch === undefined ? undefined : { "If-Match": ifMatch };
      return await channel.ask({ method: "PUT", path: at, body: changes, headers, options });
    },

    /** A step of the page with an unsaved service; holds nothing. */
    async preview(pagePreview: PagePreview, options?: CallOptions): Promise<PreviewedPage> {
      const call = { method: "POST", path: `${at}/preview`, repeat: "safe" } as const;
      return await channel.ask({ ...call, body: pagePreview, options });
    },

    /** A customer's mail; sends nothing. */
    async previewMail(request: MailPreview, options?: CallOptions): Promise<PreviewedMail> {
      const call = { method: "POST", path: `${at}/mail_preview`, repeat: "safe" } as const;
      return await channel.ask({ ...call, body: request, options });
    },
  };
}
