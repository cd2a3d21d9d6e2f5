import { EmailText } from "@frontdesk/server/text/fields";
import { Type } from "typebox";
import { ListQuery } from "../../../api/lists/schema.ts";
import { IdText, Time } from "../../apps/schema.ts";
import { roles } from "../roles/roles.ts";
import { Merchant } from "../schema.ts";

const Role = Type.Enum([...roles], { description: "The user's role" });

export const NewUser = Type.Object({
  email: EmailText(),
  role: Type.Optional(
    Type.Enum([...roles], {
      description:
        "Role of the user. Defaults to `viewer`, or to the role in an earlier invitation",
    }),
  ),
});
export const UserChanges = Type.Object({ role: Role });
export const InvitationResponse = Type.Object({
  isMember: Type.Boolean({
    description: "True if the user already had access. No mail is sent then",
  }),
});
export const UserParams = Type.Object({ merchantId: IdText, userId: IdText });
export const UserQuery = ListQuery({});

export const UserList = Type.Array(
  Type.Object({
    id: IdText,
    email: Type.String(),
    role: Role,
    created: Time,
    name: Type.Optional(
      Type.String({ description: "Null until the person accepts the invitation" }),
    ),
    lastSeen: Type.Optional(
      Type.Union([Time, Type.Null()], {
        description:
          "Rounded to the hour. Null until the person accepts the invitation. Shown to " +
          "persons only",
      }),
    ),
    hasSecondFactor: Type.Optional(
      Type.Boolean({
        description: "Null until the person accepts the invitation. Shown to persons only",
      }),
    ),
  }),
);

export const OwnMerchantList = Type.Array(
  Type.Object(
    { ...Merchant.properties, role: Role },
    { description: "The merchant with the person's role" },
  ),
);
