import { type Static, Type } from "typebox";
import { DateOnly } from "../../core/dates.ts";
import { Moment } from "../../parties/users/schema.ts";

const minor = Type.Integer({ description: "In minor units" });
const MaybeText = Type.Union([Type.String(), Type.Null()]);
const Currency = Type.String({ description: "ISO 4217" });

const DayMoney = Type.Object({
  currency: Currency,
  revenue: Type.Integer({ description: "Receipts less credit notes, in minor units, with tips" }),
  refunded: Type.Integer({ description: "By credit notes, in minor units" }),
  tips: minor,
  methods: Type.Array(Type.Object({ payment: Type.String(), taken: minor, refunded: minor }), {
    description: "By payment method",
  }),
  services: Type.Array(Type.Object({ service: MaybeText, amount: minor }), {
    description: "Without tips and less refunds; null without a name",
  }),
  staff: Type.Array(
    Type.Object({
      resource_id: Type.Union([Type.Integer(), Type.Null()]),
      name: MaybeText,
      amount: minor,
      tips: minor,
    }),
    { description: "Less refunds. An appointment of several people counts for the first by id" },
  ),
  taxes: Type.Array(Type.Object({ rate: Type.Number(), gross: minor, tax: minor }), {
    description: "Value-added tax by rate, less refunds",
  }),
  cash_expected: Type.Integer({ description: "Cash taken less cash refunds, in minor units" }),
});

export const DayReport = Type.Object({
  date: DateOnly,
  money: Type.Array(DayMoney, { description: "By currency" }),
  receipts: Type.Object({
    count: Type.Integer(),
    first: MaybeText,
    last: MaybeText,
  }),
  no_shows: Type.Integer(),
});

export type DayReportSums = Static<typeof DayReport>;

const Cash = Type.Object({
  currency: Currency,
  expected: minor,
  counted: minor,
  difference: Type.Integer({ description: "Counted less expected, in minor units" }),
});

export const DayClosing = Type.Object({
  id: Type.Integer(),
  date: DateOnly,
  cash: Type.Array(Cash),
  report: DayReport,
  user_id: Type.Union([Type.Integer(), Type.Null()]),
  created_at: Moment,
});

export const DayReportResponse = Type.Object({
  ...DayReport.properties,
  closings: Type.Array(DayClosing, { description: "Of this day, the newest first" }),
});

export const DayQuery = Type.Object({
  date: Type.String({ format: "date", description: "In the account's time zone" }),
});

const mostCash = 1_000_000_000_000;

export const NewDayClosing = Type.Object({
  date: DateOnly,
  counted: Type.Array(
    Type.Object({
      currency: Type.String({ minLength: 3, maxLength: 3 }),
      amount: Type.Integer({
        minimum: -mostCash,
        maximum: mostCash,
        description:
          "Cash of the day in the till, without its float, in minor units. Negative if refunds " +
          "took from the float",
      }),
    }),
    { maxItems: 20 },
  ),
});
