import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { personOf, type SignedIn } from "../sessions/session.ts";
import { withNext } from "./safe-path.ts";

/**
 * Undefined for an anonymous visitor. The reply then redirects to the sign-in and back here, or
 * after a form to the start.
 */
export async function requirePerson(
  context: PeopleContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | undefined> {
  const person = await personOf(context, request);
  if (person !== undefined) return person;
  const next = request.method === "GET" ? request.url : undefined;
  reply.redirect(withNext("/sign-in", next), 303);
  return undefined;
}
