// What somebody who is signed in finds at `/`.
import { html } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "./context.ts";

export function homeRoute(server: Server, { people }: Context): void {
  server.register(async (scope) => {
    people.pages(scope);
    const page = { schema: { hide: true }, config: { plain: true } };
    scope.get("/", page, async (request, reply) => {
      const person = await people.requirePerson(request, reply);
      if (person === undefined) return reply;
      const token = people.formToken(request, reply, person);
      const body = html`<div class="card"><p>You are signed in as ${person.email}.</p>
<p><a href="/me">Your name, password, second factor and sessions</a></p></div>`;
      return people.show(reply, { title: "Home", body, person, token, isWide: true });
    });
  });
}
