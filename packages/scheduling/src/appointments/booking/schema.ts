import { Type } from "typebox";
import { sinceQuery } from "../../api/lists/changes.ts";
import { paging } from "../../api/lists/lists.ts";
import { formatted } from "../../api/lists/tables.ts";
import { DateOnly, DateText } from "../../core/dates.ts";
import { Charge } from "../../money/charges/response.ts";
import { Moment } from "../../parties/users/schema.ts";

export const states = [
  "held",
  "requested",
  "confirmed",
  "expired",
  "declined",
  "cancelled",
  "attended",
  "no_show",
] as const;

const Maybe = {
  id: Type.Union([Type.Integer(), Type.Null()]),
  moment: Type.Union([Moment, Type.Null()]),
  text: Type.Union([Type.String(), Type.Null()]),
};

const State = Type.Enum([...states]);
const SomeId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const Answers = Type.Record(
  Type.String({ maxLength: 64 }),
  Type.Union([
    Type.String({ maxLength: 5_000 }),
    Type.Number(),
    Type.Boolean(),
    Type.Array(Type.String({ maxLength: 500 }), { maxItems: 100 }),
  ]),
  { maxProperties: 100 },
);

export const OwnWall = {
  date: Type.Optional(
    Type.String({ format: "date", description: "In the account's time zone. Absent in webhooks" }),
  ),
  start_time: Type.Optional(
    Type.Integer({ description: "Minutes from midnight in the account's time zone" }),
  ),
  end_time: Type.Optional(
    Type.Integer({ description: "Minutes from midnight of `date`: 1440 is the end of that day" }),
  ),
};

export const Appointment = Type.Object({
  id: Type.Integer(),
  url: Type.String(),
  service_id: Type.Integer(),
  service: Type.String({ description: "The service's name at the time of booking" }),
  session_id: Type.Integer({ description: "The session of its bookings" }),
  client_id: Maybe.id,
  state: State,
  seats: Type.Integer(),
  starts_at: Moment,
  ends_at: Moment,
  ...OwnWall,
  timezone: Type.String({ description: "The customer's time zone" }),
  customer_time: Type.Optional(
    Type.Object(
      {
        timezone: Type.String({ description: "The customer's time zone, an IANA name" }),
        date: DateOnly,
        start_time: Type.Integer({ description: "Minutes from midnight" }),
        end_time: Type.Integer({ description: "Minutes from midnight of `date`" }),
        offset: Type.String({ description: "The UTC offset at the start, such as `+09:00`" }),
      },
      { description: "In the customer's time zone. Absent in webhooks" },
    ),
  ),
  locale: Type.String(),
  held_until: Maybe.moment,
  decide_by: Maybe.moment,
  attention: Type.Union([Type.Literal("displaced"), Type.Literal("payment"), Type.Null()]),
  reschedules: Type.Integer(),
  made_by_staff: Type.Boolean(),
  cancelled_by: Type.Union([Type.Literal("customer"), Type.Literal("business"), Type.Null()]),
  revision: Type.Integer({ description: "Increases with each change" }),
  created_at: Moment,
  updated_at: Moment,
  resource_ids: Type.Optional(
    Type.Array(Type.Integer(), {
      description: "Its current resources; empty once released. Absent in webhooks",
    }),
  ),
  charges: Type.Optional(
    Type.Array(Charge, {
      description: "Its charges, oldest first; changes trigger webhooks",
    }),
  ),
  customer: Type.Optional(
    Type.Union(
      [
        Type.Object({
          name: Type.String(),
          email: Maybe.text,
          phone: Maybe.text,
          answers: Answers,
          notes: Maybe.text,
        }),
        Type.Null(),
      ],
      { description: "Null without permission to view clients" },
    ),
  ),
});

export const NewAppointment = Type.Object({
  service_id: SomeId,
  client_id: SomeId,
  starts_at: Type.String({ maxLength: 40 }),
  resource_ids: Type.Optional(Type.Array(SomeId, { maxItems: 100 })),
  timezone: Type.Optional(Type.String({ maxLength: 100 })),
  locale: Type.Optional(Type.String({ maxLength: 35 })),
  notes: Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()])),
});

const Message = Type.Optional(
  Type.String({
    maxLength: 500,
    description: "Plain text in the mail to the client, unless the account is untrusted",
  }),
);

const NotifyAfter = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: 60,
    description:
      "Seconds until the mails about this change; a later change replaces them. Moves and " +
      "cancellations within two hours of the start are mailed at once. Defaults to 0",
  }),
);

export const ChangedAppointment = Type.Object({
  starts_at: Type.Optional(Type.String({ maxLength: 40 })),
  resource_ids: Type.Optional(Type.Array(SomeId, { maxItems: 100 })),
  notes: Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()])),
  attendance: Type.Optional(
    Type.Union([Type.Literal("attended"), Type.Literal("no_show"), Type.Null()], {
      description: "From an hour before the start, a no-show from the start. Null undoes a mark",
    }),
  ),
  duration: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1440,
      description: "Minutes without buffers; the price stays",
    }),
  ),
  notify: Type.Optional(
    Type.Boolean({
      description: "False sends the client no mail about the new time. Defaults to true",
    }),
  ),
  notify_after: NotifyAfter,
  message: Message,
});

export const Declining = Type.Object({ message: Message });

export const StaffCancelling = Type.Object({
  by: Type.Optional(Type.Enum(["business", "customer"])),
  refund: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        "The refund in minor units, at least as much as the terms say; only with `by` " +
        "`customer`",
    }),
  ),
  notify_after: NotifyAfter,
  message: Message,
});

export const NewFee = Type.Object({
  reason: Type.Enum(["no_show", "late_cancel"]),
  amount: Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: "In minor units; at most the agreed fee, less the kept deposit",
  }),
});

export const AppointmentQuery = Type.Object({
  ...paging,
  ...formatted,
  start_date: Type.Optional(DateText),
  end_date: Type.Optional(DateText),
  state: Type.Optional(Type.Array(State, { maxItems: states.length })),
  service_id: Type.Optional(SomeId),
  client_id: Type.Optional(SomeId),
  resource_ids: Type.Optional(Type.Array(SomeId, { maxItems: 1000 })),
  attention: Type.Optional(
    Type.Boolean({ description: "True for appointments that need attention" }),
  ),
  ...sinceQuery,
});
