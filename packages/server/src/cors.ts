// No cookies are involved, so "*" is safe.
import { notFound } from "./errors.ts";
import type { Server } from "./instance.ts";

const preflightSeconds = "7200";

/** Preflights get 204 (Fetch standard, "CORS protocol"). */
export function allowBrowsers(
  server: Server,
  { headers, exposed }: { headers: string[]; exposed: string[] },
): void {
  // Some answers are made before a request reaches its scope.
  server.addHook("onSend", async (_request, reply) => {
    reply.header("access-control-allow-origin", "*");
    reply.header("access-control-expose-headers", exposed.join(", "));
  });
  const methodsOf = new Map<string, Set<string>>();
  server.addHook("onRoute", function (route) {
    const methods = [route.method].flat().filter((method) => method !== "OPTIONS");
    if (methods.length === 0) return;
    const existing = methodsOf.get(route.url);
    for (const method of methods) existing?.add(method);
    if (existing !== undefined) return;
    const allowed = new Set(methods);
    methodsOf.set(route.url, allowed);
    this.options(route.routePath, { config: { plain: true } }, (request, reply) => {
      if (request.headers["access-control-request-method"] === undefined) return notFound();
      reply.header("access-control-allow-methods", [...allowed].join(", "));
      reply.header("access-control-allow-headers", headers.join(", "));
      reply.header("access-control-max-age", preflightSeconds);
      return reply.code(204).send();
    });
  });
}
