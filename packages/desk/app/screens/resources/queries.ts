import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import type { NewDowntime } from "@frontdesk/scheduling-client/types/downtimes";
import type {
  Fate,
  NewAvailability,
  NewCustomPeriod,
  NewResource,
  ResourceChanges,
} from "@frontdesk/scheduling-client/types/resources";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { mostOf, readAll } from "../../api/read-all.ts";
import { type StudioPlace, studioOf } from "../../api/studio.ts";
import type { Listing } from "../../components/named-list.tsx";

const key = ({ id }: StudioPlace, ...rest: unknown[]) => [id, "resources", ...rest];
const typesKey = ({ id }: StudioPlace) => [id, "resource_types"];

export const resources = {
  all: (place: StudioPlace, { isArchived, isWhole }: Listing) =>
    queryOptions({
      queryKey: key(place, "all", isArchived, isWhole),
      queryFn: ({ signal }) => {
        const { resources } = studioOf(place);
        const list = isArchived ? resources.archived({ signal }) : resources.list({ signal });
        return readAll(list, mostOf(isWhole));
      },
    }),

  types: (place: StudioPlace) =>
    queryOptions({
      queryKey: typesKey(place),
      queryFn: ({ signal }) => readAll(studioOf(place).resourceTypes.list({ signal })),
    }),

  one: (place: StudioPlace, id: number) =>
    queryOptions({
      queryKey: key(place, id),
      queryFn: ({ signal }) => studioOf(place).resources.tagged(id, { signal }),
    }),

  singleDays: (place: StudioPlace, id: number) =>
    queryOptions({
      queryKey: key(place, id, "single"),
      queryFn: ({ signal }) =>
        readAll(studioOf(place).resources.customPeriods.list(id, { signal })),
    }),

  displaced: (place: StudioPlace, ids: readonly number[]) =>
    queryOptions({
      queryKey: [place.id, "bookings", "displaced", ...ids],
      queryFn: ({ signal }): Promise<Booking[]> =>
        Promise.all(ids.map((id) => studioOf(place).bookings.get(id, { signal }))),
    }),
};

export const timeOff = {
  of: (place: StudioPlace, id: number, from: string) =>
    queryOptions({
      queryKey: [place.id, "downtimes", id, from],
      queryFn: async ({ signal }) => {
        const filter = { resource_ids: [id], from };
        const all = await readAll(studioOf(place).downtimes.list({ filter, signal }), 200);
        return all.toSorted((one, other) => one.from.localeCompare(other.from));
      },
    }),

  types: (place: StudioPlace) =>
    queryOptions({
      queryKey: [place.id, "downtime-types"],
      queryFn: ({ signal }) => readAll(studioOf(place).downtimes.types({ signal })),
    }),
};

/** Reloads everything that depends on resources. */
function useChange<Given, Made>(
  name: string,
  place: StudioPlace,
  change: (input: Given) => Promise<Made>,
) {
  const existing = useQueryClient();
  return useAction([name, "footer"], {
    mutationFn: change,
    onSettled: async () => {
      const nouns = ["resources", "resource_types", "bookings", "openings", "downtimes"];
      await Promise.all(
        nouns.map((noun) => existing.invalidateQueries({ queryKey: [place.id, noun] })),
      );
    },
  });
}

export function useNewResource(place: StudioPlace) {
  return useChange("resources.newResource", place, (resource: NewResource) =>
    studioOf(place).resources.create(resource),
  );
}

/** With a tag, it fails if another user changed the resource first. */
export function useResourceChange(place: StudioPlace, id: number) {
  return useChange(
    "resources.resourceChange",
    place,
    ({ changes, etag }: { changes: ResourceChanges; etag?: string }) =>
      studioOf(place).resources.update(id, changes, etag === undefined ? {} : { ifMatch: etag }),
  );
}

export function useAvailability(place: StudioPlace, id: number) {
  return useChange("resources.availability", place, (availability: NewAvailability) =>
    studioOf(place).resources.changeAvailability(id, availability),
  );
}

export function useOpenDays(place: StudioPlace, id: number) {
  return useChange("resources.openDays", place, (period: NewCustomPeriod) =>
    studioOf(place).resources.customPeriods.create(id, period),
  );
}

export function useCloseDays(place: StudioPlace, id: number) {
  return useChange(
    "resources.closeDays",
    place,
    ({ periodId, ...fate }: Fate & { periodId: number }) =>
      studioOf(place).resources.customPeriods.delete(id, periodId, { fate }),
  );
}

export function useTakeTimeOff(place: StudioPlace) {
  return useChange("resources.takeTimeOff", place, (off: NewDowntime) =>
    studioOf(place).downtimes.create(off),
  );
}

export function useEndTimeOff(place: StudioPlace) {
  return useChange("resources.endTimeOff", place, (id: number) =>
    studioOf(place).downtimes.delete(id),
  );
}

export function useTypeChange(place: StudioPlace) {
  return useChange(
    "resources.typeChange",
    place,
    (change: (types: ReturnType<typeof studioOf>["resourceTypes"]) => Promise<unknown>) =>
      change(studioOf(place).resourceTypes),
  );
}
