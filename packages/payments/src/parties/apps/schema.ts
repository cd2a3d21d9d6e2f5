import { NameText } from "@frontdesk/server/names";
import { Type } from "typebox";
import { ListQuery } from "../../api/lists/schema.ts";

export const IdText = Type.String({ pattern: "^[0-9a-f]{24}$" });
export const Time = Type.String({ format: "date-time" });
const Name = Type.Union([Type.String(), Type.Null()]);

export const NewApp = Type.Object({
  name: Type.Optional(NameText({ description: "Name for other apps of a merchant" })),
});

export const AppAnswer = Type.Object({
  app: Type.Object({
    id: IdText,
    name: Name,
    key: Type.String({ description: "Secret, shown only once" }),
  }),
});

export const MeAnswer = Type.Object({
  identity: Type.Object({ id: IdText, name: Name, created: Time }),
});

export const AppParams = Type.Object({ appId: IdText });
export const KeyParams = Type.Object({ appId: IdText, keyId: IdText });
export const KeyQuery = ListQuery({});

export const KeyAnswer = Type.Object({
  key: Type.Object({
    id: IdText,
    prefix: Type.String({ description: "First characters of the key" }),
    key: Type.String({ description: "Secret, shown only once" }),
    created: Time,
  }),
});

export const KeyList = Type.Array(
  Type.Object({
    id: IdText,
    prefix: Type.String({ description: "First characters of the key" }),
    created: Time,
    revoked: Type.Union([Time, Type.Null()]),
  }),
);

export const Nothing = Type.Null();
