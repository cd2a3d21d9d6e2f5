import type { ConnectedMerchant } from "@frontdesk/scheduling-client/types/merchants";
import type { Workspace, WorkspaceMerchant } from "../../../api/desk.ts";
import { isOfRole } from "../../../api/may.ts";
import type { Words } from "../../../locales/bind.ts";

export type Permission = keyof Words["deposits"]["claims"];

const claims: readonly Permission[] = [
  "canChargeCard",
  "canCapture",
  "canRefund",
  "canVoid",
  "canSaveCard",
];
const forDeposits = claims.slice(0, 4);

type ClaimsOf = Pick<ConnectedMerchant, "claims">;

export function allowedIn({ claims: has }: ClaimsOf): Permission[] {
  return claims.filter((lease) => has[lease] === true);
}

export function lackingIn({ claims: has }: ClaimsOf): Permission[] {
  return forDeposits.filter((lease) => has[lease] !== true);
}

interface MatchingShops {
  /** The user may create their keys; the present workspace first. */
  own: WorkspaceMerchant[];
  others: WorkspaceMerchant[];
}

export function shopsIn(
  workspaces: readonly Pick<Workspace, "merchant">[],
  here: string | undefined,
): MatchingShops {
  const matches = workspaces.flatMap(({ merchant }) => merchant ?? []);
  const all = [...new Map(matches.map((shop) => [shop.id, shop])).values()];
  const sorted = [...all.filter(({ id }) => id === here), ...all.filter(({ id }) => id !== here)];
  return {
    own: sorted.filter((shop) => isOfRole(shop, "keys")),
    others: sorted.filter((shop) => !isOfRole(shop, "keys")),
  };
}

/** The service accepts only https. */
export function unknownSite(
  pageUrl: string,
  { website, sites }: { website: string; sites: readonly string[] },
): string | undefined {
  const { origin, host, protocol } = new URL(pageUrl);
  const isWebsite = URL.parse(website)?.host === host || website.split("/")[0] === host;
  return protocol === "https:" && !isWebsite && !sites.includes(origin) ? origin : undefined;
}
