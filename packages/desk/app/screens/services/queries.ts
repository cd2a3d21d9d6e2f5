import type { NewResource } from "@frontdesk/scheduling-client/types/resources";
import type {
  NewService,
  PagePreview,
  ServiceChanges,
} from "@frontdesk/scheduling-client/types/services";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { postOnce } from "../../api/posts.ts";
import { readAll } from "../../api/read-all.ts";
import { type StudioWorkspace, studioOf } from "../../api/studio.ts";
import type { Takeable } from "./draft.ts";

const key = ({ id }: StudioWorkspace, ...rest: unknown[]) => [id, "services", ...rest];

export const services = {
  all: (workspace: StudioWorkspace, isArchived: boolean) =>
    queryOptions({
      queryKey: key(workspace, "all", isArchived),
      queryFn: ({ signal }) => {
        const { services } = studioOf(workspace);
        return readAll(isArchived ? services.archived({ signal }) : services.list({ signal }));
      },
    }),

  one: (workspace: StudioWorkspace, id: number) =>
    queryOptions({
      queryKey: key(workspace, id),
      queryFn: ({ signal }) => studioOf(workspace).services.tagged(id, { signal }),
    }),

  page: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: key(workspace, "page"),
      queryFn: ({ signal }) => studioOf(workspace).bookingPage.tagged({ signal }),
    }),

  preview: (workspace: StudioWorkspace, pagePreview: PagePreview) =>
    queryOptions({
      queryKey: key(workspace, "preview", pagePreview),
      queryFn: ({ signal }) => studioOf(workspace).bookingPage.preview(pagePreview, { signal }),
      retry: false,
    }),

  /** Null without a type for things. */
  thingType: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "resource_types", "thing"],
      queryFn: async ({ signal }) => {
        const types = await readAll(studioOf(workspace).resourceTypes.list({ signal }));
        return types.find(({ human }) => !human)?.id ?? null;
      },
    }),

  resources: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "resources", "takeable"],
      async queryFn({ signal }): Promise<Takeable[]> {
        const { resources, resourceTypes } = studioOf(workspace);
        const [all, types] = await Promise.all([
          readAll(resources.list({ signal })),
          readAll(resourceTypes.list({ signal })),
        ]);
        const people = new Set(types.filter(({ human }) => human).map(({ id }) => id));
        return all.map(({ id, name, color, resource_type: type }) => {
          return { id, name, color, human: people.has(type.id) };
        });
      },
    }),
};

export function useNewThing(workspace: StudioWorkspace) {
  const existing = useQueryClient();
  return useAction(["services.newThing", "field"], {
    mutationFn: (thing: NewResource) =>
      postOnce(`${workspace.id} new resource ${JSON.stringify(thing)}`, (options) =>
        studioOf(workspace).resources.create(thing, options),
      ),
    onSuccess: () => existing.invalidateQueries({ queryKey: [workspace.id, "resources"] }),
  });
}

export function useNewService(workspace: StudioWorkspace) {
  const existing = useQueryClient();
  return useAction(["services.newService", "footer"], {
    mutationFn: (service: NewService) =>
      postOnce(`${workspace.id} new service ${JSON.stringify(service)}`, (options) =>
        studioOf(workspace).services.create(service, options),
      ),
    onSuccess: () => existing.invalidateQueries({ queryKey: key(workspace) }),
  });
}

/** With a tag, the save fails after another user's change. */
export function useServiceChange(workspace: StudioWorkspace, id: number) {
  const existing = useQueryClient();
  return useAction(["services.serviceChange", "footer"], {
    mutationFn: ({ changes, etag }: { changes: ServiceChanges; etag?: string }) =>
      studioOf(workspace).services.update(id, changes, etag === undefined ? {} : { ifMatch: etag }),
    onSettled: () => existing.invalidateQueries({ queryKey: key(workspace) }),
  });
}
