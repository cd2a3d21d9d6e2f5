// Empty, with a policy for our scripts only.
import { markAddress } from "@frontdesk/server/front/mark";
import { html } from "@frontdesk/server/html";
import type { BuiltAssets } from "./built.ts";

interface Beginning {
  built: BuiltAssets;
  /** For styles created at runtime. */
  nonce: string;
  formToken: string;
}

export function appDocument({ built, nonce, formToken }: Beginning): string {
  const { script, scheme, styles, preloads } = built;
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="form-token" content="${formToken}">
<title>Frontdesk</title>
<link rel="icon" href="${markAddress}">
${styles.map((path) => html`<link rel="stylesheet" href="${path}" nonce="${nonce}">\n`)}
<script src="${scheme}"></script>
<script type="module" src="${script}"></script>
${preloads.map((path) => html`<link rel="modulepreload" href="${path}">\n`)}
</head>
<body>
<div id="app"></div>
<noscript><p>This page needs JavaScript. Sign-in and
<a href="/me">your account</a> work without it.</p></noscript>
</body>
</html>
`;
  return String(document);
}

/** Nonce and asset names change. */
export function headersOf(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.join("; "),
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "same-origin",
    "permissions-policy": "microphone=(), geolocation=(), display-capture=(), usb=(), serial=()",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  };
}
