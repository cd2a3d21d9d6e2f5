// What the page may do and who may frame it. Its address names what is paid and where to go then,
// so nobody is told it as a referrer.
import { isHostName } from "@frontdesk/server/network";
import { addressOf } from "../../../ground/website.ts";
import type { Sites } from "../redirect.ts";

export interface Framing {
  /** Live cards are confirmed on the pages of their banks, test cards on our own. */
  test: boolean;
  /** Of the service, as the pages of our own bank are addressed. */
  origin: string;
  /** Who may show the page in a frame. */
  ancestors: string;
  styleHash: string;
  /** Of the colour of the business, where the page has it. */
  accentHash?: string | undefined;
}

export function headersOf(framing: Framing): Record<string, string> {
  const { test, origin, ancestors, styleHash, accentHash } = framing;
  const styles = [styleHash, ...(accentHash === undefined ? [] : [accentHash])];
  const banks = test ? `'self' ${origin}` : "'self' https:";
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles.map((hash) => `'${hash}'`).join(" ")}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    `frame-src ${banks}`,
    `form-action ${banks}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ];
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.join("; "),
    ...(ancestors === "'none'" && {
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
    }),
    "referrer-policy": "no-referrer",
    "permissions-policy":
      "camera=(), microphone=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=()",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  };
}

/** Who may frame the popup: the merchant's website and sites, or anyone for a test merchant. */
export function popupAncestors({ test, website, sites }: Sites): string {
  if (test) return "*";
  const own = originOf(website);
  const origins = new Set([...(own === undefined ? [] : [own]), ...sites]);
  return origins.size === 0 ? "'none'" : [...origins].join(" ");
}

function originOf(website: string): string | undefined {
  const address = addressOf(website);
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  return /^https?:$/.test(protocol) && isHostName(hostname) ? origin : undefined;
}
