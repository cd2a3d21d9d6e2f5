import { type TSchema, Type } from "typebox";

/** The URL id of an account, as the path of everything in it begins with. */
const account = Type.String({ description: "The account's URL id" });

export const AccountPath = Type.Object({ account });

/** An id in a path; anything else is not found. */
export const PathId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** The path of one thing in an account. */
export function InAccount<Id extends TSchema>(id: Id) {
  return Type.Object({ account, id });
}

/** An id in a path where `me` may stand for what is the caller's own. */
export const IdOrMe = Type.String({ pattern: "^(?:me|[1-9][0-9]{0,14})$" });
