import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { personOf, type SignedIn } from "../sessions/session.ts";
import { safePath, withNext } from "./safe-path.ts";

export interface Requiring {
  request: FastifyRequest;
  reply: FastifyReply;
  next?: string | undefined;
}

/** Undefined for an anonymous visitor; the reply then redirects. */
export async function requirePerson(
  context: PeopleContext,
  { request, reply, next = pageOf(request) }: Requiring,
): Promise<SignedIn | undefined> {
  const person = await personOf(context, request);
  if (person !== undefined) return person;
  const signIn = request.method === "GET" ? "/sign-in" : "/sign-in?told=ended";
  reply.redirect(withNext(signIn, safePath(next)), 303);
  return undefined;
}

function pageOf({ method, url, headers }: FastifyRequest): string | undefined {
  if (method === "GET") return url;
  const { referer = "", host } = headers;
  if (!URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return page.host === host ? page.pathname + page.search : undefined;
}
