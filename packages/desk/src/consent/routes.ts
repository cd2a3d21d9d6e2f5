/* Scheduling validates the OAuth request and redirects here. The browser returns the sealed
   decision, applied once. */
import { targetOf } from "@frontdesk/people/assertions/assertion";
import { writeContinuation } from "@frontdesk/people/assertions/continuation";
import { brokenPage, consentPage } from "@frontdesk/people/pages/consent";
import { entered } from "@frontdesk/people/pages/form";
import type { SignedIn } from "@frontdesk/people/people";
import { problemOfCode } from "@frontdesk/people/sign-in/step-up";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { askAs } from "../gateway/ask.ts";
import { consentRefusals as refusals } from "./refusals.ts";

interface ConsentPage {
  application: string;
  maker: string;
  phrases: string[];
  step_up: boolean;
  accounts: string[];
  redirect_url: string;
  parameters: Record<string, string>;
  continue_url: string;
  declined_url: string | null;
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  person: SignedIn;
}

export function consentRoutes(server: Server, context: Context): void {
  const { people, limits } = context;
  const unseen = { schema: { hide: true }, config: { plain: true } };
  server.register(async (scope) => {
    people.pages(scope);
    scope.get("/oauth/authorize", unseen, async (request, reply) => {
      const person = await people.requirePerson(request, reply);
      if (person === undefined) return reply;
      await limits.take("requestsByPerson", person.personId);
      return await show(context, { request, reply, person });
    });
    scope.post("/oauth/consent", unseen, async (request, reply) => {
      const next = `/oauth/authorize?${queryIn(request.body)}`;
      const person = await people.requirePerson(request, reply, next);
      if (person === undefined) return reply;
      people.checkForm(request, person);
      await limits.take("requestsByPerson", person.personId);
      return await decide(context, { request, reply, person });
    });
  });
}

async function show(context: Context, visit: Visit): Promise<FastifyReply> {
  const { request, reply } = visit;
  const query = await consentPageOf(context, visit, targetOf(request.url)?.query ?? "");
  if (typeof query === "string") return context.people.show(reply, brokenPage(query));
  if (query.declined_url !== null) return sendTo(reply, query.declined_url);
  return await ask(context, visit, { query });
}

async function ask(
  { people }: Context,
  { request, reply, person }: Visit,
  { query, problem }: { query: ConsentPage; problem?: string },
): Promise<FastifyReply> {
  const token = people.formToken(request, reply, person);
  const consent = { ...query, redirectUrl: query.redirect_url, through: query.continue_url };
  const isRequested = query.step_up && (await people.stepUp(person, "")) === "needed";
  const code = isRequested ? { problem } : undefined;
  return people.show(reply, consentPage(consent, { person, token, code }));
}

const names = [
  "client_id",
  "redirect_uri",
  "response_type",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
];

function queryIn(body: unknown): string {
  const inputs = names.map((name): [string, string] => [name, entered(body, name)]);
  return String(new URLSearchParams(inputs.filter(([, value]) => value !== "")));
}

async function decide(context: Context, visit: Visit): Promise<FastifyReply> {
  const { request, reply, person } = visit;
  const { body } = request;
  const query = queryIn(body);
  const input = await consentPageOf(context, visit, query);
  if (typeof input === "string") return context.people.show(reply, brokenPage(input));
  if (input.declined_url !== null) return sendTo(reply, input.declined_url);
  const decision = entered(body, "decision");
  if (decision !== "allow" && decision !== "deny") throw refusals.undecided();
  if (decision === "allow" && !person.emailVerified) throw refusals.unconfirmed();
  if (decision === "allow" && input.step_up) {
    const problem = problemOfCode(await context.people.stepUp(person, entered(body, "code")));
    if (problem !== undefined) return await ask(context, visit, { query: input, problem });
  }
  const continuation = await writeContinuation(context, person, { decision, query });
  return sendTo(reply, `${input.continue_url}?${new URLSearchParams({ continuation })}`);
}

/** A message for an invalid request. */
async function consentPageOf(
  context: Context,
  { request, person }: Visit,
  query: string,
): Promise<ConsentPage | string> {
  const answer = await askAs(
    context,
    { person, address: request.ip },
    { aud: "scheduling", method: "POST", url: "/v1/me/consents", body: { query } },
  );
  if (answer?.status === 200) return answer.body as ConsentPage;
  const { errors } = (answer?.body ?? {}) as { errors?: { query?: string[] } };
  const [words] = errors?.query ?? [];
  if (answer?.status !== 422 || words === undefined) throw refusals.away();
  return words;
}

function sendTo(reply: FastifyReply, url: string): FastifyReply {
  return reply.header("referrer-policy", "no-referrer").redirect(url, 303);
}
