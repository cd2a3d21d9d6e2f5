import type {
  NewService,
  PagePreview,
  ServiceChanges,
} from "@frontdesk/scheduling-client/types/services";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { readAll } from "../../api/read-all.ts";
import { type StudioPlace, studioOf } from "../../api/studio.ts";
import type { Takeable } from "./draft.ts";

const key = ({ id }: StudioPlace, ...rest: unknown[]) => [id, "services", ...rest];

export const services = {
  all: (place: StudioPlace, isArchived: boolean) =>
    queryOptions({
      queryKey: key(place, "all", isArchived),
      queryFn: ({ signal }) => {
        const { services } = studioOf(place);
        return readAll(isArchived ? services.archived({ signal }) : services.list({ signal }));
      },
    }),

  one: (place: StudioPlace, id: number) =>
    queryOptions({
      queryKey: key(place, id),
      queryFn: ({ signal }) => studioOf(place).services.tagged(id, { signal }),
    }),

  page: (place: StudioPlace) =>
    queryOptions({
      queryKey: key(place, "page"),
      queryFn: ({ signal }) => studioOf(place).bookingPage.tagged({ signal }),
    }),

  preview: (place: StudioPlace, pagePreview: PagePreview) =>
    queryOptions({
      queryKey: key(place, "preview", pagePreview),
      queryFn: ({ signal }) => studioOf(place).bookingPage.preview(pagePreview, { signal }),
      retry: false,
    }),

  resources: (place: StudioPlace) =>
    queryOptions({
      queryKey: [place.id, "resources", "takeable"],
      async queryFn({ signal }): Promise<Takeable[]> {
        const { resources, resourceTypes } = studioOf(place);
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

export function useNewService(place: StudioPlace) {
  const existing = useQueryClient();
  return useAction(["services.newService", "footer"], {
    mutationFn: (service: NewService) => studioOf(place).services.create(service),
    onSuccess: () => existing.invalidateQueries({ queryKey: key(place) }),
  });
}

/** With a tag, it fails if another user changed the service first. */
export function useServiceChange(place: StudioPlace, id: number) {
  const existing = useQueryClient();
  return useAction(["services.serviceChange", "footer"], {
    mutationFn: ({ changes, etag }: { changes: ServiceChanges; etag?: string }) =>
      studioOf(place).services.update(id, changes, etag === undefined ? {} : { ifMatch: etag }),
    onSettled: () => existing.invalidateQueries({ queryKey: key(place) }),
  });
}
