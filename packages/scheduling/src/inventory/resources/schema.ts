import { EmailText, PhoneText } from "@frontdesk/server/text/fields";
import { type TString, Type } from "typebox";
import { sinceQuery } from "../../api/lists/changes.ts";
import { paging } from "../../api/lists/lists.ts";
import { Color, ColorText } from "../../core/colors.ts";
import { DateOnly } from "../../core/dates.ts";
import { PathId } from "../../core/paths.ts";
import { Moment } from "../../parties/users/schema.ts";

import { staffNotices } from "./notices.ts";

const Nullable = Type.Union([Type.String(), Type.Null()]);
const NamedType = Type.Object({ id: Type.Integer(), name: Type.String(), url: Type.String() });

const Notices = Type.Enum([...staffNotices], {
  description:
    "Mails to the linked member about their appointments: `each` new, moved, cancelled or " +
    "requested one, or `none`. Nobody gets a mail about the own change",
});

const zone = {
  name: Type.String({ description: "A name from the list of time zones, or an IANA name" }),
  offset: Type.Integer({ description: "Minutes from UTC, without daylight saving time" }),
};

const listed = {
  id: Type.Integer(),
  color: Color,
  name: Type.String(),
  archived: Type.Boolean(),
  updated_at: Moment,
  url: Type.String(),
  resource_type: NamedType,
  human: Type.Boolean(),
  email: Type.Union([Type.String(), Type.Null()], {
    description: "The linked member's address, otherwise the person's own",
  }),
  job_title: Nullable,
  user_id: Type.Union([Type.Integer(), Type.Null()], {
    description: "The user behind the resource",
  }),
  position: Type.Union([Type.Integer(), Type.Null()], {
    description: "The order in calendars, lowest first; resources without one follow by id",
  }),
  inherits_hours: Type.Boolean({
    description: "True if the weekly hours are the account's opening hours and change with them",
  }),
};

export const ListedResource = Type.Object({ ...listed, timezone: Type.Object(zone) });

const Period = Type.Object({
  week_day: Type.Integer({ description: "0 for Sunday, 6 for Saturday" }),
  week_day_name: Type.String(),
  start_time: Type.Integer({ description: "Minutes from midnight" }),
  end_time: Type.Integer({ description: "Minutes from midnight" }),
  valid_from: Type.Union([DateOnly, Type.Null()]),
  valid_until: Type.Union([DateOnly, Type.Null()]),
});

export const Resource = Type.Object({
  ...listed,
  bookable: Type.Boolean(),
  first_name: Nullable,
  last_name: Nullable,
  phone: Nullable,
  image: Nullable,
  notes: Nullable,
  notices: Notices,
  creator_id: Type.Union([Type.Integer(), Type.Null()]),
  created_at: Moment,
  account: NamedType,
  timezone: Type.Object({
    ...zone,
    current_offset: Type.Integer({ description: "Minutes from UTC at present" }),
    iana: Type.String(),
  }),
  available_periods: Type.Array(Period),
  selected_custom_field_options: Type.Array(
    Type.Object({
      id: Type.Integer(),
      value: Type.String(),
      name: Type.String({ description: "The field's name" }),
    }),
  ),
  custom_attributes: Type.Object({
    phone: Type.Optional(Nullable),
    capacity: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    registration_number: Type.Optional(Nullable),
  }),
});

const orNull = (schema: TString, description?: string) =>
  Type.Optional(Type.Union([schema, Type.Null()], description ? { description } : {}));
const text = (maxLength: number, description?: string) =>
  orNull(Type.String({ maxLength }), description);
const name = (description: string) =>
  orNull(Type.String({ maxLength: 255, "x-text": "name" }), description);

const people = "For people only";

const fields = {
  name: name("Of a thing; a person has `first_name` and `last_name`"),
  first_name: name(people),
  last_name: name(people),
  email: orNull(EmailText(), people),
  phone: orNull(PhoneText({ maxLength: 100 }), people),
  job_title: name(people),
  invite: Type.Optional(
    Type.Boolean({ description: "Invites the person to the account; administrators only" }),
  ),
  capacity: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()], {
      description: "For rooms",
    }),
  ),
  registration_number: text(100, "For vehicles"),
  user_id: Type.Optional(
    Type.Union([PathId, Type.Null()], {
      description: "The member of the account behind a person; administrators only",
    }),
  ),
  position: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()], {
      description: "The order in calendars, lowest first",
    }),
  ),
  color: Type.Optional(Type.Union([ColorText, Type.Null()])),
  notes: text(20_000),
  notices: Type.Optional(Notices),
  bookable: Type.Optional(Type.Boolean({ description: "Defaults to true" })),
  archived: Type.Optional(Type.Boolean({ description: "Defaults to false" })),
  timezone: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description: "Defaults to the account's; change it with the availability",
    }),
  ),
  custom_field_option_ids: Type.Optional(
    Type.Union([Type.Array(PathId, { maxItems: 1000 }), Type.Null()], {
      description: "The resource's options of custom fields",
    }),
  ),
};

export const NewResource = Type.Object({ resource_type_id: PathId, ...fields });

export const ChangedResource = Type.Object({
  resource_type_id: Type.Optional(
    Type.Integer({ description: "Cannot change: a different value gives 422" }),
  ),
  ...fields,
});

export const ResourceQuery = Type.Object({
  ...paging,
  ...sinceQuery,
  ids: Type.Optional(Type.Array(PathId, { maxItems: 1000 })),
});
