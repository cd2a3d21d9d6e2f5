import type { BookingPageChanges, MailPreview } from "@frontdesk/scheduling-client/types/services";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { readAll } from "../../api/read-all.ts";
import { type StudioWorkspace, studioOf } from "../../api/studio.ts";

export const bookingPage = {
  page: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "services", "page"],
      queryFn: ({ signal }) => studioOf(workspace).bookingPage.tagged({ signal }),
    }),

  /** A trusted account's mails contain its own texts. */
  trust: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "services", "trust"],
      queryFn: ({ signal }) => studioOf(workspace).trust({ signal }),
    }),

  mail: (workspace: StudioWorkspace, request: MailPreview) =>
    queryOptions({
      queryKey: [workspace.id, "services", "mail", request],
      queryFn: ({ signal }) => studioOf(workspace).bookingPage.previewMail(request, { signal }),
      retry: false,
    }),

  services: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "services", "all", false],
      queryFn: ({ signal }) => readAll(studioOf(workspace).services.list({ signal })),
    }),

  resources: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "resources", "all", false, true],
      queryFn: ({ signal }) => readAll(studioOf(workspace).resources.list({ signal })),
    }),
};

export function usePageChange(workspace: StudioWorkspace) {
  const existing = useQueryClient();
  return useAction(["booking-page.pageChange", "footer"], {
    mutationFn: ({ changes, etag }: { changes: BookingPageChanges; etag: string }) =>
      studioOf(workspace).bookingPage.update(changes, { ifMatch: etag }),
    onSettled: () => existing.invalidateQueries({ queryKey: [workspace.id, "services"] }),
  });
}
