import { Type } from "typebox";
import { scopes } from "../../../ground/rights.ts";
import { Moment } from "../../../parties/users/schema.ts";

const allowed = { scopes: Type.Array(Type.Enum([...scopes])), since: Moment };

/** An application that may act for whoever asks. */
export const OwnGrant = Type.Object({
  application_id: Type.Integer(),
  name: Type.String(),
  maker_name: Type.String({ description: "The developer of the application" }),
  ...allowed,
});

/** Somebody who allowed an application something. */
export const HolderAnswer = Type.Object({
  user_id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  ...allowed,
});

/** The latest of those who did. */
export const HolderList = Type.Object({
  total: Type.Integer(),
  holders: Type.Array(HolderAnswer, { description: "Up to 100, newest first" }),
});
