import { NameText } from "@frontdesk/server/names";
import { Type } from "typebox";
import { scopes } from "../../core/rights.ts";
import { Moment } from "../../parties/users/schema.ts";
import { accessLives } from "../oauth/applications/application.ts";

const Scopes = Type.Array(Type.Enum([...scopes]), {
  minItems: 1,
  maxItems: scopes.length,
  uniqueItems: true,
  description: "The scopes it may request",
});
const AccessLife = Type.Enum(
  accessLives.map(([seconds]) => seconds),
  { description: "Lifetime of its access tokens, in seconds" },
);
const Redirects = Type.Array(Type.String({ maxLength: 2000 }), {
  maxItems: 20,
  description: "Allowed redirect URLs, compared exactly: https, or http on localhost",
});

const view = {
  id: Type.Integer(),
  name: Type.String(),
  client_id: Type.String(),
  confidential: Type.Boolean({
    description: "True if it has a secret; a public application uses PKCE",
  }),
  redirect_urls: Redirects,
  may_use_passwords: Type.Boolean({
    description: "True if it may use the password grant",
  }),
  scopes: Scopes,
  access_seconds: AccessLife,
  requests_per_window: Type.Integer({
    description: "Requests allowed in ten seconds",
  }),
  authorize_url: Type.String({ description: "The authorization endpoint" }),
  token_url: Type.String({ description: "The token endpoint" }),
  created_at: Moment,
};

export const OwnApplication = Type.Object(view);

export const RegisteredApplication = Type.Object({
  ...view,
  client_secret: Type.Union([Type.String(), Type.Null()], {
    description: "Returned only here; null for a public application",
  }),
});

export const RenewedSecret = Type.Object({
  client_secret: Type.String({ description: "Returned only here" }),
});

const name = NameText({ minLength: 1, description: "Shown to people on the consent page" });

export const ApplicationToRegister = Type.Object({
  name,
  redirect_urls: Redirects,
  scopes: Scopes,
  confidential: Type.Optional(Type.Boolean({ default: true })),
  may_use_passwords: Type.Optional(Type.Boolean({ default: false })),
  access_seconds: Type.Optional(AccessLife),
});

export const ApplicationChange = Type.Object({
  name: Type.Optional(name),
  redirect_urls: Type.Optional(Redirects),
  scopes: Type.Optional(Scopes),
  may_use_passwords: Type.Optional(Type.Boolean()),
  access_seconds: Type.Optional(AccessLife),
});
