import { Type } from "typebox";
import { IdText, KeyList, Time } from "../../../parties/apps/schema.ts";

export const NewAppSuspension = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: 500 }),
});

export const OperatedAppAnswer = Type.Object({
  app: Type.Object({
    id: IdText,
    name: Type.Union([Type.String(), Type.Null()]),
    created: Time,
    suspension: Type.Union([Type.Object({ reason: Type.String(), since: Time }), Type.Null()], {
      description: "Why it is kept from everything, if it is",
    }),
    keys: Type.Unsafe<Type.Static<typeof KeyList>>({
      ...KeyList,
      description: "Newest first, a hundred at most",
    }),
    merchants: Type.Array(IdText, {
      description: "Which it has access to, newest first, a hundred at most",
    }),
  }),
});
