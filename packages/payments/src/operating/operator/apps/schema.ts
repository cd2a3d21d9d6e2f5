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
      description: "Reason for the suspension, or null",
    }),
    keys: Type.Unsafe<Type.Static<typeof KeyList>>({
      ...KeyList,
      description: "Newest first, at most 100",
    }),
    merchants: Type.Array(IdText, {
      description: "Merchants with access for the app, newest first, at most 100",
    }),
  }),
});
