/*
 * A state is changed only by a page of the desk itself: other sites can have a browser send its
 * cookies along, but neither a header of their own nor JSON without being asked first, and what a
 * browser says of where a request comes from no page can change. There is no CORS here.
 */
import type { FastifyRequest } from "fastify";
import { gatewayRefusals as refusals } from "./refusals.ts";

const reading = new Set(["GET", "HEAD"]);

// None of them can be sent by a form (Fetch standard, "CORS-safelisted request-header").
const bodies = /^(?:application\/(?:json|pdf)|image\/(?:png|jpeg|webp))\s*(?:;|$)/i;

/** Refuses what would change something and does not come from a page of the desk. */
export function checkOwnPage(
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

function isEmpty(length: string | undefined): boolean {
  return length === undefined || length === "0";
}
