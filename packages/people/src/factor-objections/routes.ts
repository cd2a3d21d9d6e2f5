import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { PeopleContext } from "../context.ts";
import { endedPage } from "../pages/ended.ts";
import { checkForm, formToken } from "../pages/form-token.ts";
import { show } from "../pages/layout.ts";
import { findAccessSince, findNewFactor, objectToFactor } from "./object.ts";
import { factorEndedPage, factorObjectionPage } from "./page.ts";

const secretPage = {
  schema: { params: Type.Object({ token: Type.String() }), hide: true },
  config: { plain: true, secretPath: true },
};

export function factorObjectionRoutes(server: Server, context: PeopleContext): void {
  // Opening the link ends nothing: mail scanners open links too.
  server.get("/second-factor-objections/:token", secretPage, async (request, reply) => {
    const person = await findNewFactor(context, request.params.token);
    if (person === undefined) return show(context, reply, endedPage());
    const token = formToken(context, { request, reply });
    const { id, email } = person;
    const access = await findAccessSince(context, id);
    return show(context, reply, factorObjectionPage({ token, email, access }));
  });

  server.post("/second-factor-objections/:token", secretPage, async (request, reply) => {
    checkForm(context, request);
    const isEnded = await objectToFactor(context, request.params.token);
    return show(context, reply, isEnded ? factorEndedPage() : endedPage());
  });
}
