/* Scripts for any site, at stable addresses: browsers revalidate soon. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { takesGzip } from "@frontdesk/server/compression";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";

interface Asset {
  type: string;
  body: Buffer;
  zipped: Buffer;
  etag: string;
}

const script = new URL("../../../dist/sdk/v1.js", import.meta.url);
const types = new URL("../../../pages/sdk/frontdesk.d.ts", import.meta.url);

export function sdkRoutes(server: Server): void {
  const assets: [path: string, asset: Asset][] = [
    ["/sdk/v1.js", assetOf("text/javascript; charset=utf-8", readBuilt(script))],
    ["/sdk/v1.d.ts", assetOf("text/plain; charset=utf-8", readFileSync(types))],
  ];
  for (const [path, asset] of assets) {
    const options = { schema: { hide: true }, config: { plain: true } };
    server.get(path, options, (request, reply) => sendAsset(asset, request, reply));
  }
}

function readBuilt(file: URL): Buffer {
  try {
    return readFileSync(file);
  } catch {
    const command = "npm run build:pages -w packages/payments";
    throw new Error(`The popup script is not built: run ${command}`);
  }
}

function assetOf(type: string, body: Buffer): Asset {
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  // The body may be compressed.
  return { type, body, zipped: gzipSync(body, { level: 9 }), etag: `W/"${digest}"` };
}

function sendAsset(asset: Asset, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { type, body, zipped, etag } = asset;
  reply.headers({
    etag,
    "cache-control": "public, max-age=600, stale-while-revalidate=86400",
    vary: "accept-encoding",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  });
  const isZipped = takesGzip(request);
  if (isZipped) reply.header("content-encoding", "gzip");
  return reply.type(type).send(isZipped ? zipped : body);
}
