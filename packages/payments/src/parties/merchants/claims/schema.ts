import { Type } from "typebox";
import { IdText } from "../../apps/schema.ts";

export const NewClaim = Type.Object({ merchantId: IdText });
export const ClaimToken = Type.Object({
  token: Type.String({ maxLength: 200, description: "What the link in the mail ends in" }),
});
export const Claimed = Type.Object({
  merchant: Type.Object({ id: IdText, name: Type.String() }),
});
