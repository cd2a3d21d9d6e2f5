// Where a customer goes after paying. Links are made by anyone, so only the merchant's own website
// and sites are gone to without asking.

import { isOwnHost } from "@frontdesk/server/network";
import { isLongerThan } from "@frontdesk/server/text/length";
import { addressOf } from "../../ground/website.ts";

export interface Redirect {
  url: string;
  /** What the customer is shown of it. */
  host: string;
  isAutomatic: boolean;
}

/** Where a customer goes without paying. */
export interface WayBack {
  back: string | undefined;
  /** Its host, to be shown where it is neither the merchant's website nor one of its sites. */
  backHost: string | undefined;
}

/** Where a merchant is at home. */
export interface Sites {
  test: boolean;
  website: string;
  /** Origins. */
  sites: readonly string[];
}

const longestUrl = 2_000;

/** Reads where to go: https, or http on this machine, without credentials; undefined otherwise. */
export function readRedirect(text: string, { website, test, sites }: Sites): Redirect | undefined {
  if (isLongerThan(text, longestUrl) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    return undefined;
  }
  const url = new URL(text);
  const isLocal = isOwnHost(url.hostname);
  if (url.protocol !== "https:" && !isLocal) return undefined;
  if (url.username !== "" || url.password !== "") return undefined;
  const own = addressOf(website);
  const isWebsite = URL.canParse(own) && new URL(own).host === url.host;
  const isOwn = isWebsite || sites.includes(url.origin);
  return { url: url.href, host: url.host, isAutomatic: isOwn || (test && isLocal) };
}
