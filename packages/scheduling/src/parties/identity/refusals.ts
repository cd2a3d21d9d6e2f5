// Why a request is not let in, whatever it asks for; in the order of the checks.
import { Refusal, reason } from "@frontdesk/server/refusal";
import { catalogue, forbidden, notFound, refusal, tooOften } from "../../ground/refusals.ts";

export const identityRefusals = catalogue({
  noToken: {
    status: 401,
    message: "An access token is needed",
    headers: { "WWW-Authenticate": "Bearer" },
    when: "There is no token",
  },
  // With the challenge of RFC 6750; a request without any token is not told of an error.
  unknownToken: {
    status: 401,
    message: "The access token is invalid, has expired or was revoked",
    headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' },
    when: "The token is not valid, has expired or was revoked",
  },
  tooOften,
  notFound,
  /** Of a token that was not given all of some scopes (RFC 6750, section 3.1). */
  lacksScope: reason(
    { status: 403, when: "`insufficient_scope`: The token lacks a scope" },
    (lacking: string) => {
      const error = "insufficient_scope";
      const { status, body } = refusal(403, `The access token lacks ${lacking}`, { error });
      const challenge = `Bearer error="insufficient_scope", scope="${lacking}"`;
      return new Refusal(status, body, { "WWW-Authenticate": challenge });
    },
  ),
  suspended: {
    status: 403,
    message: "The account is suspended",
    when: "The account is suspended: it is only read",
  },
  forbidden,
});
