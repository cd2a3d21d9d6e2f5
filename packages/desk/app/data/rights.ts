/*
 * What somebody may do with the account of a place, known to pages only to leave out what would be
 * refused: the service refuses, whatever stands here. "Own" is what they made, or what is of them.
 */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { scheduling } from "./clients.ts";
import type { Place } from "./desk.ts";
import { usePlace } from "./place.ts";

type Rights = NonNullable<Place["account"]>["rights"];

/** What bookings need to be made, and can be. */
export type StudioNoun = Exclude<keyof Rights, "reports">;

/** Whose something is: ids of people, as far as there are any. */
export type Owners = readonly (number | null | undefined)[];

export function mayMake({ account }: Pick<Place, "account">, noun: StudioNoun): boolean {
  const level = account?.rights[noun];
  return level === "manage_own" || level === "manage_all";
}

export function mayChange(
  { account }: Pick<Place, "account">,
  noun: StudioNoun,
  { owners, me }: { owners: Owners; me: number | undefined },
): boolean {
  if (account?.rights[noun] === "manage_all") return true;
  return account?.rights[noun] === "manage_own" && me !== undefined && owners.includes(me);
}

/** Whether whoever is here may make such things. */
export function useMayMake(noun: StudioNoun): boolean {
  return mayMake(usePlace(), noun);
}

/** Whether whoever is here may change such a thing, of its owners. */
export function useMayChange(noun: StudioNoun): (owners: Owners) => boolean {
  const place = usePlace();
  const isAsked = place.account?.rights[noun] === "manage_own";
  const { data: me } = useQuery({ ...ownId, enabled: isAsked });
  return (owners) => mayChange(place, noun, { owners, me });
}

/** Whether whoever is here sees such things at all. */
export function useMaySee(noun: StudioNoun): boolean {
  const { account } = usePlace();
  return account !== null && account.rights[noun] !== "none";
}

/** Who whoever is here is, where they may do things with what is theirs alone. */
export function useOnlyOwn(noun: StudioNoun): number | undefined {
  const isOnlyOwn = usePlace().account?.rights[noun] === "manage_own";
  const { data } = useQuery({ ...ownId, enabled: isOnlyOwn });
  return isOnlyOwn ? data : undefined;
}

const ownId = queryOptions({
  queryKey: ["scheduling", "me"],
  queryFn: async ({ signal }) => (await scheduling.me({ signal })).id,
  staleTime: Number.POSITIVE_INFINITY,
});
