// How the endpoints of OAuth word what they refuse: RFC 6749, section 5.2.
import type { ErrorVoice } from "@frontdesk/server/errors";
import { Refusal } from "@frontdesk/server/refusal";

/** What the protocol calls a refusal. */
export type OAuthErrorName =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "invalid_scope"
  | "unauthorized_client"
  | "unsupported_grant_type";

const challenge = { "WWW-Authenticate": 'Basic realm="Frontdesk", charset="UTF-8"' };

/** A refusal in the words of the protocol, as JSON. */
export function oauthRefusal(error: OAuthErrorName, description: string): Refusal {
  const body = { error, error_description: spelt(description) };
  return error === "invalid_client" ? new Refusal(401, body, challenge) : new Refusal(400, body);
}

/** 429 in the words of the protocol. */
export function tooManyTokens(seconds: string): Refusal {
  const text = `Too many requests; try again in ${seconds} seconds`;
  const body = { error: "rate_limited", error_description: text };
  return new Refusal(429, body, { "Retry-After": seconds });
}

/** What the server itself refuses. */
export const oauthVoice: ErrorVoice = {
  invalid: (problems) => {
    const texts = problems.map(({ field, message }) => `${field} ${message}`.trim());
    return oauthRefusal("invalid_request", texts.join("; "));
  },
  other: (status, message) => ({
    error: status >= 500 ? "server_error" : "invalid_request",
    error_description: spelt(message),
  }),
};

/** Without the signs that a description may not have. */
function spelt(text: string): string {
  return text.replace(/[^ -!#-[\]-~]/g, "");
}
