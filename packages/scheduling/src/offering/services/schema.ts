import { type TSchema, Type } from "typebox";
import { sinceQuery } from "../../api/lists/changes.ts";
import { paging } from "../../api/lists/lists.ts";
import { formatted } from "../../api/lists/tables.ts";
import { Color, ColorText } from "../../core/colors.ts";
import { Moment } from "../../parties/users/schema.ts";

export const questionKinds = [
  "text",
  "long_text",
  "number",
  "choice",
  "choices",
  "checkbox",
] as const;

const orNull = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

export const mostAmount = 99_999_999_999;

const oneLine = String.raw`^[^\p{Cc}\p{Zl}\p{Zp}]*\S[^\p{Cc}\p{Zl}\p{Zp}]*$`;
const Name = Type.String({ minLength: 1, maxLength: 255, "x-text": "name", pattern: "\\S" });
const Label = Type.String({ maxLength: 300, "x-text": "name", pattern: oneLine });
const OwnId = Type.String({
  pattern: "^[A-Za-z0-9_-]{1,40}$",
  description: "Letters, digits, - and _; defaults to a number",
});
const amount = (minimum: number) => Type.Integer({ minimum, maximum: mostAmount });
const day = 1440;
const year = 366 * day;
const integer = (minimum: number, maximum: number, description?: string) =>
  Type.Integer({ minimum, maximum, ...(description !== undefined && { description }) });

const part = {
  name: Type.String({
    maxLength: 255,
    "x-text": "name",
    description: "A label for customers: stylist, room",
  }),
  resource_ids: Type.Array(integer(1, Number.MAX_SAFE_INTEGER), {
    minItems: 1,
    maxItems: 100,
    description: "Resources in order of preference",
  }),
  count: integer(1, 100, "Number of resources used at once"),
  choosable: Type.Boolean({ description: "True if customers can choose" }),
};

const question = {
  label: Label,
  kind: Type.Enum([...questionKinds]),
  options: Type.Array(Label, { maxItems: 50, description: "For choices only" }),
  required: Type.Boolean(),
};

const terms = {
  description: Type.String({ maxLength: 5000, description: "Shown to customers" }),
  position: integer(0, 1_000_000, "Sort order on the page"),
  visibility: Type.Enum(["public", "unlisted", "off"], {
    description: "`unlisted`: reachable only by a secret URL",
  }),
  duration: integer(1, day, "The appointment's length in minutes, without buffers"),
  buffer_before: integer(0, day, "Buffer before the appointment, in minutes"),
  buffer_after: integer(0, day, "Buffer after the appointment, in minutes"),
  slot_step: integer(5, day, "Slot interval in minutes; defaults to `duration`"),
  minimum_notice: integer(0, year, "Minimum minutes between booking and start"),
  horizon: integer(1, 366, "Booking window: days ahead"),
  price: orNull(amount(0), "In minor units; null for none"),
  currency: orNull(Type.String({ pattern: "^[A-Z]{3}$" }), "ISO 4217"),
  no_show_fee: orNull(amount(1), "In minor units; requires a saved card"),
  tax_rate: orNull(
    Type.Number({ minimum: 0, exclusiveMaximum: 100 }),
    "Percent of value-added tax in the price, with at most three decimals; null for none",
  ),
  approval: Type.Enum(["none", "required"]),
  approval_hours: integer(1, 120, "Hours until a request is declined automatically"),
  cancellation: Type.Array(
    Type.Object({ minutes_before: integer(0, year), refund_percent: integer(0, 100) }),
    {
      maxItems: 4,
      description: "Steps with falling minutes and percentages; no refund after the last",
    },
  ),
  reschedule_before: orNull(integer(0, year), "In minutes; null for never"),
  most_reschedules: integer(0, 100),
  verify_email: Type.Boolean({
    description: "True if customers must verify their address by a mailed link",
  }),
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
    description: "The public id; null while `off`",
  }),
  created_at: Moment,
  updated_at: Moment,
  url: Type.String(),
});

const Later = Type.Optional(Type.Unknown({ description: "Reserved: leave it out" }));

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
  seats: Type.Optional(Type.Integer({ description: "Only 1 is possible so far" })),
  seats_per_booking: Type.Optional(Type.Integer({ description: "Only 1 is possible so far" })),
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
  { minItems: 1, maxItems: 4, description: "Every appointment needs all parts" },
);

export const NewService = Type.Object({
  ...fields,
  name: Name,
  duration: terms.duration,
  parts: Parts,
});

export const ChangedService = Type.Object({
  ...fields,
  name: Type.Optional(Name),
  parts: Type.Optional(Parts),
});

export const ServiceQuery = Type.Object({
  ...paging,
  ...formatted,
  ...sinceQuery,
  includeArchived: Type.Optional(Type.Boolean({ description: "True to include archived objects" })),
});
