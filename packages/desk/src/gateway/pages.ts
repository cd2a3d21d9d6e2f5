/* Scheduling checks their forms. */
import { targetOf } from "@frontdesk/people/assertions/target";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../context.ts";
import { forward } from "./forward.ts";
import { notForwarded } from "./refusals.ts";

const workspaces = ["/developers", "/developers/*", "/me/applications"];

export function forwardedPages(server: Server, context: Context): void {
  const { people, limits } = context;
  server.register(async (scope) => {
    people.pages(scope);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    for (const url of workspaces) {
      scope.route({
        method: ["GET", "POST"],
        url,
        schema: { hide: true },
        config: { plain: true },
        handler: async (request, reply) => {
          const person = await people.requirePerson(request, reply);
          if (person === undefined) return reply;
          const target = targetOf(request.url);
          if (target === undefined) throw notForwarded();
          await limits.take("requestsByPerson", person.personId);
          const route = { aud: "scheduling", target, isPage: true } as const;
          return await forward(context, { request, reply, person, upstream: route });
        },
      });
    }
  });
}
