import { html } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { PeopleContext } from "../context.ts";
import { endedPage } from "../pages/ended.ts";
import { tokenField } from "../pages/form.ts";
import { checkForm, formToken } from "../pages/form-token.ts";
import { type RenderedPage, show } from "../pages/layout.ts";
import { findObjector, objectToEnd } from "./lose.ts";

const Params = Type.Object({ token: Type.String() });
const secretPage = {
  schema: { params: Params, hide: true },
  config: { plain: true, secretPath: true },
};

export function objectionRoutes(server: Server, context: PeopleContext): void {
  // Opening the link objects to nothing: mail scanners open links too.
  server.get("/factor-objections/:token", secretPage, async (request, reply) => {
    const person = await findObjector(context, request.params.token);
    if (person === undefined) return show(context, reply, endedPage());
    const token = formToken(context, { request, reply });
    return show(context, reply, objectionPage({ token, email: person.email }));
  });

  server.post("/factor-objections/:token", secretPage, async (request, reply) => {
    checkForm(context, request);
    const { token } = request.params;
    const person = await findObjector(context, token);
    const isKept =
      person !== undefined && (await objectToEnd(context, { token, personId: person.id }));
    return show(context, reply, isKept ? objectedPage() : endedPage());
  });
}

function objectionPage({ token, email }: { token: string; email: string }): RenderedPage {
  return {
    title: "Keep the second factor",
    token,
    body: html`<p><strong>${email}</strong></p>
<p>An operator received a report of a lost second factor and will soon turn it off. Object if you
still have it, or did not report it.</p>
<form method="post">
${tokenField(token)}
<button type="submit">Keep the second factor</button>
</form>`,
  };
}

function objectedPage(): RenderedPage {
  return {
    title: "The second factor stays",
    body: html`<p>Thank you: it stays on. Another person may have tried to sign in as you. Choose a
new password if others may know yours.</p>
<p><a class="way" href="/forgot">Choose a new password</a></p>`,
  };
}
