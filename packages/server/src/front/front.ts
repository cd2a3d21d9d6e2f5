// The page at `/` of a port, for people.
import { notFound } from "../errors.ts";
import { type Html, html, trusted } from "../html.ts";
import { styleOf } from "../look.ts";
import type { Server } from "../server.ts";
import { brandSheet, mark, markSheet, showIcon } from "./mark.ts";

export interface Front {
  title: string;
  text: string;
  ways: readonly FrontEntry[];
  example: string;
}

export interface FrontEntry {
  name: string;
  text: string;
  path?: string;
}

const style = styleOf(markSheet, brandSheet, new URL("front.css", import.meta.url));

const headers = {
  "content-security-policy": [
    "default-src 'none'",
    `style-src ${style.source}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "referrer-policy": "same-origin",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex",
  vary: "Accept",
};

/** Call it before the API description starts collecting routes. */
export function showFront(server: Server, front: Front): void {
  const page = String(pageOf(front));
  server.get("/", { config: { plain: true } }, async (request, reply) => {
    if (!/\btext\/html\b/i.test(request.headers.accept ?? "")) return notFound();
    return await reply.headers(headers).type("text/html; charset=utf-8").send(page);
  });
  showIcon(server);
}

function pageOf({ title, text, ways, example }: Front): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Frontdesk</title>
<link rel="icon" href="/favicon.ico">
<style>${trusted(style.text)}</style>
</head>
<body>
<main>
<p class="brand">${mark} Frontdesk</p>
<h1>${title}</h1>
<p>${text}</p>
<ul>
${ways.map(frontEntryOf)}
</ul>
<pre><code>${example}</code></pre>
</main>
</body>
</html>
`;
}

function frontEntryOf({ name, text, path }: FrontEntry): Html {
  const named =
    path === undefined
      ? html`<div class="way">${name}</div>`
      : html`<a class="way" href="${path}">${name}</a>`;
  return html`<li>${named}<span>${text}</span></li>
`;
}
