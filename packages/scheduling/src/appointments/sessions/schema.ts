import { Type } from "typebox";
import { paging } from "../../api/lists/lists.ts";
import { DateText } from "../../core/dates.ts";
import { Moment } from "../../parties/users/schema.ts";
import { OwnWall } from "../booking/schema.ts";

const SomeId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const Session = Type.Object({
  id: Type.Integer(),
  url: Type.String(),
  service_id: Type.Integer(),
  starts_at: Moment,
  ends_at: Moment,
  ...OwnWall,
  timezone: Type.String({ description: "The time zone of the first part's resource" }),
  seats: Type.Integer(),
  seats_taken: Type.Integer(),
  resource_ids: Type.Array(Type.Integer(), {
    description: "The booked resources; empty once over",
  }),
  appointment_ids: Type.Array(Type.Integer(), { description: "The appointments in it" }),
  created_at: Moment,
  updated_at: Moment,
});

export const RescheduledSession = Type.Object({
  starts_at: Type.Optional(Type.String({ maxLength: 40 })),
  resource_ids: Type.Optional(Type.Array(SomeId, { maxItems: 100 })),
});

export const SessionQuery = Type.Object({
  ...paging,
  start_date: Type.Optional(DateText),
  end_date: Type.Optional(DateText),
  service_id: Type.Optional(SomeId),
  resource_ids: Type.Optional(Type.Array(SomeId, { maxItems: 1000 })),
});
