import { entered, problemsIn } from "@frontdesk/people/pages/form";
import { problemOfCode } from "@frontdesk/people/sign-in/step-up";
import type { Server } from "@frontdesk/server/server";
import { onOneLine } from "@frontdesk/server/text/clean";
import { isLongerThan } from "@frontdesk/server/text/length";
import type { FastifyReply } from "fastify";
import type { Context } from "../../core/context.ts";
import { mostOwn } from "../../core/own.ts";
import { takesStepUp } from "../../core/rights.ts";
import { scopesAmong } from "../../core/scopes.ts";
import { checkConfirmed, chosenIn, idFrom, showAt, takeAt, type Visit } from "../pages.ts";
import { pageRefusals } from "../refusals.ts";
import { makeToken as makeNewToken } from "./create.ts";
import { endPersonalTokens } from "./end.ts";
import {
  emptyTokenDraft,
  lifetimes,
  longestName,
  newTokenPage,
  type TokenDraft,
  tokensPage,
} from "./page.ts";
import { countPersonalTokens, listPersonalTokens } from "./store.ts";

const dayMs = 24 * 60 * 60 * 1000;

export function tokenPages(server: Server, context: Context): void {
  showAt(server, context, [
    "/developers/tokens",
    (visit) => showTokens(context, visit, emptyTokenDraft),
  ]);
  takeAt(server, context, ["/developers/tokens", (visit) => makeToken(context, visit)]);
  takeAt(server, context, ["/developers/tokens/revoke", (visit) => endToken(context, visit)]);
}

async function showTokens(
  { db, now, people }: Context,
  visit: Visit,
  draft: TokenDraft,
): Promise<FastifyReply> {
  const { request, reply, userId } = visit;
  const tokens = await listPersonalTokens(db, userId);
  const message = entered(request.query, "told");
  const asksCode = (await people.stepUp(visit.person, "")) === "needed";
  return people.show(reply, tokensPage({ tokens, draft, message, now: now(), visit, asksCode }));
}

async function makeToken(context: Context, visit: Visit): Promise<FastifyReply> {
  checkConfirmed(visit);
  const { reply, userId, person } = visit;
  const { name, scopes, days, problems } = readDraft(visit.request.body);
  if (Object.keys(problems).length > 0) {
    return await showTokens(context, visit, { name, scopes, days, problems });
  }
  const count = await countPersonalTokens(context.db, { userId, now: context.now() });
  if (count >= mostOwn) throw pageRefusals.tooMany();
  const proof = await context.people.stepUp(person, entered(visit.request.body, "code"));
  const code = takesStepUp(scopes) ? problemOfCode(proof) : undefined;
  if (code !== undefined) {
    return await showTokens(context, visit, { name, scopes, days, problems: { code } });
  }
  const outcome = await context.people.hasPresentPassword(person, visit.request);
  if (outcome !== "right") {
    const isThrottled = outcome === "throttled";
    const problems = isThrottled ? {} : { current: "The password is wrong." };
    return await showTokens(context, visit, { name, scopes, days, problems, isThrottled });
  }
  const expiresAt =
    days === "never" ? undefined : new Date(context.now().getTime() + Number(days) * dayMs);
  const fields = { userId, name, scopes, expiresAt, isProved: proof === "proved" };
  const { token } = await makeNewToken(context, fields, person.email);
  return context.people.show(reply, newTokenPage(token, visit));
}

function readDraft(body: unknown): TokenDraft {
  const name = onOneLine(entered(body, "name"));
  const days = entered(body, "days");
  const scopes = scopesAmong(chosenIn(body, "scopes")) ?? [];
  const problems = problemsIn({
    name:
      name === ""
        ? "Please enter a name."
        : isLongerThan(name, longestName)
          ? `Please use at most ${longestName} characters.`
          : undefined,
    scopes: scopes.length === 0 ? "Please choose at least one permission." : undefined,
    days: Object.hasOwn(lifetimes, days) ? undefined : "Please choose a lifetime.",
  });
  return { name, scopes, days, problems: problems ?? {} };
}

async function endToken(context: Context, visit: Visit): Promise<FastifyReply> {
  const { request, reply, userId } = visit;
  const chosen = entered(request.body, "id");
  if (chosen === "all") await endPersonalTokens(context, { userId });
  else if (!(await endPersonalTokens(context, { userId, id: idFrom(chosen) })))
    throw pageRefusals.noPage();
  return reply.redirect("/developers/tokens?told=revoked", 303);
}
