// What the page may do and who may frame it. Its address names what is paid and where to go then,
// so nobody is told it as a referrer.
import { addressOf } from "../../../ground/website.ts";

export interface Framing {
  /** Live cards are confirmed on the pages of their banks, test cards on our own. */
  test: boolean;
  /** Of the service, as the pages of our own bank are addressed. */
  origin: string;
  /** Who may show the page in a frame. */
  ancestors: string;
  styleHash: string;
}

export function headersOf({ test, origin, ancestors, styleHash }: Framing): Record<string, string> {
  const banks = test ? `'self' ${origin}` : "'self' https:";
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src '${styleHash}'`,
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

// An address may hold in place of its host what a policy reads as any host, or as its own end.
const hostName = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/;

/** Who may frame the popup: the merchant's website, or anyone for a test merchant. */
export function popupAncestors({ test, website }: { test: boolean; website: string }): string {
  if (test) return "*";
  const address = addressOf(website);
  if (!URL.canParse(address)) return "'none'";
  const { protocol, hostname, origin } = new URL(address);
  return /^https?:$/.test(protocol) && hostName.test(hostname) ? origin : "'none'";
}
