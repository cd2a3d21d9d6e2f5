import { Type } from "typebox";
import { ListQuery } from "../../../api/lists/schema.ts";
import { IdText } from "../../apps/schema.ts";

export const NewAssociation = Type.Object({
  appId: Type.String({ pattern: "^[0-9a-f]{24}$", "x-message": "must be the id of an app" }),
});

export const AssociationParams = Type.Object({ merchantId: IdText, appId: IdText });
export const AssociationQuery = ListQuery({});

export const AssociationList = Type.Array(
  Type.Object({
    id: IdText,
    name: Type.Union([Type.String(), Type.Null()]),
    prefixes: Type.Optional(
      Type.Array(Type.String(), {
        description: "First characters of its usable keys, shown to persons only",
      }),
    ),
    key: Type.Optional(
      Type.String({ description: "The key of this call, only for the calling app itself" }),
    ),
  }),
);
