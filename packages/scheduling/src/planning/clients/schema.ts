import { EmailText, PhoneText } from "@frontdesk/server/text/fields";
import { Type } from "typebox";
import { sinceQuery } from "../../api/lists/changes.ts";
import { paging } from "../../api/lists/lists.ts";
import { formatted } from "../../api/lists/tables.ts";
import { Color, ColorText } from "../../core/colors.ts";
import { Moment } from "../../parties/users/schema.ts";

const Nullable = Type.Union([Type.String(), Type.Null()]);

const listed = {
  id: Type.Integer(),
  creator_id: Type.Union([Type.Integer(), Type.Null()]),
  name: Type.String(),
  notes: Nullable,
  email: Nullable,
  phone: Nullable,
  locale: Nullable,
  reminders_off: Type.Boolean({ description: "True if the client turned off reminders" }),
  archived: Type.Boolean(),
  updated_at: Moment,
  url: Type.String(),
};

export const ListedClient = Type.Object(listed);

export const Client = Type.Object({
  ...listed,
  color: Color,
  created_at: Moment,
});

const Name = Type.String({ minLength: 1, maxLength: 255, "x-text": "name", pattern: "\\S" });

const fields = {
  color: Type.Optional(Type.Union([ColorText, Type.Null()])),
  notes: Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()])),
  email: Type.Optional(
    Type.Union([EmailText(), Type.Null()], {
      description: "Unique per account: identifies customers who book online",
    }),
  ),
  phone: Type.Optional(Type.Union([PhoneText(), Type.Null()])),
  locale: Type.Optional(
    Type.Union([Type.String({ maxLength: 35 }), Type.Null()], {
      description: "The language of mails to the client: `da`, `pt-BR`",
    }),
  ),
  reminders_off: Type.Optional(Type.Boolean()),
  archived: Type.Optional(Type.Boolean({ description: "Defaults to false" })),
};

export const NewClient = Type.Object({ name: Name, ...fields });

export const ChangedClient = Type.Object({ name: Type.Optional(Name), ...fields });

export const ClientQuery = Type.Object({
  ...paging,
  ...formatted,
  ...sinceQuery,
  q: Type.Optional(
    Type.String({
      maxLength: 255,
      description:
        "Matches the start of a word in the name, the start of the email address, or at " +
        "least the last four digits of the phone number",
    }),
  ),
  includeArchived: Type.Optional(Type.Boolean({ description: "True to include archived objects" })),
});
