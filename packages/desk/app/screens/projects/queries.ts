import type { NewProject, ProjectChanges } from "@frontdesk/scheduling-client/types/purposes";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { postOnce } from "../../api/posts.ts";
import { mostOf, readAll } from "../../api/read-all.ts";
import { type StudioWorkspace, studioOf } from "../../api/studio.ts";
import type { BookedTime } from "../../components/booked.tsx";
import type { Listing } from "../../components/named-list.tsx";
import type { Days } from "../../components/range.ts";

const key = ({ id }: StudioWorkspace, ...rest: unknown[]) => [id, "projects", ...rest];

export const projects = {
  all: (workspace: StudioWorkspace, { isArchived, isWhole }: Listing) =>
    queryOptions({
      queryKey: key(workspace, "all", isArchived, isWhole),
      queryFn: ({ signal }) => {
        const { projects } = studioOf(workspace);
        const list = isArchived ? projects.archived({ signal }) : projects.list({ signal });
        return readAll(list, mostOf(isWhole));
      },
    }),

  clients: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "clients", "all", false, true],
      queryFn: ({ signal }) => readAll(studioOf(workspace).clients.list({ signal })),
    }),

  one: (workspace: StudioWorkspace, id: number) =>
    queryOptions({
      queryKey: key(workspace, id),
      queryFn: ({ signal }) => studioOf(workspace).projects.tagged(id, { signal }),
    }),

  time: (workspace: StudioWorkspace, id: number, { from, to }: Days) => ({
    queryKey: key(workspace, id, "time", from, to),
    async queryFn({ signal }: { signal: AbortSignal }): Promise<BookedTime> {
      const { reports, projects } = studioOf(workspace);
      const range = { start_date: from, end_date: to };
      const list = projects.bookings(id, { pageSize: 20, filter: range, signal });
      const [report, { items, total = items.length }] = await Promise.all([
        reports.project(id, range, { signal }),
        list.page(),
      ]);
      return { report, bookings: items, total };
    },
  }),
};

export function useNewProject(workspace: StudioWorkspace) {
  const existing = useQueryClient();
  return useAction(["projects.newProject", "footer"], {
    mutationFn: (project: NewProject) =>
      postOnce(`${workspace.id} new project ${JSON.stringify(project)}`, (options) =>
        studioOf(workspace).projects.create(project, options),
      ),
    onSuccess: () => existing.invalidateQueries({ queryKey: key(workspace) }),
  });
}

/** With a tag, the save fails after another user's change. */
export function useProjectChange(workspace: StudioWorkspace, id: number) {
  const existing = useQueryClient();
  return useAction(["projects.projectChange", "footer"], {
    mutationFn: ({ changes, etag }: { changes: ProjectChanges; etag?: string }) =>
      studioOf(workspace).projects.update(id, changes, etag === undefined ? {} : { ifMatch: etag }),
    onSettled: () => existing.invalidateQueries({ queryKey: key(workspace) }),
  });
}
