/* The booking page shows only data of the public API, and GET changes nothing. */
import { takesGzip } from "@frontdesk/server/compression";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply } from "fastify";
import { notFound } from "../../core/refusals.ts";
import { type BuiltScript, readAssets } from "./assets.ts";
import { type Act, actions, type BookingView } from "./content.ts";
import { takeForm } from "./forms.ts";
import { showNotice } from "./notice.ts";
import { type BookingSite, type PageVisit, showBooking } from "./show.ts";

const hidden = { schema: { hide: true }, config: { plain: true } };
// Logs omit the token: it permits all of the customer's actions.
const secret = { schema: { hide: true }, config: { plain: true, secretPath: true } };
const aYear = "public, max-age=31536000, immutable";
const aWhile = "public, max-age=600, stale-while-revalidate=86400";

interface PageParams {
  account: string;
  service: string;
  token: string;
  act: string;
}

type ReadView = (params: PageParams, query: URLSearchParams) => BookingView;

const views: [path: string, read: ReadView][] = [
  ["/book/:account", () => ({ at: "services" })],
  [
    "/book/:account/:service",
    ({ service }, query) => ({ at: "service", id: service, with: query.get("with") ?? undefined }),
  ],
  [
    "/book/:account/a/:token",
    ({ token }, query) => ({
      at: "appointment",
      token,
      act: undefined,
      proof: query.get("proof") ?? undefined,
    }),
  ],
  [
    "/book/:account/a/:token/:act",
    ({ token, act }, query) => ({
      at: "appointment",
      token,
      from: query.get("from") ?? undefined,
      zone: query.get("zone") ?? undefined,
      proof: query.get("proof") ?? undefined,
      act: actions.includes(act) ? (act as Act) : undefined,
    }),
  ],
];

export function bookingPages(server: Server, context: BookingSite["context"]): void {
  const booking: BookingSite = { server, context, assets: readAssets };
  // Account names contain no dot, so none collides with the script.
  server.get("/book/:script(^booking-[\\w-]+\\.js$)", hidden, async (request, reply) => {
    const { script } = await readAssets();
    if (script.name !== (request.params as { script: string }).script) throw notFound();
    return sendScript(script, { request, reply: reply.header("cache-control", aYear) });
  });
  server.get("/book/v1.js", hidden, async (request, reply) => {
    reply.headers({
      "cache-control": aWhile,
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    return sendScript((await readAssets()).embed, { request, reply });
  });
  for (const notice of ["privacy", "terms"] as const) {
    server.get(`/book/:account/${notice}`, hidden, (request, reply) =>
      showNotice(booking, { request, reply }, notice),
    );
  }
  for (const [path, read] of views) {
    const options = path.includes(":token") ? secret : hidden;
    server.get(path, options, (request, reply) => {
      const query = new URLSearchParams(request.raw.url?.split("?").slice(1).join("?"));
      const view = read(request.params as PageParams, query);
      return showBooking(booking, { request, reply }, { view, outcome: null });
    });
  }
  server.post("/book/:account/a/:token/:act", secret, (request, reply) =>
    takeForm(booking, { request, reply }),
  );
}

function sendScript(script: BuiltScript, { request, reply }: PageVisit): FastifyReply {
  reply.headers({
    etag: script.etag,
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
  });
  const isZipped = takesGzip(request);
  if (isZipped) reply.header("content-encoding", "gzip");
  return reply.type("text/javascript; charset=utf-8").send(isZipped ? script.zipped : script.body);
}
