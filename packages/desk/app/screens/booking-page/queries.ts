import type { BookingPageChanges, MailPreview } from "@frontdesk/scheduling-client/types/services";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { readAll } from "../../api/read-all.ts";
import { type StudioPlace, studioOf } from "../../api/studio.ts";

export const bookingPage = {
  page: (place: StudioPlace) =>
    queryOptions({
      queryKey: [place.id, "services", "page"],
      queryFn: ({ signal }) => studioOf(place).bookingPage.tagged({ signal }),
    }),

  /** True if mails carry the account's own texts. */
  trust: (place: StudioPlace) =>
    queryOptions({
      queryKey: [place.id, "services", "trust"],
      queryFn: ({ signal }) => studioOf(place).trust({ signal }),
    }),

  mail: (place: StudioPlace, request: MailPreview) =>
    queryOptions({
      queryKey: [place.id, "services", "mail", request],
      queryFn: ({ signal }) => studioOf(place).bookingPage.previewMail(request, { signal }),
      retry: false,
    }),

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

export function usePageChange(place: StudioPlace) {
  const existing = useQueryClient();
  return useAction(["booking-page.pageChange", "footer"], {
    mutationFn: ({ changes, etag }: { changes: BookingPageChanges; etag: string }) =>
      studioOf(place).bookingPage.update(changes, { ifMatch: etag }),
    onSettled: () => existing.invalidateQueries({ queryKey: [place.id, "services"] }),
  });
}
