import { html } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { PeopleContext } from "../context.ts";
import { listNewAccess, type NewAccess } from "../lifecycle-hooks/new-access.ts";
import { newAccessLists } from "../lifecycle-hooks/page.ts";
import { endedPage } from "../pages/ended.ts";
import { tokenField } from "../pages/form.ts";
import { checkForm, formToken } from "../pages/form-token.ts";
import { type RenderedPage, show } from "../pages/layout.ts";
import { findNewFactor, objectToFactor } from "./object.ts";

const secretPage = {
  schema: { params: Type.Object({ token: Type.String() }), hide: true },
  config: { plain: true, secretPath: true },
};

export function factorObjectionRoutes(server: Server, context: PeopleContext): void {
  // Opening the link ends nothing: mail scanners open links too.
  server.get("/second-factor-objections/:token", secretPage, async (request, reply) => {
    const factor = await findNewFactor(context, request.params.token);
    if (factor === undefined) return show(context, reply, endedPage());
    const token = formToken(context, { request, reply });
    const { id, email } = factor.person;
    const access = await listNewAccess(context, id, factor.since);
    return show(context, reply, factorObjectionPage({ token, email, access }));
  });

  server.post("/second-factor-objections/:token", secretPage, async (request, reply) => {
    checkForm(context, request);
    const isEnded = await objectToFactor(context, request.params.token);
    return show(context, reply, isEnded ? factorEndedPage() : endedPage());
  });
}

function factorObjectionPage({
  token,
  email,
  access,
}: {
  token: string;
  email: string;
  access: NewAccess;
}): RenderedPage {
  return {
    title: "Turn off the second factor",
    token,
    body: html`<p><strong>${email}</strong></p>
<p>A person turned on a second factor for this account. If it was not you, turn it off. We sign out
all devices, and you choose a new password. The access of applications and personal tokens ends.</p>
${newAccessLists(access)}
<form method="post">
${tokenField(token)}
<button type="submit">Turn off the second factor</button>
</form>`,
  };
}

function factorEndedPage(): RenderedPage {
  return {
    title: "The second factor is off",
    body: html`<p>Another person knows your password, so it no longer works. Choose a new one now.
If you also got a mail about a new address, open its link, too.</p>
<p><a class="way" href="/forgot">Choose a new password</a></p>`,
  };
}
