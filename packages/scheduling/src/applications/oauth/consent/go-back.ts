import type { FastifyReply } from "fastify";
import type { Context } from "../../../core/context.ts";
import { withParameters } from "../applications/redirects.ts";
import type { DeclinedConsent, Return } from "./request.ts";

export const denied: DeclinedConsent = {
  error: "access_denied",
  description: "The person did not allow it",
};

/** With the issuer (RFC 9207). */
export function backUrl(
  { settings }: Pick<Context, "settings">,
  { redirectUrl, state }: Return,
  parameters: Record<string, string>,
): string {
  return withParameters(redirectUrl, { ...parameters, state, iss: settings.publicUrl });
}

export function declinedUrl(
  context: Pick<Context, "settings">,
  back: Return,
  { error, description: error_description }: DeclinedConsent,
): string {
  return backUrl(context, back, { error, error_description });
}

export function sendBack(reply: FastifyReply, url: string): FastifyReply {
  return reply.header("referrer-policy", "no-referrer").redirect(url, 303);
}
