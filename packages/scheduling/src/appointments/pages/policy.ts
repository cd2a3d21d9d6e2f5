// The address may contain a token: requests send no referrer, and no site may frame such a page.
import { createHash } from "node:crypto";
import { isHostName } from "@frontdesk/server/network";

interface AllowedOrigins {
  styles: readonly string[];
  websites: readonly string[];
}

export function bookingHeaders({ styles, websites }: AllowedOrigins): Record<string, string> {
  const framers = websites.flatMap(originOf);
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles.map(hashOf).join(" ")}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framers.join(" ") || "'none'"}`,
  ];
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.join("; "),
    ...(framers.length === 0 && {
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
    }),
    "referrer-policy": "no-referrer",
    "permissions-policy":
      "camera=(), microphone=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=()",
    "cache-control": "no-store",
  };
}

function originOf(website: string): string[] {
  if (!URL.canParse(website)) return [];
  const { protocol, hostname, origin } = new URL(website);
  return /^https?:$/.test(protocol) && isHostName(hostname) ? [origin] : [];
}

function hashOf(style: string): string {
  return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}
