/*
 * A state is changed only by a page of the desk itself: other sites can have a browser send its
 * cookies along, but neither a header of their own nor JSON without being asked first, and what a
 * browser says of where a request comes from no page can change. There is no CORS here.
 */
import type { SignedIn } from "@frontdesk/people/people";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { gatewayRefusals as refusals } from "./refusals.ts";

const reading = new Set(["GET", "HEAD"]);

// None of them can be sent by a form (Fetch standard, "CORS-safelisted request-header").
const bodies = /^(?:application\/(?:json|pdf)|image\/(?:png|jpeg|webp))\s*(?:;|$)/i;

/** Refuses what would change something and does not come from a page of the desk. */
function checkOwnPage(
  { method, headers }: Pick<FastifyRequest, "method" | "headers">,
  publicUrl: string,
): void {
  if (reading.has(method)) return;
  const { "x-desk": mark, "sec-fetch-site": site, origin } = headers;
  const isOwn = site === undefined ? origin === new URL(publicUrl).origin : site === "same-origin";
  if (mark !== "1" || !isOwn) throw refusals.foreign();
  const hasBody = headers["transfer-encoding"] !== undefined || !isEmpty(headers["content-length"]);
  const type = headers["content-type"];
  if ((hasBody || type !== undefined) && !bodies.test(type ?? "")) throw refusals.notJson();
}

/** The person who asks, by a page of the desk that was loaded for that same person. */
export async function askingPerson(
  { people, limits, settings }: Pick<Context, "people" | "limits" | "settings">,
  request: FastifyRequest,
): Promise<SignedIn> {
  const person = await people.personOf(request);
  if (person === undefined) throw refusals.signedOut();
  checkOwnPage(request, settings.publicUrl);
  // A cookie is shared by all tabs: a person can sign in over a page of another.
  const { "x-desk-person": loadedFor = person.personId } = request.headers;
  if (loadedFor !== person.personId) throw refusals.otherPerson();
  await limits.take("requestsByPerson", person.personId);
  return person;
}

function isEmpty(length: string | undefined): boolean {
  return length === undefined || length === "0";
}
