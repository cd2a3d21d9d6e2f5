import type {
  Fate,
  NewAvailability,
  NewCustomPeriod,
  NewResource,
  Resource,
  ResourceChanges,
  ResourceType,
} from "@frontdesk/scheduling-client/types/resources";
import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { payments } from "../../api/clients.ts";
import type { Workspace } from "../../api/desk.ts";
import { postOnce } from "../../api/posts.ts";
import { mostOf, readAll } from "../../api/read-all.ts";
import { type StudioWorkspace, studioOf } from "../../api/studio.ts";
import type { TeamMember } from "../../api/team.ts";
import { checkUnchanged } from "../../api/unchanged.ts";
import type { Listing } from "../../components/named-list.tsx";

const key = ({ id }: StudioWorkspace, ...rest: unknown[]) => [id, "resources", ...rest];
const typesKey = ({ id }: StudioWorkspace) => [id, "resource_types"];

export const resources = {
  all: (workspace: StudioWorkspace, { isArchived, isWhole }: Listing) =>
    queryOptions({
      queryKey: key(workspace, "all", isArchived, isWhole),
      queryFn: ({ signal }) => {
        const { resources } = studioOf(workspace);
        const list = isArchived ? resources.archived({ signal }) : resources.list({ signal });
        return readAll(list, mostOf(isWhole));
      },
    }),

  types: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: typesKey(workspace),
      queryFn: ({ signal }) => readAll(studioOf(workspace).resourceTypes.list({ signal })),
    }),

  one: (workspace: StudioWorkspace, id: number) =>
    queryOptions({
      queryKey: key(workspace, id),
      queryFn: ({ signal }) => studioOf(workspace).resources.tagged(id, { signal }),
    }),

  singleDays: (workspace: StudioWorkspace, id: number) =>
    queryOptions({
      queryKey: key(workspace, id, "single"),
      queryFn: ({ signal }) =>
        readAll(studioOf(workspace).resources.customPeriods.list(id, { signal })),
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
      const nouns = ["agenda", "resources", "resource_types", "bookings", "openings", "downtimes"];
      await Promise.all(
        nouns.map((noun) => existing.invalidateQueries({ queryKey: [workspace.id, noun] })),
      );
    },
  });
}

export function useNewResource(workspace: StudioWorkspace) {
  return useChange("resources.newResource", workspace, (resource: NewResource) =>
    postOnce(`${workspace.id} new resource ${JSON.stringify(resource)}`, (options) =>
      studioOf(workspace).resources.create(resource, options),
    ),
  );
}

/** With a tag, the save fails after another user's change. */
export function useResourceChange(workspace: StudioWorkspace, id: number) {
  return useChange(
    "resources.resourceChange",
    workspace,
    ({ changes, etag }: { changes: ResourceChanges; etag?: string }) =>
      studioOf(workspace).resources.update(
        id,
        changes,
        etag === undefined ? {} : { ifMatch: etag },
      ),
  );
}

/** Null: without a login. */
export function useLink(workspace: StudioWorkspace, id: number) {
  const queries = useQueryClient();
  return useAction(["resources.link", "footer"], {
    mutationFn: ({ userId }: { userId: number | null }) =>
      studioOf(workspace).resources.update(id, { user_id: userId }),
    onSettled: () => renewPeople(queries, workspace),
  });
}

/** Mails each open invitation of the login again. */
export function useResend(workspace: Workspace, id: number) {
  const queries = useQueryClient();
  return useAction(["resources.resend", "footer"], {
    mutationFn: async ({ email, shop }: Pick<TeamMember, "email" | "shop">) => {
      await studioOf(workspace).resources.update(id, { invite: true });
      if (shop === undefined || shop.name !== undefined) return;
      const user = { email, role: shop.role };
      await payments.merchants.users.invite(workspace.merchant!.id, user);
    },
    onSettled: () => renewPeople(queries, workspace),
  });
}

async function renewPeople(queries: QueryClient, { id }: StudioWorkspace): Promise<void> {
  const nouns = ["resources", "team"];
  await Promise.all(nouns.map((noun) => queries.invalidateQueries({ queryKey: [id, noun] })));
}

interface AvailabilityChange {
  changes: NewAvailability;
  seen: Resource;
}

/** The save fails if a colleague changed the hours first. */
export function useAvailability(workspace: StudioWorkspace, seen: Resource) {
  const queries = useQueryClient();
  const { id } = seen;
  const hoursOf = ({
    available_periods: periods,
    timezone,
    inherits_hours: inherits,
  }: Resource) => [periods, timezone.iana, inherits];
  return useChange(
    "resources.availability",
    workspace,
    async ({ changes, seen }: AvailabilityChange) => {
      const query = resources.one(workspace, id);
      const part = ({ shown }: { shown: Resource }) => hoursOf(shown);
      await checkUnchanged(queries, { query, seen: hoursOf(seen), part });
      return await studioOf(workspace).resources.changeAvailability(id, changes);
    },
  );
}

export function useOpenDays(workspace: StudioWorkspace, id: number) {
  return useChange("resources.openDays", workspace, (period: NewCustomPeriod) =>
    studioOf(workspace).resources.customPeriods.create(id, period),
  );
}

export function useCloseDays(workspace: StudioWorkspace, id: number) {
  return useChange(
    "resources.closeDays",
    workspace,
    ({ periodId, ...fate }: Fate & { periodId: number }) =>
      studioOf(workspace).resources.customPeriods.delete(id, periodId, { fate }),
  );
}

interface Renaming {
  id: number;
  name: string;
  seen: string;
}

export function useTypeName(workspace: StudioWorkspace) {
  const queries = useQueryClient();
  return useChange("resources.typeChange", workspace, async ({ id, name, seen }: Renaming) => {
    const query = resources.types(workspace);
    const part = (all: readonly ResourceType[]) => all.find((one) => one.id === id)?.name;
    await checkUnchanged(queries, { query, seen, part });
    await studioOf(workspace).resourceTypes.update(id, { name });
  });
}

export function useTypeChange(workspace: StudioWorkspace) {
  return useChange(
    "resources.typeChange",
    workspace,
    (change: (types: ReturnType<typeof studioOf>["resourceTypes"]) => Promise<unknown>) =>
      change(studioOf(workspace).resourceTypes),
  );
}
