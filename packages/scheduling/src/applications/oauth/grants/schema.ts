import { Type } from "typebox";
import { scopes } from "../../../core/rights.ts";
import { Moment } from "../../../parties/users/schema.ts";

const allowed = { scopes: Type.Array(Type.Enum([...scopes])), since: Moment };

export const OwnGrant = Type.Object({
  application_id: Type.Integer(),
  name: Type.String(),
  maker_name: Type.String({ description: "The developer of the application" }),
  ...allowed,
});

export const HolderAnswer = Type.Object({
  user_id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  ...allowed,
});

export const HolderList = Type.Object({
  total: Type.Integer(),
  holders: Type.Array(HolderAnswer, { description: "Up to 100, newest first" }),
});
