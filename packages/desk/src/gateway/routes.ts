/* The desk authenticates; the service authorizes. */
import { takeLargerBodies } from "@frontdesk/server/ceilings";
import type { Server } from "@frontdesk/server/server";
import { slowLineMs } from "@frontdesk/server/slow-line";
import type { Context } from "../context.ts";
import { forward, upstreamOf } from "./forward.ts";
import { askingPerson } from "./own-page.ts";
import { notForwarded } from "./refusals.ts";

// Body and response have their own limits.
const usualMs = 60_000 + slowLineMs(4 * 1_048_576);
const hourMs = 60 * 60 * 1000;

export function gatewayRoutes(server: Server, context: Context): void {
  server.register(async (scope) => {
    takeLargerBodies(scope);
    // Bodies stream unparsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    const works = { payments: usualMs, scheduling: usualMs, operator: hourMs };
    for (const [aud, workMs] of Object.entries(works)) {
      scope.route({
        method: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
        url: `/api/${aud}/*`,
        schema: { hide: true },
        config: { plain: true },
        handlerTimeout: workMs,
        handler: async (request, reply) => {
          const route = upstreamOf(request.method, request.url);
          if (route === undefined) throw notForwarded();
          const person = await askingPerson(context, request);
          return await forward(context, { request, reply, person, upstream: route });
        },
      });
    }
  });
}
