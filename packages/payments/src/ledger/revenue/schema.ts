import { Type } from "typebox";

const Day = (description: string) => Type.String({ format: "date", description });

export const RevenueQuery = Type.Object({
  from: Day("First day, such as 2026-11-22"),
  to: Day("Last day, inclusive. At most 366 days"),
  unit: Type.Optional(Type.Enum(["day"], { default: "day", description: "Interval of the sums" })),
  timezone: Type.Optional(
    Type.String({
      default: "UTC",
      maxLength: 100,
      description: "IANA time zone of the days, such as Europe/Copenhagen",
    }),
  ),
});

const Sums = {
  captured: Type.Integer({ description: "Before fees" }),
  refunded: Type.Integer(),
  fees: Type.Integer({
    description: "Fees of captures and disputes, without fees returned by refunds",
  }),
  disputes: Type.Integer({ description: "Amounts lost to disputes, without amounts won back" }),
  count: Type.Integer({ description: "Number of captures" }),
};

export const RevenueAnswer = Type.Object({
  takings: Type.Object(
    {
      currency: Type.String({
        description: "The merchant's currency. All amounts are in its minor units",
      }),
      timezone: Type.String(),
      unit: Type.Enum(["day"]),
      total: Type.Object(Sums),
      days: Type.Array(Type.Object({ day: Day("All days in the range, oldest first"), ...Sums })),
    },
    { description: "The balance changed by captured - refunded - fees - disputes" },
  ),
});
