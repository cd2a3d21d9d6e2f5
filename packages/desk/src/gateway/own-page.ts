/* CSRF protection: other sites can send cookies, but no custom header and no JSON without a CORS
   preflight. No page can forge `Sec-Fetch-Site`. There is no CORS here. */
import type { SignedIn } from "@frontdesk/people/people";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { gatewayRefusals as refusals } from "./refusals.ts";

const reading = new Set(["GET", "HEAD"]);

// No form can send these (Fetch standard, "CORS-safelisted request-header").
const bodies = /^(?:application\/(?:json|pdf)|image\/(?:png|jpeg|webp))\s*(?:;|$)/i;

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

/** Refuses a page loaded for another person. */
export async function askingPerson(
  { people, limits, settings }: Pick<Context, "people" | "limits" | "settings">,
  request: FastifyRequest,
): Promise<SignedIn> {
  const person = await people.personOf(request);
  if (person === undefined) throw refusals.signedOut();
  checkOwnPage(request, settings.publicUrl);
  // Tabs share the cookie.
  const { "x-desk-person": loadedFor = person.personId } = request.headers;
  if (loadedFor !== person.personId) throw refusals.otherPerson();
  await limits.take("requestsByPerson", person.personId);
  return person;
}

function isEmpty(length: string | undefined): boolean {
  return length === undefined || length === "0";
}
