// A person claims a test merchant by a link to its contact address.
import { entered, field, notice, tokenField } from "@frontdesk/people/pages/form";
import type { RenderedPage } from "@frontdesk/people/pages/layout";
import type { SignedIn } from "@frontdesk/people/people";
import { html } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Context } from "../context.ts";
import { askAs } from "../gateway/ask.ts";

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
    if (person === undefined) return reply;
    const merchant = entered(request.query, "merchant");
    return show(context, { request, reply, person }, (form) => askPage({ ...form, merchant }));
  });

  scope.post("/claim", page, async (request, reply) => {
    const merchant = entered(request.body, "merchant").trim();
    const draft = `/claim?${new URLSearchParams({ merchant })}`;
    const person = await people.requirePerson(request, reply, draft);
    if (person === undefined) return reply;
    people.checkForm(request, person);
    const visit = { request, reply, person };
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
    const person = await people.requirePerson(request, reply, `/claim/${request.params.token}`);
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

interface OwnershipForm {
  person: SignedIn;
  token: string;
}

function askPage({
  person,
  token,
  merchant = "",
  problem,
}: OwnershipForm & { merchant?: string; problem?: string | undefined }): RenderedPage {
  return {
    title: "Claim a test merchant",
    person,
    token,
    hasProblem: problem !== undefined,
    status: problem === undefined ? 200 : 400,
    body: html`<p>To claim a test merchant without an owner, open the link
we mail to its contact address.
The operator assigns the owner of a live merchant.</p>
<form method="post" action="/claim" novalidate>
${tokenField(token)}${field({
  name: "merchant",
  label: "Merchant ID",
  hint: "24 letters and digits, from the API",
  value: merchant,
  problem,
  longest: 100,
  isFocused: true,
})}
<button type="submit">Send the link</button>
</form>`,
  };
}

const sent = "If the test merchant has no owner, we sent a link to its contact address.";

/** The page is the same for any input, so it reveals no merchant. */
function sentPage({ person, token }: OwnershipForm): RenderedPage {
  return {
    title: "Check the contact address",
    person,
    token,
    body: html`${notice(sent)}
<p>Open it within a day, in this browser. It works once, and only for you.</p>`,
  };
}

/** Mail scanners open links too. */
function confirmPage({ person, token }: OwnershipForm): RenderedPage {
  return {
    title: "Claim a test merchant",
    person,
    token,
    body: html`<p>You are signed in as <strong>${person.email}</strong> and become the owner.</p>
<form method="post">${tokenField(token)}
<button type="submit">Claim the merchant</button>
</form>`,
  };
}

function refusalPage({ person, token }: OwnershipForm, isAway: boolean): RenderedPage {
  return {
    title: isAway ? "Payments is not available" : "This link is not valid",
    person,
    token,
    status: isAway ? 503 : 404,
    body: isAway
      ? html`<p>Nothing was changed. Please try again in a moment.</p>`
      : html`<p>The link was used before, has expired or is for another person, or the
merchant already has an owner. <a href="/claim">Request another link</a>.</p>`,
  };
}
