// How the shop that takes deposits stands, and which others there are: pure.
import type { ConnectedMerchant } from "@frontdesk/scheduling-client/types/merchants";
import type { MerchantHalf, Place } from "../../../data/desk.ts";
import { isOfRole } from "../../../data/may.ts";
import type { Words } from "../../../locales/bind.ts";

export type Claim = keyof Words["deposits"]["claims"];

const claims: readonly Claim[] = [
  "canChargeCard",
  "canCapture",
  "canRefund",
  "canVoid",
  "canSaveCard",
];
const forDeposits = claims.slice(0, 4);

type Allowed = Pick<ConnectedMerchant, "claims">;

/** What a shop may do of what deposits and fees need. */
export function allowedIn({ claims: has }: Allowed): Claim[] {
  return claims.filter((claim) => has[claim] === true);
}

/** What a shop may not do, though no deposit is asked for without it. */
export function lackingIn({ claims: has }: Allowed): Claim[] {
  return forDeposits.filter((claim) => has[claim] !== true);
}

interface FoundShops {
  /** For which whoever is here may make keys; the one of the place that is shown comes first. */
  own: MerchantHalf[];
  /** Those that they only see. */
  others: MerchantHalf[];
}

/** The shops among places. */
export function shopsIn(
  places: readonly Pick<Place, "merchant">[],
  here: string | undefined,
): FoundShops {
  const found = places.flatMap(({ merchant }) => merchant ?? []);
  const all = [...new Map(found.map((shop) => [shop.id, shop])).values()];
  const sorted = [...all.filter(({ id }) => id === here), ...all.filter(({ id }) => id !== here)];
  return {
    own: sorted.filter((shop) => isOfRole(shop, "keys")),
    others: sorted.filter((shop) => !isOfRole(shop, "keys")),
  };
}

/**
 * The origin that a shop has to know for customers to come back by themselves; undefined where it
 * knows it, or cannot: sites are of https.
 */
export function unknownSite(
  pageUrl: string,
  { website, sites }: { website: string; sites: readonly string[] },
): string | undefined {
  const { origin, host, protocol } = new URL(pageUrl);
  const isWebsite = URL.parse(website)?.host === host || website.split("/")[0] === host;
  return protocol === "https:" && !isWebsite && !sites.includes(origin) ? origin : undefined;
}
