import { type Static, Type } from "typebox";

export const CurrencyCode = Type.String({
  pattern: "^[A-Z]{3}$",
  "x-message": "must be a three-letter ISO 4217 code",
});

export const AgreedMoney = Type.Object({
  currency: CurrencyCode,
  exponent: Type.Integer({ minimum: 0, maximum: 30, description: "Number of decimals in `value`" }),
  value: Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: "Amount with `exponent` decimals: 995 is 9.95 with exponent 2",
  }),
});

const Moment = Type.Union(
  [
    Type.String({
      format: "date-time",
      pattern: "^[0-9-]{10}[Tt ][0-9:]{8}(?:\\.[0-9]{1,9})?(?:[Zz]|[+-][0-9:]{2,5})$",
    }),
    Type.String({ format: "date", description: "A whole day in the customer's time zone" }),
  ],
  { "x-message": "must be a date, with or without a time" },
);
const Count = Type.Integer({ minimum: 1, maximum: 10_000 });

const Repeat = Type.Object(
  {
    first: Type.Optional(Moment),
    count: Type.Optional(Count),
    interval: Type.Object({
      unit: Type.Enum(["day", "week", "month", "year"]),
      value: Type.Optional(Count),
    }),
  },
  {
    description:
      "Without `first`, it begins one interval after the previous part. Without " +
      "`count`, it never ends",
  },
);

export const AgreedPlan = Type.Array(
  Type.Object({
    amount: AgreedMoney,
    scheduled: Type.Optional(Moment),
    repeat: Type.Optional(Repeat),
  }),
  {
    maxItems: 500,
    description:
      "Future payments that the customer agrees to: a sequence of parts, each either " +
      "scheduled or repeated",
  },
);

export const UnplannedAgreement = Type.Object(
  { customer: Type.Optional(Type.Boolean()), merchant: Type.Optional(Type.Boolean()) },
  { description: "Parties that may start further payments" },
);

export const purposes = ["no_show", "balance"] as const;
export type Purpose = (typeof purposes)[number];
export type Consents = Partial<Record<Purpose, number>>;

export const isPurpose = (text: string): text is Purpose => purposes.some((one) => one === text);

const Limit = Type.Optional(Type.Integer({ minimum: 1 }));

export const AgreedConsents = Type.Object(
  { no_show: Limit, balance: Limit },
  {
    description:
      "Limit of all later charges by purpose, in minor units of the transaction's " +
      "currency. Other charges are refused",
  },
);

export interface Agreement {
  consents?: Consents;
  /** ISO 8601; absent if agreed on the payment page. */
  consentGivenAt?: string;
  plan?: Static<typeof AgreedPlan>;
  unplanned?: Static<typeof UnplannedAgreement>;
}
