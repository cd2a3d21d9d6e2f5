import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { PeopleContext } from "../context.ts";
import { endedPage } from "../pages/ended.ts";
import { checkForm, formToken } from "../pages/form-token.ts";
import { show } from "../pages/layout.ts";
import { findObjector, objectToEnd } from "./lose.ts";
import { objectedPage, objectionPage } from "./page.ts";

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
