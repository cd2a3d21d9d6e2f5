/* No page requires scripts, or allows frames or caching. */
import { mark, markAddress } from "@frontdesk/server/front/mark";
import { type Html, html } from "@frontdesk/server/html";
import type { FastifyReply } from "fastify";
import type { PeopleContext } from "../context.ts";
import type { SignedIn } from "../sessions/session.ts";
import { stylesheetPath } from "./stylesheet.ts";

export interface Page {
  title: string;
  body: Html;
  person?: SignedIn | undefined;
  token?: string | undefined;
  isWide?: boolean;
  hasProblem?: boolean;
  /** Path of a script that runs before the first paint. */
  script?: string | undefined;
}

type Look = Pick<PeopleContext, "productName" | "home" | "navigation">;

export function layout(look: Look, page: Page): Html {
  const { title, body, isWide = false, hasProblem = false, script } = page;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${hasProblem ? "Error: " : ""}${title} – ${look.productName}</title>
<link rel="icon" href="${markAddress}">
<link rel="stylesheet" href="${stylesheetPath}">
${script !== undefined && html`<script src="${script}"></script>`}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
${head(look, page)}
<main id="main"${isWide ? html` class="wide"` : ""}>
${isWide ? html`<h1>${title}</h1>${body}` : html`<div class="card"><h1>${title}</h1>${body}</div>`}
</main>
</body>
</html>
`;
}

function head({ productName, home, navigation }: Look, { title, person, token }: Page): Html {
  const own = [...navigation, { path: "/me", title: "You" }];
  const links = own.map(({ path, title: name }) => {
    const current = name === title ? html` aria-current="page"` : "";
    return html`<a href="${path}"${current}>${name}</a>`;
  });
  return html`<header class="head">
<a class="brand" href="${home}">${mark}${productName}</a>
${person !== undefined && html`<nav aria-label="Main">${links}</nav>`}
${
  person !== undefined &&
  token !== undefined &&
  html`<form method="post" action="/sign-out">
<input type="hidden" name="form_token" value="${token}">
<button class="plain" type="submit">Sign out</button>
</form>`
}
</header>`;
}

export interface RenderedPage extends Page {
  status?: number;
  /** Redirect targets of the page's forms: browsers check those as well. */
  formTargets?: readonly string[];
}

export function show(look: Look, reply: FastifyReply, page: RenderedPage): FastifyReply {
  const { status = 200, formTargets = [], script } = page;
  const policy = [
    "default-src 'none'",
    ...(script === undefined ? [] : ["script-src 'self'"]),
    "style-src 'self'",
    "img-src data:",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return reply
    .code(status)
    .headers({
      "content-security-policy": policy.join("; "),
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "cross-origin-opener-policy": "same-origin",
    })
    .type("text/html; charset=utf-8")
    .send(String(layout(look, page)));
}
