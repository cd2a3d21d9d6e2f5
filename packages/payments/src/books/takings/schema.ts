import { Type } from "typebox";

const Day = (description: string) => Type.String({ format: "date", description });

export const TakingsQuery = Type.Object({
  from: Day("The first day, as 2026-11-22"),
  to: Day("The last day, which is counted as well; 366 days at most"),
  unit: Type.Optional(Type.Enum(["day"], { default: "day", description: "What is added up" })),
  timezone: Type.Optional(
    Type.String({
      default: "UTC",
      maxLength: 100,
      description: "Whose days, an IANA name such as Europe/Copenhagen",
    }),
  ),
});

const Sums = {
  captured: Type.Integer({ description: "Before fees" }),
  refunded: Type.Integer(),
  fees: Type.Integer({ description: "Of captures and disputes, without what refunds gave back" }),
  disputes: Type.Integer({ description: "What disputes took, without what was won back" }),
  count: Type.Integer({ description: "How many captures" }),
};

export const TakingsAnswer = Type.Object({
  takings: Type.Object(
    {
      currency: Type.String({ description: "The merchant's, in whose minor units all of this is" }),
      timezone: Type.String(),
      unit: Type.Enum(["day"]),
      total: Type.Object(Sums),
      days: Type.Array(Type.Object({ day: Day("Each there is, oldest first"), ...Sums })),
    },
    { description: "What the balance changed by is captured - refunded - fees - disputes" },
  ),
});
