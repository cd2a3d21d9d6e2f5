import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { personOf, type SignedIn } from "../sessions/session.ts";
import { withNext } from "./safe-path.ts";

/**
 * Who is signed in. Undefined when nobody is: then the reply already leads to the sign-in, and
 * from there back here, or after a form to the start.
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
