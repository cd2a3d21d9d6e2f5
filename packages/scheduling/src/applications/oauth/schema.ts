import { Type } from "typebox";

const text = (description: string) => Type.Optional(Type.String({ description }));

const credentials = {
  client_id: text("Optional with an Authorization header"),
  client_secret: text("For confidential applications, unless in the Authorization header"),
};

/** RFC 6749, 4.1.1, and RFC 7636. */
export const AuthorizeQuery = Type.Object({
  response_type: Type.Literal("code"),
  client_id: Type.String(),
  redirect_uri: text("A registered redirect URL; required if there are several"),
  state: text("Returned unchanged"),
  scope: text("Separated by spaces; defaults to all scopes of the application"),
  code_challenge: text("Required for an application without a secret"),
  code_challenge_method: Type.Optional(Type.Literal("S256")),
});

/** JSON or form (RFC 6749, section 4). */
export const TokenBody = Type.Object({
  grant_type: Type.String({ description: "`authorization_code`, `refresh_token` or `password`" }),
  code: text("The code from the redirect"),
  redirect_uri: text("The redirect URL of the authorization request, if it had one"),
  code_verifier: text("The PKCE verifier of the code (RFC 7636)"),
  refresh_token: text("The latest refresh token"),
  scope: text("A subset of the granted scopes, separated by spaces"),
  username: text("The email address, for the password grant"),
  password: text("For the password grant"),
  ...credentials,
});

/** RFC 7009 and RFC 7662. */
export const AboutToken = Type.Object({
  token: Type.String({ description: "An access token or a refresh token" }),
  token_type_hint: text("Ignored"),
  ...credentials,
});

export const TokenAnswer = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal("bearer"),
  expires_in: Type.Integer({ description: "In seconds" }),
  refresh_token: Type.String(),
  scope: Type.String({ description: "The granted scopes, separated by spaces" }),
  created_at: Type.Integer({ description: "Seconds since 1970" }),
});

/** RFC 7662, section 2.2; an invalid token has only `active`. */
export const Introspection = Type.Object({
  active: Type.Boolean(),
  scope: Type.Optional(Type.String()),
  client_id: Type.Optional(Type.String()),
  username: Type.Optional(
    Type.String({ description: "The email address; requires the scope `users:read`" }),
  ),
  token_type: Type.Optional(Type.String()),
  exp: Type.Optional(Type.Integer()),
  iat: Type.Optional(Type.Integer()),
  sub: Type.Optional(Type.String()),
  iss: Type.Optional(Type.String()),
});

const Texts = Type.Array(Type.String());

/** RFC 8414, section 2. */
export const Metadata = Type.Object({
  issuer: Type.String(),
  authorization_endpoint: Type.String(),
  token_endpoint: Type.String(),
  revocation_endpoint: Type.String(),
  introspection_endpoint: Type.String(),
  scopes_supported: Texts,
  response_types_supported: Texts,
  response_modes_supported: Texts,
  grant_types_supported: Texts,
  token_endpoint_auth_methods_supported: Texts,
  revocation_endpoint_auth_methods_supported: Texts,
  introspection_endpoint_auth_methods_supported: Texts,
  code_challenge_methods_supported: Texts,
  authorization_response_iss_parameter_supported: Type.Boolean(),
});
