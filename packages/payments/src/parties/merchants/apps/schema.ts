import { Type } from "typebox";
import { ListQuery } from "../../../api/lists/schema.ts";
import { Id } from "../../apps/schema.ts";

export const NewAssociation = Type.Object({
  appId: Type.String({ pattern: "^[0-9a-f]{24}$", "x-message": "must be the id of an app" }),
});

export const AssociationParams = Type.Object({ merchantId: Id, appId: Id });
export const AssociationQuery = ListQuery({});

export const AssociationList = Type.Array(
  Type.Object({
    id: Id,
    name: Type.Union([Type.String(), Type.Null()]),
    key: Type.Optional(Type.String({ description: "The caller's own key, with no other app" })),
  }),
);
