import { Type } from "typebox";
import { IdText } from "../../apps/schema.ts";

export const NewOwnership = Type.Object({ merchantId: IdText });
export const OwnershipToken = Type.Object({
  token: Type.String({ maxLength: 200, description: "The last part of the mailed link" }),
});
export const OwnershipResponse = Type.Object({
  merchant: Type.Object({ id: IdText, name: Type.String() }),
});
