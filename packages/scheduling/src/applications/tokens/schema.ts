import { NameText } from "@frontdesk/server/names";
import { Type } from "typebox";
import { scopes } from "../../core/rights.ts";
import { Moment } from "../../parties/users/schema.ts";

const Scopes = Type.Array(Type.Enum([...scopes]), {
  minItems: 1,
  maxItems: scopes.length,
  uniqueItems: true,
});
const MaybeMoment = Type.Union([Moment, Type.Null()]);

const listed = {
  id: Type.Integer(),
  name: Type.String(),
  prefix: Type.String({ description: "The first characters of the token" }),
  scopes: Scopes,
  created_at: Moment,
  expires_at: MaybeMoment,
  last_used_at: MaybeMoment,
};

export const ListedToken = Type.Object(listed);

export const CreatedToken = Type.Object({
  ...listed,
  token: Type.String({ description: "Returned only here" }),
});

export const TokenToMake = Type.Object({
  name: NameText({ minLength: 1, description: "A name for the token" }),
  scopes: Scopes,
  days: Type.Union([Type.Integer({ minimum: 1, maximum: 365 }), Type.Null()], {
    description: "Lifetime in days; null for no expiry",
  }),
  current: Type.String({ maxLength: 1000, description: "The person's current password" }),
});
