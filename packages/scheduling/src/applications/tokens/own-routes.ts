import type { Server } from "@frontdesk/server/server";
import { onOneLine } from "@frontdesk/server/text/clean";
import { isLongerThan } from "@frontdesk/server/text/length";
import type { FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { answerOwn } from "../../api/lists/own.ts";
import { identityRefusals } from "../../api/refusals.ts";
import type { Context } from "../../core/context.ts";
import { momentOf } from "../../core/dates.ts";
import { longestName } from "../../core/limits.ts";
import { PathId } from "../../core/paths.ts";
import { invalid, notFound } from "../../core/refusals.ts";
import { takesStepUp } from "../../core/rights.ts";
import { checkProved, isProved } from "../../parties/identity/identity.ts";
import { confirmedPerson } from "../signed-in.ts";
import { makeToken } from "./create.ts";
import { endPersonalTokens } from "./end.ts";
import { personalTokenRefusals as refusals } from "./refusals.ts";
import { CreatedToken, ListedToken, TokenToMake } from "./schema.ts";
import { listPersonalTokens, type PersonalToken } from "./store.ts";

const dayMs = 24 * 60 * 60 * 1000;
const tags = ["Developers"];
const config = { persons: true, onlyPersons: true } as const;

export function ownTokenRoutes(server: Server, context: Context): void {
  const { db } = context;
  server.get(
    "/me/tokens",
    {
      schema: {
        tags,
        summary: "List your personal tokens",
        response: { 200: Type.Array(ListedToken) },
      },
      config,
    },
    async ({ caller }, reply) =>
      await answerOwn(reply, {
        read: (rows) => listPersonalTokens(db, caller.userId, rows),
        show: tokenOf,
      }),
  );

  server.post(
    "/me/tokens",
    {
      schema: {
        tags,
        summary: "Create a personal token",
        "x-refusals": [identityRefusals.unproved, ...Object.values(refusals)],
        body: TokenToMake,
        response: { 201: CreatedToken },
      },
      config,
    },
    async (request, reply) => reply.code(201).send(await make(context, request, request.body)),
  );

  endRoutes(server, context);
}

function endRoutes(server: Server, context: Context): void {
  server.delete(
    "/me/tokens",
    {
      schema: { tags, summary: "Revoke all your personal tokens", response: { 204: Type.Null() } },
      config,
    },
    async ({ caller: { userId } }, reply) => {
      await endPersonalTokens(context, { userId });
      return reply.code(204).send(null);
    },
  );

  server.delete(
    "/me/tokens/:id",
    {
      schema: {
        tags,
        operationId: "deleteMeToken",
        summary: "Revoke a personal token",
        params: Type.Object({ id: PathId }),
        response: { 204: Type.Null() },
      },
      config,
    },
    async ({ caller: { userId }, params: { id } }, reply) => {
      if (!(await endPersonalTokens(context, { userId, id }))) throw notFound();
      return reply.code(204).send(null);
    },
  );
}

async function make(
  context: Context,
  request: FastifyRequest,
  { name: text, scopes, days }: Static<typeof TokenToMake>,
): Promise<Static<typeof CreatedToken>> {
  const { db, now, people } = context;
  const { userId } = request.caller;
  const person = await confirmedPerson(context, request);
  if (takesStepUp(scopes) && request.said?.hasSecondFactor === true) checkProved(request);
  const name = onOneLine(text);
  if (name === "" || isLongerThan(name, longestName)) throw invalid(refusals.longName());
  const outcome = await people.hasPresentPassword(person, request);
  if (outcome === "throttled") throw refusals.throttled();
  if (outcome === "wrong") throw invalid(refusals.wrongPassword());
  const expiresAt = days === null ? undefined : new Date(now().getTime() + days * dayMs);
  const fields = { userId, name, scopes, expiresAt, isProved: isProved(request) };
  const { id, token } = await makeToken(context, fields, person.email);
  const match = (await listPersonalTokens(db, userId)).find((each) => each.id === id);
  if (match === undefined) throw notFound();
  return { ...tokenOf(match), token };
}

function tokenOf({
  id,
  name,
  prefix,
  scopes,
  ...moments
}: PersonalToken): Static<typeof ListedToken> {
  const { createdAt, expiresAt, lastUsedAt } = moments;
  const created_at = momentOf(createdAt);
  const [expires_at, last_used_at] = [momentOf(expiresAt), momentOf(lastUsedAt)];
  return { id, name, prefix, scopes, created_at, expires_at, last_used_at };
}
