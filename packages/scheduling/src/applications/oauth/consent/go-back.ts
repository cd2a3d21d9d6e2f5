import type { FastifyReply } from "fastify";
import type { Context } from "../../../ground/context.ts";
import { withParameters } from "../applications/redirects.ts";
import type { Declined, Return } from "./asked.ts";

export const denied: Declined = {
  error: "access_denied",
  description: "The person did not allow it",
};

/** Where a person is sent back to, by which the application learns whom it is from (RFC 9207). */
export function backUrl(
  { settings }: Pick<Context, "settings">,
  { redirectUrl, state }: Return,
  parameters: Record<string, string>,
): string {
  return withParameters(redirectUrl, { ...parameters, state, iss: settings.publicUrl });
}

/** The same, with why there is no code. */
export function declinedUrl(
  context: Pick<Context, "settings">,
  back: Return,
  { error, description: error_description }: Declined,
): string {
  return backUrl(context, back, { error, error_description });
}

/** Sends a person there. */
export function sendBack(reply: FastifyReply, url: string): FastifyReply {
  return reply.header("referrer-policy", "no-referrer").redirect(url, 303);
}
