import type { NewDowntime } from "@frontdesk/scheduling-client/types/downtimes";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "./action.ts";
import { postOnce } from "./posts.ts";
import { mostOf, readAll } from "./read-all.ts";
import { type StudioWorkspace, studioOf } from "./studio.ts";

export const timeOff = {
  of: (workspace: StudioWorkspace, id: number, from: string) =>
    queryOptions({
      queryKey: [workspace.id, "downtimes", id, from],
      queryFn: async ({ signal }) => {
        const filter = { resource_ids: [id], from };
        const all = await readAll(studioOf(workspace).downtimes.list({ filter, signal }), 200);
        return all.toSorted((one, other) => one.from.localeCompare(other.from));
      },
    }),

  /** Of the whole studio, past ones too. */
  closures: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "downtimes", "closures"],
      queryFn: async ({ signal }) => {
        const filter = { all_resources: true };
        const all = await readAll(studioOf(workspace).downtimes.list({ filter, signal }), 400);
        return all.toSorted((one, other) => one.from.localeCompare(other.from));
      },
    }),

  types: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "downtime-types"],
      queryFn: ({ signal }) => readAll(studioOf(workspace).downtimes.types({ signal })),
    }),

  /** People and rooms that may have time off. */
  resources: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: [workspace.id, "resources", "all", false, false],
      queryFn: ({ signal }) =>
        readAll(studioOf(workspace).resources.list({ signal }), mostOf(false)),
    }),
};

function useChange<Input, Result>(
  name: string,
  workspace: StudioWorkspace,
  change: (input: Input) => Promise<Result>,
) {
  const existing = useQueryClient();
  return useAction([name, "footer"], {
    mutationFn: change,
    onSettled: async () => {
      const nouns = ["agenda", "bookings", "openings", "downtimes"];
      await Promise.all(
        nouns.map((noun) => existing.invalidateQueries({ queryKey: [workspace.id, noun] })),
      );
    },
  });
}

export function useTakeTimeOff(workspace: StudioWorkspace) {
  return useChange("resources.takeTimeOff", workspace, (off: NewDowntime) =>
    postOnce(`${workspace.id} new time off ${JSON.stringify(off)}`, (options) =>
      studioOf(workspace).downtimes.create(off, options),
    ),
  );
}

export function useEndTimeOff(workspace: StudioWorkspace) {
  return useChange("resources.endTimeOff", workspace, (id: number) =>
    studioOf(workspace).downtimes.delete(id),
  );
}
