// CSRF protection: the browser's headers must name our own pages. The form must carry the token of
// its session, or of its browser before the sign-in.

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { ownKey } from "@frontdesk/platform/sealing/own-keys";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { formKey } from "../own-keys.ts";
import { readCookie, setCookie } from "../sessions/cookies.ts";
import type { SignedIn } from "../sessions/session.ts";
import { entered } from "./form.ts";
import { pageRefusals } from "./refusals.ts";

type Keys = Pick<PeopleContext, "keyring" | "publicUrl">;

const visitors = new WeakMap<FastifyRequest, string>();

/** Also sets the cookie for the comparison. */
export function formToken(
  keys: Keys,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  person?: SignedIn,
): string {
  if (person !== undefined) return tokenOf(keys, `session ${person.sessionId}`);
  const existing = visitors.get(request) ?? readCookie(request, "visitor", keys.publicUrl);
  if (existing !== undefined && existing !== "") return tokenOf(keys, `visitor ${existing}`);
  const value = randomBytes(16).toString("base64url");
  visitors.set(request, value);
  setCookie(reply, { name: "visitor", value }, keys.publicUrl);
  return tokenOf(keys, `visitor ${value}`);
}

/** True for a form of our own pages with another session's token. */
export function isOfOtherSession(keys: Keys, request: FastifyRequest, person: SignedIn): boolean {
  return !hasToken(keys, request, person) && isFromOurPages(request, keys.publicUrl);
}

export function checkForm(keys: Keys, request: FastifyRequest, person?: SignedIn): void {
  const isOurs = hasToken(keys, request, person);
  if (!isOurs || !isFromOurPages(request, keys.publicUrl)) throw pageRefusals.expired();
}

function hasToken(keys: Keys, request: FastifyRequest, person?: SignedIn): boolean {
  const visitor = readCookie(request, "visitor", keys.publicUrl) ?? "";
  if (person === undefined && visitor === "") return false;
  const who = person === undefined ? `visitor ${visitor}` : `session ${person.sessionId}`;
  const input = Buffer.from(entered(request.body, "form_token"));
  const query = Buffer.from(tokenOf(keys, who));
  return input.length === query.length && timingSafeEqual(input, query);
}

/** Judges by headers that pages cannot change; very old browsers send none. */
function isFromOurPages({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === headers.host;
}

function tokenOf({ keyring }: Keys, who: string): string {
  return createHmac("sha256", ownKey(keyring, formKey)).update(who).digest("base64url");
}
