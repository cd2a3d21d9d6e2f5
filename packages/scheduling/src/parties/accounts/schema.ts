import { Type } from "typebox";
import { Moment, User } from "../users/schema.ts";

const {
  permissions,
  booking_rights,
  client_rights,
  project_rights,
  resource_rights,
  report_rights,
  owner,
} = User.properties;

const Nullable = Type.Union([Type.String(), Type.Null()]);

/** An account in the list of the caller's. */
export const ListedAccount = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    subdomain: Type.String({ description: "The URL id: every path of the account begins with it" }),
    rootdomain: Type.String(),
    url: Type.String(),
    timezone: Type.String({ description: "The zone of new resources, unless another is given" }),
    iana: Type.String({ description: "The same zone by IANA" }),
    permissions,
    booking_rights,
    client_rights,
    project_rights,
    resource_rights,
    report_rights,
    owner,
    created_at: Moment,
    updated_at: Moment,
  },
  { description: "With what the caller may do there" },
);

/** Whether mails to customers carry the account's own words, and what is missing for it. */
export const TrustAnswer = Type.Object({
  trusted: Type.Boolean({
    description: "Whether mails have the account's own words; other mails have ours alone",
  }),
  owner_verified: Type.Boolean({ description: "Whether the owner confirmed their address" }),
  approved: Type.Boolean({ description: "Whether an operator approved the account, or need not" }),
});

export const AccountAnswer = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  subdomain: Type.String(),
  url: Type.String(),
  suspended: Type.Boolean(),
  timezone: Type.String({ description: "The zone of new resources, unless another is given" }),
  iana: Type.String({ description: "The same zone by IANA" }),
  default_periods: Type.Array(
    Type.Object({
      week_day: Type.Integer({ description: "0 is Sunday" }),
      start_time: Type.Integer({ description: "Minutes from midnight" }),
      end_time: Type.Integer(),
    }),
    { description: "The week of new resources" },
  ),
  is_timed_only: Type.Boolean({
    description: "Whether what is no person can only be booked for times of day",
  }),
  created_at: Moment,
  updated_at: Moment,
  owner: Type.Object({
    name: Type.String(),
    email: Type.String(),
    image: Nullable,
    timezone: Type.String(),
  }),
});
