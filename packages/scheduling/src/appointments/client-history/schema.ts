import { Type } from "typebox";
import { DateOnly } from "../../core/dates.ts";
import { Moment } from "../../parties/users/schema.ts";
import { states } from "../booking/schema.ts";

const StartTime = Type.Integer({
  description: "Minutes from midnight in the account's time zone",
});

const Visit = Type.Union([
  Type.Object({
    appointment_id: Type.Integer(),
    starts_at: Moment,
    date: DateOnly,
    start_time: StartTime,
  }),
  Type.Null(),
]);

const figures = {
  client_id: Type.Integer(),
  visits: Type.Integer({ description: "Attended, or confirmed and over" }),
  no_shows: Type.Integer(),
  cancelled: Type.Integer({ description: "By the client or the business" }),
  spend: Type.Union(
    [
      Type.Array(
        Type.Object({
          currency: Type.String(),
          amount: Type.Integer({ description: "In minor units" }),
        }),
      ),
      Type.Null(),
    ],
    {
      description:
        "The money that the business keeps, by currency: captured deposits and fees, and orders, " +
        "less refunds and disputes; without tips. Null for members with `own_only`",
    },
  ),
  first_visit: Visit,
  last_visit: Visit,
  next_visit: Visit,
};

export const ClientFigures = Type.Object(figures);

export const HistoryEntry = Type.Object({
  id: Type.Integer({ description: "The appointment" }),
  service: Type.String({ description: "The service's name at the time of booking" }),
  state: Type.Enum([...states]),
  starts_at: Moment,
  date: DateOnly,
  start_time: StartTime,
  end_time: Type.Integer({ description: "Minutes from midnight of `date`" }),
  resources: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }), {
    description: "Its staff and rooms; of an ended one, those at its end",
  }),
  price: Type.Union([Type.Integer(), Type.Null()], { description: "Of all seats" }),
  paid: Type.Integer({ description: "Its part of `spend`, in its currency" }),
  currency: Type.Union([Type.String(), Type.Null()]),
});

export const ClientHistory = Type.Object({
  ...figures,
  appointments: Type.Array(HistoryEntry, { description: "Newest start first" }),
  has_more: Type.Boolean({ description: "True if older appointments follow" }),
});

const SomeId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const HistoryQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description: "Maximum number of appointments; defaults to 20",
    }),
  ),
  before: Type.Optional(
    Type.Integer({
      ...SomeId,
      description: "Returns older appointments: pass the last id of the previous page",
    }),
  ),
});

export const FiguresQuery = Type.Object({
  ids: Type.Array(SomeId, { minItems: 1, maxItems: 100, description: "Clients" }),
});
