import { Type } from "typebox";

const text = (description: string) => Type.Optional(Type.String({ description }));

const credentials = {
  client_id: text("Unless it stands in the Authorization header"),
  client_secret: text("Of a confidential application, unless it stands in the header"),
};

/** What a person is sent along with to be asked for consent (RFC 6749, 4.1.1, and RFC 7636). */
export const AuthorizeQuery = Type.Object({
  response_type: Type.Literal("code"),
  client_id: Type.String(),
  redirect_uri: text("One of those that are registered; needed where there are several"),
  state: text("Given back as it is"),
  scope: text("Parted by spaces; all that the application may ask for unless given"),
  code_challenge: text("Needed by an application without a secret"),
  code_challenge_method: Type.Optional(Type.Literal("S256")),
});

/** What is sent for tokens, as JSON or as a form (RFC 6749, section 4). */
export const TokenBody = Type.Object({
  grant_type: Type.String({ description: "authorization_code, refresh_token or password" }),
  code: text("What the application was told in the redirect"),
  redirect_uri: text("That of the request for consent, if it named one"),
  code_verifier: text("The proof that the code is meant for the application (RFC 7636)"),
  refresh_token: text("The one that came last"),
  scope: text("Fewer scopes than were allowed, parted by spaces"),
  username: text("An e-mail address, with the grant type password"),
  password: text("With the grant type password"),
  ...credentials,
});

/** What is sent about a token (RFC 7009 and RFC 7662). */
export const AboutToken = Type.Object({
  token: Type.String({ description: "An access token or a refresh token" }),
  token_type_hint: text("Not needed"),
  ...credentials,
});

/** What is given for a code, a refresh token or a password. */
export const TokenAnswer = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal("bearer"),
  expires_in: Type.Integer({ description: "In seconds" }),
  refresh_token: Type.String(),
  scope: Type.String({ description: "What was allowed, parted by spaces" }),
  created_at: Type.Integer({ description: "In seconds since 1970" }),
});

/** RFC 7662, section 2.2; of a token that is not good nothing but `active` is told. */
export const Introspection = Type.Object({
  active: Type.Boolean(),
  scope: Type.Optional(Type.String()),
  client_id: Type.Optional(Type.String()),
  username: Type.Optional(
    Type.String({ description: "The e-mail address; only with the scope users:read" }),
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
