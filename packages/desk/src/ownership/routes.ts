// By a link to the contact address of a test merchant.
import { entered } from "@frontdesk/people/pages/form";
import type { RenderedPage } from "@frontdesk/people/pages/layout";
import type { SignedIn } from "@frontdesk/people/people";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Context } from "../context.ts";
import { askAs } from "../gateway/ask.ts";
import { askPage, confirmPage, refusalPage, sentPage } from "./page.ts";

const page = { schema: { hide: true }, config: { plain: true } };
const Params = Type.Object({ token: Type.String() });
const secretPage = {
  schema: { params: Params, hide: true },
  config: { plain: true, secretPath: true },
};

export function ownershipRoutes(server: Server, context: Context): void {
  server.register(async (scope) => {
    context.people.pages(scope);
    askRoutes(scope, context);
    acceptRoutes(scope, context);
  });
}

function askRoutes(scope: Server, context: Context): void {
  const { people } = context;
  scope.get("/claim", page, async (request, reply) => {
    const person = await people.requirePerson(request, reply);
    return person === undefined ? reply : show(context, { request, reply, person }, askPage);
  });

  scope.post("/claim", page, async (request, reply) => {
    const person = await people.requirePerson(request, reply);
    if (person === undefined) return reply;
    people.checkForm(request, person);
    const visit = { request, reply, person };
    const merchant = entered(request.body, "merchant").trim();
    if (!/^[0-9a-f]{24}$/.test(merchant)) {
      const problem = "This is no id of a merchant.";
      return show(context, visit, (form) => askPage({ ...form, merchant, problem }));
    }
    const body = { merchantId: merchant };
    const answer = await tell(context, visit, { url: "/me/claims", body });
    const problem = problemOf(answer);
    if (problem === undefined) return show(context, visit, sentPage);
    return show(context, visit, (form) => askPage({ ...form, merchant, problem }));
  });
}

function acceptRoutes(scope: Server, context: Context): void {
  const { people } = context;
  scope.get("/claim/:token", secretPage, async (request, reply) => {
    const person = await people.requirePerson(request, reply);
    return person === undefined ? reply : show(context, { request, reply, person }, confirmPage);
  });

  scope.post("/claim/:token", secretPage, async (request, reply) => {
    const person = await people.requirePerson(request, reply);
    if (person === undefined) return reply;
    people.checkForm(request, person);
    const visit = { request, reply, person };
    const body = { token: request.params.token };
    const status = await tell(context, visit, { url: "/me/claims/acceptance", body });
    if (status === 201) return reply.redirect("/", 303);
    const isAway = status === undefined || status >= 500;
    return show(context, visit, (form) => refusalPage(form, isAway));
  });
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  person: SignedIn;
}

/** Undefined if payments is unreachable. */
async function tell(
  context: Context,
  { request, person }: Visit,
  question: { url: string; body: object },
): Promise<number | undefined> {
  const asker = { person, address: request.ip };
  return (await askAs(context, asker, { aud: "payments", method: "POST", ...question }))?.status;
}

function problemOf(status: number | undefined): string | undefined {
  if (status === 202) return undefined;
  if (status === 429) return "Too many requests: try again in an hour.";
  return "Payments is not available right now: nothing was sent.";
}

function show(
  { people }: Context,
  { request, reply, person }: Visit,
  pageOf: (form: { person: SignedIn; token: string }) => RenderedPage,
): FastifyReply {
  const token = people.formToken(request, reply, person);
  return people.show(reply, pageOf({ person, token }));
}
