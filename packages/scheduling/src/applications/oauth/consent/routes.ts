// The pages on which a person allows an application something, or does not. They answer the
// application by sending the person back to it, once the person is known to us.

import { entered } from "@frontdesk/people/pages/form";
import { queryProblems } from "@frontdesk/server/query";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply } from "fastify";
import type { Context } from "../../../ground/context.ts";
import { listAccounts } from "../../../parties/accounts/store.ts";
import { findUser } from "../../../parties/users/store.ts";
import { checkConfirmed, takeAt, type Visit, visit } from "../../pages.ts";
import { pageRefusals } from "../../refusals.ts";
import { withParameters } from "../applications/redirects.ts";
import { AuthorizeQuery } from "../schema.ts";
import { allow } from "./allow.ts";
import { type ConsentRequest, type Declined, type Return, readAsked, readReturn } from "./asked.ts";
import { brokenPage, consentPage } from "./page.ts";

const authorize = {
  schema: {
    tags: ["OAuth"],
    operationId: "authorizeApplication",
    summary: "Ask a person for consent",
    description: "A page, which sends the person back to the application with a code.",
    querystring: AuthorizeQuery,
    "x-refusals": ["BrokenLink", "PageFailed"],
  },
  config: { plain: true, isForwarded: true },
  // What is wrong with a parameter is told to the application, or to the person.
  validatorCompiler: () => () => true,
};

export function consentPages(server: Server, context: Context): void {
  const { people } = context;
  server.get("/oauth/authorize", authorize, async (request, reply) => {
    const { query } = request;
    const back = await readReturn(context, query);
    if (typeof back === "string") return people.show(reply, brokenPage(back));
    const isDamaged = queryProblems(query as object) !== undefined;
    return await visit(context, { request, reply }, async (visit) => {
      const asked = readAsked(back, query, isDamaged);
      if ("error" in asked) return decline(context, back, { reply, declined: asked });
      return await ask(context, asked, visit);
    });
  });

  takeAt(server, context, [
    "/oauth/consent",
    async ({ request: { body }, reply, person, userId }) => {
      const back = await readReturn(context, body);
      if (typeof back === "string") return people.show(reply, brokenPage(back));
      const asked = readAsked(back, body, false);
      if ("error" in asked) return decline(context, back, { reply, declined: asked });
      const decision = entered(body, "decision");
      if (decision === "deny") return decline(context, back, { reply, declined: denied });
      if (decision !== "allow") throw pageRefusals.undecided();
      checkConfirmed({ person });
      const code = await allow(context, asked, userId);
      return goBack(context, back, { reply, parameters: { code } });
    },
  ]);
}

const denied: Declined = { error: "access_denied", description: "The person did not allow it" };

async function ask(context: Context, asked: ConsentRequest, visit: Visit): Promise<FastifyReply> {
  const { db, people } = context;
  const accounts = await listAccounts(db, visit.userId);
  const maker = await findUser(db, asked.application.ownerId);
  const shown = consentPage({
    asked,
    makerName: `${maker?.first_name} ${maker?.last_name}`.trim(),
    accounts: accounts.map(({ name }) => name),
    visit,
  });
  return people.show(visit.reply, shown);
}

function decline(
  context: Context,
  back: Return,
  { reply, declined }: { reply: FastifyReply; declined: Declined },
): FastifyReply {
  const { error, description: error_description } = declined;
  return goBack(context, back, { reply, parameters: { error, error_description } });
}

interface Answer {
  reply: FastifyReply;
  parameters: Record<string, string>;
}

/** Sends a person back to the application, which learns whom the answer is from (RFC 9207). */
function goBack(
  { settings }: Context,
  { redirectUrl, state }: Return,
  { reply, parameters }: Answer,
): FastifyReply {
  const all = { ...parameters, state, iss: settings.publicUrl };
  return reply
    .header("referrer-policy", "no-referrer")
    .redirect(withParameters(redirectUrl, all), 303);
}
