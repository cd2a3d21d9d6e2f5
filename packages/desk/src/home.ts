// What somebody who is signed in finds at `/`.
import { notice } from "@frontdesk/people/pages/form";
import { html } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "./context.ts";
import { findOwn } from "./places/own.ts";
import type { Place } from "./places/place.ts";

export function homeRoute(server: Server, context: Context): void {
  const { people } = context;
  server.register(async (scope) => {
    people.pages(scope);
    const page = { schema: { hide: true }, config: { plain: true } };
    scope.get("/", page, async (request, reply) => {
      const person = await people.requirePerson(request, reply);
      if (person === undefined) return reply;
      const { places, away } = await findOwn(context, { person, address: request.ip });
      if (places.length === 0 && away.length === 0) return reply.redirect("/begin", 303);
      const token = people.formToken(request, reply, person);
      const body = html`${
        away.length > 0 &&
        notice(`${away.join(" and ")} cannot be reached at the moment: some is missing here.`, true)
      }<section class="card"><h2>Your places</h2>
<ul class="rows">${places.map(row)}</ul>
<p><a class="button second" href="/begin">Begin with another</a></p></section>
<section class="card"><p>You are signed in as ${person.email}.</p></section>`;
      return people.show(reply, { title: "Home", body, person, token, isWide: true });
    });
  });
}

function row({ name, merchant, account }: Place) {
  const halves = [
    ...(merchant === null ? [] : [`${merchant.test ? "Test shop" : "Shop"}, as ${merchant.role}`]),
    ...(account === null ? [] : [`Studio ${account.subdomain}`]),
  ];
  return html`<li><div><strong>${name}</strong>
<span class="quiet">${halves.join(" · ")}</span></div></li>`;
}
