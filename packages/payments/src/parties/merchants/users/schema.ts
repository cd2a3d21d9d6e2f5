import { EmailText } from "@frontdesk/server/text/fields";
import { Type } from "typebox";
import { ListQuery } from "../../../api/lists/schema.ts";
import { IdText, Time } from "../../apps/schema.ts";
import { roles } from "../roles/roles.ts";
import { Merchant } from "../schema.ts";

const Role = Type.Enum([...roles], { description: "What they may do" });

export const NewUser = Type.Object({
  email: EmailText(),
  role: Type.Optional(
    Type.Enum([...roles], {
      description: "What they may do: `viewer` unless given, or as they were invited before",
    }),
  ),
});
export const UserChanges = Type.Object({ role: Role });
export const Invited = Type.Object({
  isMember: Type.Boolean({ description: "Whether the user had access already; no mail is sent" }),
});
export const UserParams = Type.Object({ merchantId: IdText, userId: IdText });
export const UserQuery = ListQuery({});

export const UserList = Type.Array(
  Type.Object({
    id: IdText,
    email: Type.String(),
    role: Role,
    created: Time,
    name: Type.Optional(Type.String({ description: "Once the invitation was accepted" })),
    lastSeen: Type.Optional(
      Type.Union([Time, Type.Null()], {
        description: "To the hour, once the invitation was accepted; told to persons only",
      }),
    ),
    hasSecondFactor: Type.Optional(
      Type.Boolean({ description: "Once the invitation was accepted; told to persons only" }),
    ),
  }),
);

export const OwnMerchantList = Type.Array(
  Type.Object({ ...Merchant.properties, role: Role }, { description: "With the person's role" }),
);
