// With a desk the page is there, and its decision returns here.

import { brokenPage, type Consent, consentPage } from "@frontdesk/people/pages/consent";
import { entered } from "@frontdesk/people/pages/form";
import { problemOfCode } from "@frontdesk/people/sign-in/step-up";
import { queryProblems } from "@frontdesk/server/query";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply } from "fastify";
import type { Context } from "../../../core/context.ts";
import { takesStepUp } from "../../../core/rights.ts";
import { scopePhrases } from "../../../core/scopes.ts";
import { listAccounts } from "../../../parties/accounts/store.ts";
import { findUser } from "../../../parties/users/store.ts";
import { checkConfirmed, takeAt, type Visit, visit } from "../../pages.ts";
import { pageRefusals } from "../../refusals.ts";
import { AuthorizeQuery } from "../schema.ts";
import { allow } from "./allow.ts";
import { continueRoute } from "./continue.ts";
import { backUrl, declinedUrl, denied, sendBack } from "./go-back.ts";
import { parametersOf } from "./parameters.ts";
import { type ConsentRequest, readConsentRequest, readReturn } from "./request.ts";
import { ConsentPage, ConsentRedirect } from "./schema.ts";

const authorize = {
  schema: {
    tags: ["OAuth"],
    operationId: "authorizeApplication",
    summary: "Request the consent of a person",
    description: "Shows the consent page, then redirects to the application with a code.",
    querystring: AuthorizeQuery,
    response: { 200: ConsentPage, 303: ConsentRedirect },
    "x-refusals": ["BrokenLink", "PageFailed"],
  },
  config: { plain: true },
  // The handler reports invalid parameters to the application or the person.
  validatorCompiler: () => () => true,
};

export function consentPages(server: Server, context: Context): void {
  const { people, settings } = context;
  if (settings.deskUrl !== undefined) continueRoute(server, context);
  server.get("/oauth/authorize", authorize, async (request, reply) => {
    const { query } = request;
    const back = await readReturn(context, query);
    if (typeof back === "string") return people.show(reply, brokenPage(back));
    const isDamaged = queryProblems(query as object) !== undefined;
    return await visit(context, { request, reply }, async (visit) => {
      const request = readConsentRequest(back, query, isDamaged);
      if ("error" in request) return sendBack(reply, declinedUrl(context, back, request));
      return await ask(context, { consentRequest: request, visit });
    });
  });

  if (settings.deskUrl !== undefined) return;
  takeAt(server, context, [
    "/oauth/consent",
    async (visit) => {
      const { request, reply, person, userId } = visit;
      const { body } = request;
      const back = await readReturn(context, body);
      if (typeof back === "string") return people.show(reply, brokenPage(back));
      const query = readConsentRequest(back, body, false);
      if ("error" in query) return sendBack(reply, declinedUrl(context, back, query));
      const decision = entered(body, "decision");
      if (decision === "deny") return sendBack(reply, declinedUrl(context, back, denied));
      if (decision !== "allow") throw pageRefusals.undecided();
      checkConfirmed({ person });
      const outcome = await people.stepUp(person, entered(body, "code"));
      const problem = takesStepUp(query.scopes) ? problemOfCode(outcome) : undefined;
      if (problem !== undefined)
        return await ask(context, { consentRequest: query, visit, problem });
      const isProved = outcome === "proved";
      const code = await allow(context, query, { userId, email: person.email, isProved });
      return sendBack(reply, backUrl(context, back, { code }));
    },
  ]);
}

interface Asking {
  consentRequest: ConsentRequest;
  visit: Visit;
  problem?: string;
}

async function ask(
  context: Context,
  { consentRequest, visit, problem }: Asking,
): Promise<FastifyReply> {
  const { db, people } = context;
  const { application, redirectUrl, scopes } = consentRequest;
  const isRequested = takesStepUp(scopes) && (await people.stepUp(visit.person, "")) === "needed";
  const code = isRequested ? { problem } : undefined;
  const accounts = await listAccounts(db, visit.userId);
  const maker = await findUser(db, application.ownerId);
  const consent: Consent = {
    application: application.name,
    maker: `${maker?.first_name} ${maker?.last_name}`.trim(),
    phrases: scopePhrases(scopes),
    accounts: accounts.map(({ name }) => name),
    redirectUrl,
    parameters: parametersOf(consentRequest),
  };
  return people.show(visit.reply, consentPage(consent, { ...visit, code }));
}
