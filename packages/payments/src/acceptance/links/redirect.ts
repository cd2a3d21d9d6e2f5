// Anyone can write links: only the merchant's sites are automatic targets.

import { isOwnHost } from "@frontdesk/server/network";
import { isLongerThan } from "@frontdesk/server/text/length";
import { addressOf } from "../../core/website.ts";

export interface Redirect {
  url: string;
  host: string;
  isAutomatic: boolean;
}

export interface ReturnLink {
  back: string | undefined;
  /** Set outside the merchant's website and sites. */
  backHost: string | undefined;
}

export interface Sites {
  test: boolean;
  website: string;
  sites: readonly string[];
}

const longestUrl = 2_000;

/** https, or http on loopback; without credentials. */
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
