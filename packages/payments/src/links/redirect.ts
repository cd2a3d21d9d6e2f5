// Where a customer goes after paying. Links are made by anyone, so only the merchant's own website
// is gone to without asking.
import { addressOf } from "../website.ts";

export interface Redirect {
  url: string;
  /** What the customer is shown of it. */
  host: string;
  isAutomatic: boolean;
}

const longestUrl = 2_000;

/** Reads where to go: https, or http on this machine, without credentials; undefined otherwise. */
export function readRedirect(
  text: string,
  { website, test }: { website: string; test: boolean },
): Redirect | undefined {
  if (text.length > longestUrl || !/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    return undefined;
  }
  const url = new URL(text);
  const isLocal = isLoopback(url.hostname);
  if (url.protocol !== "https:" && !isLocal) return undefined;
  if (url.username !== "" || url.password !== "") return undefined;
  const own = addressOf(website);
  const isOwn = URL.canParse(own) && new URL(own).host === url.host;
  return { url: url.href, host: url.host, isAutomatic: isOwn || (test && isLocal) };
}

/** Whether a host is this machine (RFC 6761, section 6.3; RFC 1122, section 3.2.1.3). */
function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
