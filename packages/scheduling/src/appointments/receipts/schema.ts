import { EmailText } from "@frontdesk/server/text/fields";
import { Type } from "typebox";

export const ReceiptMailing = Type.Object({
  email: Type.Optional(
    EmailText({ description: "Defaults to the address of the client of the appointment" }),
  ),
});
