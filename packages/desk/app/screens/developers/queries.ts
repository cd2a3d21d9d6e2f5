import type {
  ApplicationChanges,
  NewApplication,
  NewPersonalToken,
  OwnApplication,
} from "@frontdesk/scheduling-client/types/own";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { scheduling } from "../../api/clients.ts";
import { checkUnchanged } from "../../api/unchanged.ts";

const key = (...rest: unknown[]) => ["developers", ...rest];

export const developers = {
  applications: queryOptions({
    queryKey: key("applications"),
    queryFn: ({ signal }) => scheduling.applications.list({ signal }),
  }),
  application: (id: number) =>
    queryOptions({
      queryKey: key("applications", id),
      queryFn: ({ signal }) => scheduling.applications.get(id, { signal }),
    }),
  holders: (id: number) =>
    queryOptions({
      queryKey: key("holders", id),
      queryFn: ({ signal }) => scheduling.applications.holders(id, { signal }),
    }),
  tokens: queryOptions({
    queryKey: key("tokens"),
    queryFn: ({ signal }) => scheduling.tokens.list({ signal }),
  }),
  grants: queryOptions({
    queryKey: key("grants"),
    queryFn: ({ signal }) => scheduling.grants.list({ signal }),
  }),
};

/** An application's end also ends its authorizations. */
function useChange<Input, Result>(name: string, change: (input: Input) => Promise<Result>) {
  const existing = useQueryClient();
  return useAction([name, "footer"], {
    mutationFn: change,
    onSettled: () => existing.invalidateQueries({ queryKey: key() }),
  });
}

export const useRegister = () =>
  useChange("developers.register", (application: NewApplication) =>
    scheduling.applications.register(application),
  );

interface ApplicationChange {
  changes: ApplicationChanges;
  seen: OwnApplication;
}

/** The save fails if another page changed the application first. */
export function useApplicationChange(id: number) {
  const queries = useQueryClient();
  const part = (one: OwnApplication) => [
    one.name,
    one.redirect_urls,
    one.may_use_passwords,
    one.scopes,
    one.access_seconds,
  ];
  return useChange("developers.applicationChange", async ({ changes, seen }: ApplicationChange) => {
    const query = developers.application(id);
    await checkUnchanged(queries, { query, seen: part(seen), part });
    await scheduling.applications.update(id, changes);
  });
}

export const useNewSecret = (id: number) =>
  useChange("developers.newSecret", (_: undefined) => scheduling.applications.renewSecret(id));

export const useDeletion = () =>
  useChange("developers.deletion", (id: number) => scheduling.applications.delete(id));

export const useEndHolder = (id: number) =>
  useChange("developers.endHolder", (userId: number) =>
    scheduling.applications.endGrant(id, userId),
  );

export const useNewToken = () =>
  useChange("developers.newToken", (token: NewPersonalToken) => scheduling.tokens.create(token));

export const useEndToken = () =>
  useChange("developers.endToken", (id: number | "all") =>
    id === "all" ? scheduling.tokens.endAll() : scheduling.tokens.end(id),
  );

export const useEndGrant = () =>
  useChange("developers.endGrant", (id: number | "all") =>
    id === "all" ? scheduling.grants.endAll() : scheduling.grants.end(id),
  );
