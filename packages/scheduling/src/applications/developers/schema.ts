import { NameText } from "@frontdesk/server/names";
import { Type } from "typebox";
import { scopes } from "../../ground/rights.ts";
import { Moment } from "../../parties/users/schema.ts";
import { accessLives } from "../oauth/applications/application.ts";

const Scopes = Type.Array(Type.Enum([...scopes]), {
  minItems: 1,
  maxItems: scopes.length,
  uniqueItems: true,
  description: "The most that people can allow it",
});
const AccessLife = Type.Enum(
  accessLives.map(([seconds]) => seconds),
  { description: "How many seconds its access tokens are good" },
);
const Redirects = Type.Array(Type.String({ maxLength: 2000 }), {
  maxItems: 20,
  description: "Where people are sent back to, exactly: https, or http on localhost",
});

const shown = {
  id: Type.Integer(),
  name: Type.String(),
  client_id: Type.String(),
  confidential: Type.Boolean({
    description: "Whether it has a secret; a public one proves itself by PKCE",
  }),
  redirect_urls: Redirects,
  may_use_passwords: Type.Boolean({
    description: "Whether it may exchange a person's password for a token",
  }),
  scopes: Scopes,
  access_seconds: AccessLife,
  requests_per_window: Type.Integer({
    description: "How many requests it may make in ten seconds",
  }),
  authorize_url: Type.String({ description: "Where it sends people" }),
  token_url: Type.String({ description: "Where it exchanges codes" }),
  created_at: Moment,
};

/** An application, as whoever registered it sees it. */
export const OwnApplication = Type.Object(shown);

export const RegisteredApplication = Type.Object({
  ...shown,
  client_secret: Type.Union([Type.String(), Type.Null()], {
    description: "Shown here only; null for a public application",
  }),
});

export const RenewedSecret = Type.Object({
  client_secret: Type.String({ description: "Shown here only" }),
});

const name = NameText({ minLength: 1, description: "People see it when they are asked" });

export const ApplicationToRegister = Type.Object({
  name,
  redirect_urls: Redirects,
  scopes: Scopes,
  confidential: Type.Optional(Type.Boolean({ default: true })),
  may_use_passwords: Type.Optional(Type.Boolean({ default: false })),
  access_seconds: Type.Optional(AccessLife),
});

/** Only what is given changes. */
export const ApplicationChange = Type.Object({
  name: Type.Optional(name),
  redirect_urls: Type.Optional(Redirects),
  scopes: Type.Optional(Scopes),
  may_use_passwords: Type.Optional(Type.Boolean()),
  access_seconds: Type.Optional(AccessLife),
});
