import type { Server } from "@frontdesk/server/server";
import type { Context } from "../context.ts";
import { findOwn } from "./own.ts";

/** Mails and bookmarks name no workspace. */
const addresses = ["/developers", "/developers/*", "/me/applications"];

export function developerAddresses(server: Server, context: Context): void {
  const { people } = context;
  const hidden = { schema: { hide: true }, config: { plain: true } };
  server.register(async (scope) => {
    people.pages(scope);
    for (const address of addresses) {
      scope.get(address, hidden, async (request, reply) => {
        const person = await people.requirePerson(request, reply);
        if (person === undefined) return reply;
        const { places } = await findOwn(context, { person, address: request.ip });
        const [first] = places;
        return reply.redirect(first === undefined ? "/" : `/p/${first.id}/developers`, 303);
      });
    }
  });
}
