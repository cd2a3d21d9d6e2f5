import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { takesGzip } from "../compression.ts";
import { mark, markSheet } from "../front/mark.ts";
import { type Html, html } from "../html.ts";
import { styleOf } from "../look.ts";
import type { Server } from "../server.ts";
import { withSamples } from "./samples.ts";

/** The viewer writes inline styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const hidden = { schema: { hide: true }, config: { plain: true } } as const;
const aYear = "public, max-age=31536000, immutable";

interface Asset {
  name: string;
  type: string;
  read: () => Buffer;
}

const beside = (file: string) => readFileSync(new URL(file, import.meta.url));
const css = () => Buffer.from(styleOf(markSheet, new URL("viewer.css", import.meta.url)).text);
const built = new URL("../../dist/viewer.js", import.meta.url);
const bundle = () => {
  if (existsSync(built)) return readFileSync(built);
  throw new Error("The API viewer is not built: run npm run build:pages -w packages/server");
};

const assets: readonly Asset[] = [
  { name: "viewer.css", type: "text/css; charset=utf-8", read: css },
  { name: "viewer.js", type: "text/javascript; charset=utf-8", read: bundle },
  { name: "start.js", type: "text/javascript; charset=utf-8", read: () => beside("start.js") },
];

interface StoredAsset {
  address: string;
  body?: Buffer;
  zipped?: Buffer;
}

const kept = new Map<string, StoredAsset>();

function keep({ name, read }: Asset): StoredAsset {
  const storedAsset = kept.get(name);
  if (storedAsset !== undefined) return storedAsset;
  const digest = createHash("sha256").update(read()).digest("hex").slice(0, 12);
  const fresh = { address: `/docs/${digest}/${name}` };
  kept.set(name, fresh);
  return fresh;
}

export interface ViewerOptions {
  title: string;
  publicUrl: string;
  describe(): object;
}

export function showViewer(server: Server, { title, publicUrl, describe }: ViewerOptions): void {
  const prefix = new URL(publicUrl).pathname.replace(/\/+$/, "");
  const page = String(pageOf(title, prefix));
  server.get("/docs", hidden, (_request, reply) =>
    reply
      .headers({ "content-security-policy": policy, "referrer-policy": "same-origin" })
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(page),
  );
  server.get("/docs/json", hidden, (_request, reply) =>
    reply
      .header("content-security-policy", policy)
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(withSamples(describe()))),
  );
  for (const asset of assets) {
    server.get(keep(asset).address, hidden, (request, reply) => send(asset, request, reply));
  }
}

function send(asset: Asset, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const storedAsset = keep(asset);
  reply.type(asset.type).headers({
    "cache-control": aYear,
    "content-security-policy": policy,
    vary: "Accept-Encoding",
  });
  storedAsset.body ??= asset.read();
  if (!takesGzip(request)) return reply.send(storedAsset.body);
  storedAsset.zipped ??= gzipSync(storedAsset.body);
  return reply.header("content-encoding", "gzip").send(storedAsset.zipped);
}

function pageOf(title: string, prefix: string): Html {
  const [style, viewer, start] = assets.map((asset) => `${prefix}${keep(asset).address}`);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – API</title>
<link rel="icon" href="${prefix}/favicon.ico">
<link rel="stylesheet" href="${style ?? ""}">
</head>
<body>
<nav class="top" aria-label="Frontdesk">
${mark} ${title} <a href="${prefix}/openapi.json">OpenAPI</a>
</nav>
<div id="docs" data-description="${prefix}/docs/json"></div>
<script src="${viewer ?? ""}"></script>
<script src="${start ?? ""}"></script>
</body>
</html>
`;
}
