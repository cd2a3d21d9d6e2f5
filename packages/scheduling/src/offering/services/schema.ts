import { type TSchema, Type } from "typebox";
import { sinceQuery } from "../../api/lists/changes.ts";
import { paging } from "../../api/lists/lists.ts";
import { formatted } from "../../api/lists/tables.ts";
import { Color, ColorText } from "../../ground/colors.ts";
import { Moment } from "../../parties/users/schema.ts";
import { questionKinds } from "./terms.ts";

const orNull = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

/** The most that a payment service takes at once, in minor units. */
export const mostAmount = 99_999_999_999;

const oneLine = String.raw`^[^\p{Cc}\p{Zl}\p{Zp}]*\S[^\p{Cc}\p{Zl}\p{Zp}]*$`;
const Name = Type.String({ minLength: 1, maxLength: 255, "x-text": "name", pattern: "\\S" });
const Label = Type.String({ maxLength: 300, "x-text": "name", pattern: oneLine });
const OwnId = Type.String({
  pattern: "^[A-Za-z0-9_-]{1,40}$",
  description: "Letters, digits, - and _; a number unless given",
});
const amount = (minimum: number) => Type.Integer({ minimum, maximum: mostAmount });
const day = 1440;
const year = 366 * day;
const integer = (minimum: number, maximum: number, description?: string) =>
  Type.Integer({ minimum, maximum, ...(description !== undefined && { description }) });

const part = {
  name: Type.String({
    ...{ maxLength: 255, "x-text": "name" },
    description: "What customers choose: a stylist, a room",
  }),
  resource_ids: Type.Array(integer(1, Number.MAX_SAFE_INTEGER), {
    minItems: 1,
    maxItems: 100,
    description: "Any of these, in order of preference",
  }),
  count: integer(1, 100, "How many of them are taken at once"),
  choosable: Type.Boolean({ description: "Whether customers may say which" }),
};

const question = {
  label: Label,
  kind: Type.Enum([...questionKinds]),
  options: Type.Array(Label, { maxItems: 50, description: "Of a choice" }),
  required: Type.Boolean(),
};

const terms = {
  description: Type.String({ maxLength: 5000, description: "Shown to customers" }),
  position: integer(0, 1_000_000, "Where customers see it among others"),
  visibility: Type.Enum(["public", "unlisted", "off"], {
    description: "`unlisted`: by its own address, which nobody guesses",
  }),
  duration: integer(1, day, "Minutes; customers see no others"),
  buffer_before: integer(0, day, "Minutes that the resource is taken before"),
  buffer_after: integer(0, day, "Minutes that the resource is taken after"),
  slot_step: integer(5, day, "Minutes from one start to the next; `duration` unless given"),
  minimum_notice: integer(0, year, "Minutes between booking and start, at least"),
  horizon: integer(1, 366, "How many days ahead it can be booked"),
  price: orNull(amount(0), "Minor units; null for none"),
  currency: orNull(Type.String({ pattern: "^[A-Z]{3}$" }), "ISO 4217"),
  no_show_fee: orNull(amount(1), "Minor units: for this the card is kept"),
  approval: Type.Enum(["none", "required"]),
  approval_hours: integer(1, 120, "After so many a request is declined by itself"),
  cancellation: Type.Array(
    Type.Object({ minutes_before: integer(0, year), refund_percent: integer(0, 100) }),
    { maxItems: 4, description: "Both falling; after the last nothing is given back" },
  ),
  reschedule_before: orNull(integer(0, year), "Minutes; null for never"),
  most_reschedules: integer(0, 100),
  verify_email: Type.Boolean({ description: "Whether an address is proved by a click" }),
  archived: Type.Boolean(),
};

const deposit = {
  kind: Type.Enum(["none", "fixed", "percent", "full"]),
  value: Type.Integer({
    minimum: 0,
    maximum: mostAmount,
    description: "Minor units or percent; 0 for `none` and `full`",
  }),
};

export const Service = Type.Object({
  id: Type.Integer(),
  creator_id: Type.Union([Type.Integer(), Type.Null()]),
  name: Type.String(),
  color: Color,
  ...terms,
  currency: orNull(Type.String(), "ISO 4217"),
  seats: Type.Integer(),
  parts: Type.Array(Type.Object({ id: Type.String(), ...part })),
  deposit: Type.Object(deposit),
  questions: Type.Array(Type.Object({ id: Type.String(), ...question })),
  public_id: Type.Union([Type.String(), Type.Null()], {
    description: "What customers know it by; null while `off`",
  }),
  created_at: Moment,
  updated_at: Moment,
  url: Type.String(),
});

const Later = Type.Optional(Type.Unknown({ description: "Not yet: leave it out" }));

const fields = {
  ...Type.Partial(Type.Object(terms)).properties,
  color: Type.Optional(orNull(ColorText)),
  deposit: Type.Optional(Type.Object({ kind: deposit.kind, value: Type.Optional(deposit.value) })),
  questions: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.Optional(OwnId),
        label: question.label,
        kind: question.kind,
        options: Type.Optional(question.options),
        required: Type.Optional(question.required),
      }),
      { maxItems: 20 },
    ),
  ),
  seats: Type.Optional(Type.Integer({ description: "1: more come later" })),
  seats_per_booking: Type.Optional(Type.Integer({ description: "1: more come later" })),
  start_times: Later,
};

const Parts = Type.Array(
  Type.Object({
    id: Type.Optional(OwnId),
    name: Type.Optional(part.name),
    resource_ids: part.resource_ids,
    count: Type.Optional(part.count),
    choosable: Type.Optional(part.choosable),
  }),
  { minItems: 1, maxItems: 4, description: "All of these at once" },
);

export const NewService = Type.Object({
  ...fields,
  name: Name,
  duration: terms.duration,
  parts: Parts,
});

/** Only what is given changes. */
export const ChangedService = Type.Object({
  ...fields,
  name: Type.Optional(Name),
  parts: Type.Optional(Parts),
});

export const ServiceQuery = Type.Object({
  ...paging,
  ...formatted,
  ...sinceQuery,
  includeArchived: Type.Optional(Type.Boolean({ description: "Lists archived ones as well" })),
});
