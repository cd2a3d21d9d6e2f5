import { NameText } from "@frontdesk/server/names";
import { EmailText } from "@frontdesk/server/text/fields";
import { Type } from "typebox";
import { ColorText } from "../../core/colors.ts";
import { levels, permissions } from "../../core/rights.ts";

const words = "Only with permissions `custom`";
const Right = Type.Optional(Type.Enum([...levels], { description: words }));

const status = {
  permissions: Type.Optional(
    Type.Enum([...permissions], { description: "Every value but `custom` sets all permissions" }),
  ),
  booking_rights: Right,
  client_rights: Right,
  project_rights: Right,
  resource_rights: Right,
  report_rights: Type.Optional(Type.Enum(["none", "view"], { description: words })),
  own_only: Type.Optional(
    Type.Boolean({
      description:
        "The member sees only their own appointments, and only the clients of these. Not for " +
        "administrators, and not with `manage_all`",
    }),
  ),
  color: Type.Optional(ColorText),
};

export const MemberChange = Type.Object(status);

export const InviteBody = Type.Object({
  email: EmailText(),
  first_name: Type.Optional(NameText({ description: "Used until the person enters a name" })),
  last_name: Type.Optional(NameText({})),
  ...status,
});

export const Offer = Type.Object({
  user_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});
