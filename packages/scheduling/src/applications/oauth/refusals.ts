/* Refusals in the words of RFC 6749, section 5.2. */
import { catalogueIn, Refusal } from "@frontdesk/server/refusal";
import { tooOften } from "../../core/refusals.ts";

const catalogue = catalogueIn({
  problems: 400,
  refuse: (status, message, error) =>
    new Refusal(status, { error, error_description: spelt(message) }),
});

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

export const clientRefusals = catalogue({
  tooOften,
  malformed: {
    ...invalidRequest,
    message: (problem: string) => problem,
    when: "A parameter is too long, repeated, or not text",
  },
  twoNames: {
    ...invalidRequest,
    message: "The request identifies the application twice",
    when: "The header and the body identify different applications",
  },
  unknownClient: {
    ...invalidClient,
    message: "The client is unknown or its secret is wrong",
    when: "The application is unknown or its secret is wrong",
  },
});

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
    message: (supported: readonly string[]) => `Supported grant types: ${supported.join(", ")}`,
    when: "`grant_type` is not supported",
  },
  unfitParameter: {
    ...invalidRequest,
    message: (name: string) => `Invalid parameter: \`${name}\``,
    when: "A key has invalid characters (RFC 6749, appendix A)",
  },
  otherGrant: {
    ...unauthorizedClient,
    message: "Unauthorized client: `grant_type` is invalid",
    when: "The application may not use this `grant_type`",
  },
  missingParameter: {
    ...invalidRequest,
    message: (name: string) => `Missing parameter: \`${name}\``,
    when: "A required parameter of the grant is missing",
  },
  unfitScope: {
    ...invalidScope,
    message: "Invalid parameter: `scope`",
    when: "`scope` has invalid characters",
  },

  wrongPassword: {
    ...invalidGrant,
    message: "Invalid grant: user credentials are invalid",
    when: "The username or the password is wrong",
  },
  secondFactor: {
    ...invalidGrant,
    message: "A person with a second factor must use the authorization code grant",
    when: "The person has a second factor and must use the authorization code grant",
  },
  unconfirmed: {
    ...invalidGrant,
    message: "The email address is not confirmed",
    when: "The person has not confirmed the email address",
  },
  otherScope: {
    ...invalidScope,
    message: "Invalid scope: Requested scope is invalid",
    when: "The application may not request this scope",
  },

  unfitCode: {
    ...invalidGrant,
    message: "Invalid grant: authorization code is invalid",
    when: "The code is of another application, expired, used or revoked",
  },
  otherRedirect: {
    ...invalidGrant,
    message: "redirect_uri differs from the authorization request",
    when: "`redirect_uri` differs from the authorization request",
  },
  noVerifier: {
    ...invalidGrant,
    message: "Missing parameter: `code_verifier`",
    when: "The code has a challenge, but `code_verifier` is missing",
  },
  unfitVerifier: {
    ...invalidRequest,
    message: "Invalid parameter: `code_verifier`",
    when: "`code_verifier` is malformed (RFC 7636, section 4.1)",
  },
  wrongProof: {
    ...invalidGrant,
    message: "Invalid grant: code verifier is invalid",
    when: "`code_verifier` does not match the challenge, or the code has no challenge",
  },

  unfitToken: {
    ...invalidGrant,
    message: "Invalid grant: refresh token is invalid",
    when: "The refresh token is of another application, expired, used or revoked",
  },
  moreScopes: {
    ...invalidScope,
    message: "Invalid scope: Unable to add extra scopes",
    when: "`scope` exceeds the granted scopes",
  },
});

export const tokenRefusals = catalogue({
  ...clientRefusals,
  noToken: { ...invalidRequest, message: "token is missing", when: "`token` is missing" },
  otherHolder: {
    ...unauthorizedClient,
    message: "The token belongs to another application",
    when: "The token belongs to another application",
  },
  publicClient: {
    ...invalidClient,
    message: "Only applications with a secret may send this request",
    when: "The application has no secret",
  },
});
