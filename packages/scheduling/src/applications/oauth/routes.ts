import { limitAddresses } from "@frontdesk/server/address-limits";
import { allowBrowsers } from "@frontdesk/server/cors";
import { type ErrorFormat, speak } from "@frontdesk/server/errors";
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { oauthRefusals } from "../../api/answers.ts";
import type { Context } from "../../core/context.ts";
import type { LimitName } from "../../core/limits.ts";
import { scopes } from "../../core/rights.ts";
import type { Settings } from "../../core/settings.ts";
import { authenticClient, credentialsOf } from "./client.ts";
import { introspect } from "./introspect.ts";
import { readParameters } from "./parameters.ts";
import { clientRefusals, grantRefusals, spelt, tokenRefusals } from "./refusals.ts";
import { revokeToken } from "./revoke.ts";
import { AboutToken, Introspection, Metadata, TokenAnswer, TokenBody } from "./schema.ts";
import { exchange, grantTypes } from "./token/exchange.ts";

const oauthErrors: ErrorFormat = {
  invalid: (problems) => {
    const texts = problems.map(({ field, message }) => `${field} ${message}`.trim());
    return clientRefusals.malformed(texts.join("; "));
  },
  other: (status, message) => ({
    error: status >= 500 ? "server_error" : "invalid_request",
    error_description: spelt(message),
  }),
};

const tags = ["OAuth"];
const config = { addressLimit: "tokensByAddress" satisfies LimitName };
const query = {
  tags,
  consumes: ["application/x-www-form-urlencoded", "application/json"],
  security: [{ application: [] }, {}],
};
const { otherHolder, publicClient, ...existing } = tokenRefusals;
const corsHeaders = {
  headers: ["Authorization", "Content-Type"],
  exposed: ["Retry-After", "WWW-Authenticate", "X-Request-Id"],
};

export function oauthRoutes(server: Server, context: Context): void {
  server.register(async (scope) => {
    speak(scope, oauthErrors);
    scope.setValidatorCompiler(() => (value: unknown) => ({ value }));
    allowBrowsers(scope, corsHeaders);
    limitAddresses(scope, (name: LimitName, address) => context.limits.take(name, address));
    tokenRoutes(scope, context);
    metadataRoute(scope, context);
  });
}

function tokenRoutes(server: Server, context: Context): void {
  exchangeRoute(server, context);
  revokeRoute(server, context);
  introspectRoute(server, context);
}

function exchangeRoute(server: Server, context: Context): void {
  server.post(
    "/oauth/token",
    {
      schema: {
        ...query,
        "x-refusals": [...oauthRefusals, ...Object.values(grantRefusals)],
        summary: "Create an access token",
        body: TokenBody,
        response: { 200: TokenAnswer },
      },
      config,
    },
    async (request, reply) => {
      const { body, ip: address, headers } = request;
      const { authorization } = headers;
      reply.header("pragma", "no-cache");
      return await exchange(context, { body, authorization, address });
    },
  );
}

function revokeRoute(server: Server, context: Context): void {
  server.post(
    "/oauth/revoke",
    {
      schema: {
        ...query,
        operationId: "revokeOauthToken",
        summary: "Revoke a token",
        "x-refusals": [...oauthRefusals, ...Object.values(existing), otherHolder],
        body: AboutToken,
        response: { 200: Type.Object({}) },
      },
      config,
    },
    async (request) => {
      const { application, token } = await tokenOf(context, request);
      await revokeToken(context, application, token);
      return {};
    },
  );
}

function introspectRoute(server: Server, context: Context): void {
  server.post(
    "/oauth/introspect",
    {
      schema: {
        ...query,
        operationId: "introspectOauthToken",
        summary: "Introspect a token",
        "x-refusals": [...oauthRefusals, ...Object.values(existing), publicClient],
        body: AboutToken,
        response: { 200: Introspection },
      },
      config,
    },
    async (request) => {
      const { application, token } = await tokenOf(context, request);
      if (!application.isConfidential) throw publicClient();
      return await introspect(context, application, token);
    },
  );
}

async function tokenOf(
  context: Context,
  { body, headers }: Pick<FastifyRequest, "body" | "headers">,
) {
  const credentials = credentialsOf(headers.authorization, body);
  const application = await authenticClient(context, credentials);
  const { values, problem } = readParameters(body, ["token"]);
  if (problem !== undefined) throw tokenRefusals.malformed(problem);
  if (values.token === undefined) throw tokenRefusals.noToken();
  return { application, token: values.token };
}

function metadataRoute(server: Server, { settings }: Context): void {
  server.get(
    "/.well-known/oauth-authorization-server",
    {
      schema: {
        tags,
        operationId: "getOauthServer",
        summary: "Retrieve the OAuth server metadata",
        response: { 200: Metadata },
      },
    },
    () => metadataOf(settings),
  );
}

const withSecret = ["client_secret_basic", "client_secret_post"];

/** RFC 8414. */
function metadataOf({ publicUrl }: Settings): Static<typeof Metadata> {
  return {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/oauth/authorize`,
    token_endpoint: `${publicUrl}/oauth/token`,
    revocation_endpoint: `${publicUrl}/oauth/revoke`,
    introspection_endpoint: `${publicUrl}/oauth/introspect`,
    scopes_supported: [...scopes],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: [...grantTypes],
    token_endpoint_auth_methods_supported: [...withSecret, "none"],
    revocation_endpoint_auth_methods_supported: [...withSecret, "none"],
    introspection_endpoint_auth_methods_supported: withSecret,
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  };
}
