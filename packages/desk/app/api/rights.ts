/* The desk uses rights only to hide actions; the service enforces them. "Own": by the user, or
   about the user. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { scheduling } from "./clients.ts";
import type { Workspace } from "./desk.ts";
import { useWorkspace } from "./workspace.ts";

type Rights = NonNullable<Workspace["account"]>["rights"];

export type StudioNoun = Exclude<keyof Rights, "reports">;

export type Owners = readonly (number | null | undefined)[];

export function mayMake({ account }: Pick<Workspace, "account">, noun: StudioNoun): boolean {
  const level = account?.rights[noun];
  return level === "manage_own" || level === "manage_all";
}

export function mayChange(
  { account }: Pick<Workspace, "account">,
  noun: StudioNoun,
  { owners, me }: { owners: Owners; me: number | undefined },
): boolean {
  if (account?.rights[noun] === "manage_all") return true;
  return account?.rights[noun] === "manage_own" && me !== undefined && owners.includes(me);
}

export function useMayMake(noun: StudioNoun): boolean {
  return mayMake(useWorkspace(), noun);
}

export function useMayChange(noun: StudioNoun): (owners: Owners) => boolean {
  const workspace = useWorkspace();
  const isRequested = workspace.account?.rights[noun] === "manage_own";
  const { data: me } = useQuery({ ...ownId, enabled: isRequested });
  return (owners) => mayChange(workspace, noun, { owners, me });
}

export function useMaySee(noun: StudioNoun): boolean {
  const { account } = useWorkspace();
  return account !== null && account.rights[noun] !== "none";
}

export function useOnlyOwn(noun: StudioNoun): number | undefined {
  const isOnlyOwn = useWorkspace().account?.rights[noun] === "manage_own";
  const { data } = useQuery({ ...ownId, enabled: isOnlyOwn });
  return isOnlyOwn ? data : undefined;
}

const ownId = queryOptions({
  queryKey: ["scheduling", "me"],
  queryFn: async ({ signal }) => (await scheduling.me({ signal })).id,
  staleTime: Number.POSITIVE_INFINITY,
});
