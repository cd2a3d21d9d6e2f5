import type { ListedResource, ResourceType } from "@frontdesk/scheduling-client/types/resources";
import type { Service } from "@frontdesk/scheduling-client/types/services";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { readAll } from "../../../api/read-all.ts";
import { type StudioWorkspace, studioOf } from "../../../api/studio.ts";
import { staffPart } from "./tasks.ts";

export interface StaffBasis {
  /** Of people; never empty. */
  types: readonly ResourceType[];
  people: readonly ListedResource[];
  /** With a part for people. */
  services: readonly Service[];
}

export const staffBasis = (workspace: StudioWorkspace) =>
  queryOptions({
    queryKey: [workspace.id, "resources", "staff"],
    async queryFn({ signal }): Promise<StaffBasis> {
      const { resources, resourceTypes, services } = studioOf(workspace);
      const [all, types, offered] = await Promise.all([
        readAll(resources.list({ signal })),
        readAll(resourceTypes.list({ signal })),
        readAll(services.list({ signal })),
      ]);
      const people = all.filter(({ human }) => human);
      const ids = new Set(people.map(({ id }) => id));
      return {
        types: types.filter(({ human }) => human),
        people,
        services: offered.filter((service) => staffPart(service, ids) !== undefined),
      };
    },
  });

export async function renewStaff(queries: QueryClient, { id }: StudioWorkspace): Promise<void> {
  const nouns = ["agenda", "resources", "services", "team"];
  await Promise.all(nouns.map((noun) => queries.invalidateQueries({ queryKey: [id, noun] })));
}
