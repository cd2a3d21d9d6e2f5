import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { type Requiring, requirePerson } from "../pages/require-person.ts";
import { findPerson } from "../persons/store.ts";
import { personOf, type SignedIn } from "../sessions/session.ts";
import { readAssertion } from "./read.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    isForwarded?: boolean;
  }
}

export async function visitorOf(
  context: PeopleContext,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  if (!context.isAtDesk) return await personOf(context, request);
  if (request.routeOptions.config.isForwarded !== true) return undefined;
  const assertion = await readAssertion(context, request, "scheduling");
  if (typeof assertion !== "object") return undefined;
  const { personId, sessionId } = assertion;
  const person = await findPerson(context.db, personId);
  if (person === undefined || person.erasedAt !== null) return undefined;
  const { email, name, emailVerifiedAt } = person;
  return { personId, sessionId, email, name, emailVerified: emailVerifiedAt !== null };
}

/** Undefined for an anonymous visitor; the reply then redirects. */
export async function requireVisitor(
  context: PeopleContext,
  requiring: Requiring,
): Promise<SignedIn | undefined> {
  const { request, reply } = requiring;
  if (!context.isAtDesk) return await requirePerson(context, requiring);
  const visitor = await visitorOf(context, request);
  if (visitor === undefined) lead(context, request, reply);
  return visitor;
}

const paths = [
  "/sign-up",
  "/check-mail",
  "/sign-in",
  "/sign-out",
  "/second-factor",
  "/forgot",
  "/me",
  "/me/second-factor",
];
const secretPaths = [
  "/verify/:token",
  "/reset/:token",
  "/join/:token",
  "/factor-objections/:token",
  "/second-factor-objections/:token",
];

export function leadToDesk(server: Server, context: PeopleContext): void {
  for (const path of [...paths, ...secretPaths]) {
    server.route({
      method: ["GET", "POST"],
      url: path,
      schema: { hide: true },
      config: { plain: true, secretPath: secretPaths.includes(path) },
      handler: async (request, reply) => lead(context, request, reply),
    });
  }
}

function lead(
  { publicUrl }: PeopleContext,
  { url }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply.header("referrer-policy", "no-referrer").redirect(publicUrl + url, 303);
}
