import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { type Requiring, requirePerson } from "../pages/require-person.ts";
import { personOf, type SignedIn } from "../sessions/session.ts";

/** With a desk, only its requests name a person. */
export async function visitorOf(
  context: PeopleContext,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  return context.isAtDesk ? undefined : await personOf(context, request);
}

/** Undefined for an anonymous visitor; the reply then redirects. */
export async function requireVisitor(
  context: PeopleContext,
  requiring: Requiring,
): Promise<SignedIn | undefined> {
  if (!context.isAtDesk) return await requirePerson(context, requiring);
  lead(context, requiring.request, requiring.reply);
  return undefined;
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
