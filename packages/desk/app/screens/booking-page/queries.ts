// What is asked of the booking page, and what a change makes stale.
import type { BookingPageChanges, MailPreview } from "@frontdesk/scheduling-client/types/services";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../data/action.ts";
import { readAll } from "../../data/read-all.ts";
import { type StudioPlace, studioOf } from "../../data/studio.ts";

export const bookingPage = {
  page: (place: StudioPlace) =>
    queryOptions({
      queryKey: [place.id, "services", "page"],
      queryFn: ({ signal }) => studioOf(place).bookingPage.tagged({ signal }),
    }),

  /** Whether mails have the account's own words. */
  trust: (place: StudioPlace) =>
    queryOptions({
      queryKey: [place.id, "services", "trust"],
      queryFn: ({ signal }) => studioOf(place).trust({ signal }),
    }),

  /** A mail as customers would get it. */
  mail: (place: StudioPlace, asked: MailPreview) =>
    queryOptions({
      queryKey: [place.id, "services", "mail", asked],
      queryFn: ({ signal }) => studioOf(place).bookingPage.previewMail(asked, { signal }),
      retry: false,
    }),

  /** What customers could book. */
  services: (place: StudioPlace) =>
    queryOptions({
      queryKey: [place.id, "services", "all", false],
      queryFn: ({ signal }) => readAll(studioOf(place).services.list({ signal })),
    }),

  resources: (place: StudioPlace) =>
    queryOptions({
      queryKey: [place.id, "resources", "all", false, true],
      queryFn: ({ signal }) => readAll(studioOf(place).resources.list({ signal })),
    }),
};

/** Changes the page unless somebody else was faster than what was seen. */
export function usePageChange(place: StudioPlace) {
  const known = useQueryClient();
  return useAction(["booking-page.pageChange", "footer"], {
    mutationFn: ({ changes, etag }: { changes: BookingPageChanges; etag: string }) =>
      studioOf(place).bookingPage.update(changes, { ifMatch: etag }),
    onSettled: () => known.invalidateQueries({ queryKey: [place.id, "services"] }),
  });
}
