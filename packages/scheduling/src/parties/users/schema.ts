import { Type } from "typebox";
import { levels, permissions } from "../../core/rights.ts";

export const Moment = Type.String({ format: "date-time" });
const MaybeMoment = Type.Union([Moment, Type.Null()]);

const person = {
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  image: Type.Union([Type.String(), Type.Null()]),
  timezone: Type.String({ description: "A time zone name from the list of time zones" }),
  last_login_at: MaybeMoment,
  last_logout_at: MaybeMoment,
  last_activity_at: MaybeMoment,
  activation_state: Type.Enum(["active", "pending"]),
  created_at: Moment,
  updated_at: Moment,
  last_product_update_read_at: Type.Null(),
};

export const Me = Type.Object(person);

const Right = Type.Enum([...levels]);

export const User = Type.Object({
  ...person,
  color: Type.String({ description: "#RRGGBB" }),
  permissions: Type.Enum([...permissions]),
  booking_rights: Right,
  client_rights: Right,
  project_rights: Right,
  resource_rights: Right,
  report_rights: Type.Enum(["none", "view"]),
  own_only: Type.Boolean({
    description:
      "True if the member sees only their own appointments, and only the clients of these",
  }),
  owner: Type.Boolean({ description: "True if the member owns the account" }),
});
