/*
 * What the endpoints of OAuth refuse, in the order of the checks; by the names and in the words of
 * RFC 6749, section 5.2.
 */
import { catalogueIn, Refusal } from "@frontdesk/server/refusal";
import { tooOften } from "../../ground/refusals.ts";

const catalogue = catalogueIn({
  problems: 400,
  refuse: (status, message, error) =>
    new Refusal(status, { error, error_description: spelt(message) }),
});

/** Without the signs that a description may not have. */
export function spelt(text: string): string {
  return text.replace(/[^ -!#-[\]-~]/g, "");
}

const invalidClient = {
  status: 401,
  code: "invalid_client",
  headers: { "WWW-Authenticate": 'Basic realm="Frontdesk", charset="UTF-8"' },
};
const invalidRequest = { status: 400, code: "invalid_request" };
const invalidScope = { status: 400, code: "invalid_scope" };
const unauthorizedClient = { status: 400, code: "unauthorized_client" };
const invalidGrant = { status: 400, code: "invalid_grant" };

/** Of whatever an application asks. */
export const clientRefusals = catalogue({
  tooOften,
  malformed: {
    ...invalidRequest,
    message: (problem: string) => problem,
    when: "A parameter is too long, or no text that is given once",
  },
  twoNames: {
    ...invalidRequest,
    message: "The application named itself in two ways",
    when: "The application names itself in the header and in the body, and not alike",
  },
  unknownClient: {
    ...invalidClient,
    message: "The client is unknown, or its secret is not right",
    when: "The application is unknown, or its secret is not right",
  },
});

/** Of a request for tokens. */
export const grantRefusals = catalogue({
  ...clientRefusals,
  noGrantType: {
    ...invalidRequest,
    message: "grant_type is missing",
    when: "`grant_type` is missing",
  },
  otherGrantType: {
    status: 400,
    code: "unsupported_grant_type",
    message: (supported: readonly string[]) => `Supported are ${supported.join(", ")}`,
    when: "`grant_type` is another than is supported",
  },
  unfitParameter: {
    ...invalidRequest,
    message: (name: string) => `Invalid parameter: \`${name}\``,
    when: "A key has signs that none has (RFC 6749, appendix A)",
  },
  otherGrant: {
    ...unauthorizedClient,
    message: "Unauthorized client: `grant_type` is invalid",
    when: "The application may not use this `grant_type`",
  },
  missingParameter: {
    ...invalidRequest,
    message: (name: string) => `Missing parameter: \`${name}\``,
    when: "A parameter is missing that the grant needs",
  },
  unfitScope: {
    ...invalidScope,
    message: "Invalid parameter: `scope`",
    when: "`scope` has signs that no scope has",
  },

  // A name and a password.
  wrongPassword: {
    ...invalidGrant,
    message: "Invalid grant: user credentials are invalid",
    when: "Nobody has this name and password",
  },
  secondFactor: {
    ...invalidGrant,
    message: "A person with a second factor signs in by code only",
    when: "The person has a second factor, and so signs in by code only",
  },
  unconfirmed: {
    ...invalidGrant,
    message: "The e-mail address has not been confirmed",
    when: "The person has not confirmed the e-mail address",
  },
  otherScope: {
    ...invalidScope,
    message: "Invalid scope: Requested scope is invalid",
    when: "The application may not ask for a scope",
  },

  // A code.
  unfitCode: {
    ...invalidGrant,
    message: "Invalid grant: authorization code is invalid",
    when: "The code is none of the application, has expired, or was used or revoked",
  },
  otherRedirect: {
    ...invalidGrant,
    message: "redirect_uri is not the one the code was asked with",
    when: "`redirect_uri` is not the one that the code was asked with",
  },
  noVerifier: {
    ...invalidGrant,
    message: "Missing parameter: `code_verifier`",
    when: "The code has a challenge, and `code_verifier` is missing",
  },
  unfitVerifier: {
    ...invalidRequest,
    message: "Invalid parameter: `code_verifier`",
    when: "`code_verifier` is none (RFC 7636, section 4.1)",
  },
  wrongProof: {
    ...invalidGrant,
    message: "Invalid grant: code verifier is invalid",
    when: "`code_verifier` does not prove the challenge of the code, or there is none",
  },

  // A refresh token.
  unfitToken: {
    ...invalidGrant,
    message: "Invalid grant: refresh token is invalid",
    when: "The refresh token is none of the application, has expired, or was used or revoked",
  },
  moreScopes: {
    ...invalidScope,
    message: "Invalid scope: Unable to add extra scopes",
    when: "`scope` asks for more than was allowed",
  },
});

/** Of the end of a token, and of what it is good for. */
export const tokenRefusals = catalogue({
  ...clientRefusals,
  noToken: { ...invalidRequest, message: "token is missing", when: "`token` is missing" },
  otherHolder: {
    ...unauthorizedClient,
    message: "The token was given to another application",
    when: "The token was given to another application",
  },
  publicClient: {
    ...invalidClient,
    message: "Only applications with a secret may ask this",
    when: "The application has no secret",
  },
});
