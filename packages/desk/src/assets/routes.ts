import { randomBytes } from "node:crypto";
import { takesGzip } from "@frontdesk/server/compression";
import { markAddress } from "@frontdesk/server/front/mark";
import { html } from "@frontdesk/server/html";
import { inputRefusals } from "@frontdesk/server/input-refusals";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { findOwn } from "../workspaces/own.ts";
import type { BuiltAssets } from "./built.ts";

const hidden = { schema: { hide: true }, config: { plain: true } };
const aYear = "public, max-age=31536000, immutable";

/** The client router reads the address. */
const rooms = ["/p/*", "/operator", "/operator/*"];

/** The document is for signed-in persons. */
export function assetRoutes(
  server: Server,
  context: Context,
  built: BuiltAssets | undefined,
): void {
  const { people } = context;
  server.get<{ Params: { "*": string } }>("/assets/*", hidden, (request, reply) => {
    const asset = built?.find(request.params["*"]);
    if (asset === undefined) throw inputRefusals.notFound();
    const zipped = takesGzip(request) ? asset.zipped : undefined;
    return reply
      .headers({ "cache-control": aYear, vary: "accept-encoding" })
      .headers(zipped ? { "content-encoding": "gzip" } : {})
      .type(asset.type)
      .send(zipped ?? asset.body);
  });

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const person = await people.requirePerson(request, reply);
    if (person === undefined) return reply;
    const formToken = people.formToken(request, reply, person);
    if (built === undefined) {
      const command = html`<code>npm run build:app -w packages/desk</code>`;
      const body = html`<p>The desk is not built: run ${command} and restart.
Everything else works.</p>`;
      const title = "Not built yet";
      return people.show(reply, { title, body, person, token: formToken, status: 503 });
    }
    const nonce = randomBytes(18).toString("base64url");
    return reply.headers(headersOf(nonce)).send(appDocument({ built, nonce, formToken }));
  };

  server.register(async (scope) => {
    people.pages(scope);
    for (const url of rooms) scope.get(url, hidden, show);
    scope.get("/", hidden, async (request, reply) => {
      const person = await people.personOf(request);
      if (person !== undefined) {
        const { places, away } = await findOwn(context, { person, address: request.ip });
        if (places.length === 0 && away.length === 0) return reply.redirect("/begin", 303);
      }
      return await show(request, reply);
    });
  });
}

// The document is empty. Its policy allows our scripts only.
interface Beginning {
  built: BuiltAssets;
  /** Nonce for styles created at runtime. */
  nonce: string;
  formToken: string;
}

function appDocument({ built, nonce, formToken }: Beginning): string {
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
function headersOf(nonce: string): Record<string, string> {
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
