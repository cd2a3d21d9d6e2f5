import { type TSchema, Type } from "typebox";

const account = Type.String({ description: "The account's URL id" });

export const AccountPath = Type.Object({ account });

export const PathId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export function InAccount<Id extends TSchema>(id: Id) {
  return Type.Object({ account, id });
}

export const IdOrMe = Type.String({ pattern: "^(?:me|[1-9][0-9]{0,14})$" });
