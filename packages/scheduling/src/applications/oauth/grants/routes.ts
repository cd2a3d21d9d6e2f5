import { entered, notice, tokenField } from "@frontdesk/people/pages/form";
import { type Html, html } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";
import { scopePhrases } from "../../../core/scopes.ts";
import { idFrom, showAt, takeAt, visibleDay } from "../../pages.ts";
import { endGrants } from "./end.ts";
import { type AllowedApplication, listAllowed } from "./store.ts";

export function grantPages(server: Server, context: Context): void {
  const { db, now, people } = context;

  showAt(server, context, [
    "/me/applications",
    async ({ request, reply, person, token, userId }) => {
      const allowed = await listAllowed(db, { userId, now: now() });
      return people.show(reply, {
        title: "Connections",
        isWide: true,
        person,
        token,
        body: html`${
          entered(request.query, "told") === "ended" && notice("Access revoked.")
        }<section class="card">
${allowed.length === 0 && html`<p>No application has access.</p>`}
${
  allowed.length > 0 &&
  html`<p>These applications can act on your behalf.</p>
<ul class="rows">${allowed.map((each) => row(each, token))}</ul>`
}
${allowed.length > 1 && endForm(token, { chosen: "all", label: "Revoke all access" })}
</section>`,
      });
    },
  ]);

  takeAt(server, context, [
    "/me/applications",
    async ({ request, reply, userId }) => {
      const chosen = entered(request.body, "application");
      const isAll = chosen === "all";
      await endGrants(context, isAll ? { userId } : { applicationId: idFrom(chosen), userId });
      return reply.redirect("/me/applications?told=ended", 303);
    },
  ]);
}

function row(
  { applicationId, name, makerName, scopes, since }: AllowedApplication,
  token: string,
): Html {
  return html`<li><div><strong>${name}</strong>
<span class="quiet">by ${makerName} · since ${visibleDay(since)}</span>
<details><summary>Permissions</summary>
<ul class="points">${scopePhrases(scopes).map((phrase) => html`<li>${phrase}</li>`)}</ul></details>
</div>
${endForm(token, { chosen: applicationId, label: "Revoke access", of: name })}</li>`;
}

interface Ending {
  chosen: number | "all";
  label: string;
  of?: string;
}

function endForm(token: string, { chosen, label, of }: Ending): Html {
  const name = of !== undefined && html` aria-label="${label} of ${of}"`;
  return html`<form method="post" action="/me/applications">${tokenField(token)}
<input type="hidden" name="application" value="${chosen}">
<button class="danger" type="submit"${name}>${label}</button></form>`;
}
