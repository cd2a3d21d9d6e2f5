import { Type } from "typebox";
import { ListQuery } from "../../../api/lists/schema.ts";
import { IdText, Time } from "../../apps/schema.ts";

export const NewUser = Type.Object({ email: Type.String({ maxLength: 254 }) });
export const Invited = Type.Object({
  isMember: Type.Boolean({ description: "Whether the user had access already; no mail is sent" }),
});
export const UserParams = Type.Object({ merchantId: IdText, userId: IdText });
export const UserQuery = ListQuery({});

export const UserList = Type.Array(
  Type.Object({
    id: IdText,
    email: Type.String(),
    created: Time,
    name: Type.Optional(Type.String({ description: "Once the invitation was accepted" })),
  }),
);
