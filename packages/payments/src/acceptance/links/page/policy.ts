// The address contains order and redirect: no referrer.
import { isHostName } from "@frontdesk/server/network";
import { addressOf } from "../../../core/website.ts";
import type { Sites } from "../redirect.ts";

export interface Framing {
  /** Cards of live merchants confirm on their banks' pages. */
  test: boolean;
  origin: string;
  ancestors: string;
  styleHash: string;
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
