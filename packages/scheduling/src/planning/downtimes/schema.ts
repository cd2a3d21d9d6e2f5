import { Type } from "typebox";
import { sinceQuery } from "../../api/lists/changes.ts";
import { paging } from "../../api/lists/lists.ts";
import { DateOnly, DateText } from "../../core/dates.ts";
import { Moment } from "../../parties/users/schema.ts";
import { ClashChoicesInput } from "../bookings/conflicts/choices.ts";

const MaybeId = Type.Union([Type.Integer(), Type.Null()]);

export const Downtime = Type.Object({
  id: Type.Integer(),
  account_id: Type.Integer(),
  booker_id: MaybeId,
  creator_id: Type.Union([Type.Integer(), Type.Null()], {
    description: "The same as `booker_id`",
    deprecated: true,
  }),
  deleted: Type.Boolean({ description: "Only in webhooks: true after deletion" }),
  details: Type.String(),
  downtime_type_id: MaybeId,
  from: DateOnly,
  to: DateOnly,
  start_time: Type.Integer({ description: "Minutes from midnight of the first day" }),
  end_time: Type.Integer({ description: "Minutes from midnight of the last day" }),
  leave: Type.Null(),
  resource_ids: Type.Array(Type.Integer()),
  all_resources: Type.Boolean({
    description: "A closure of the account. `resource_ids` lists its present resources",
  }),
  state: Type.Enum(["Approved", "Pending", "Declined"]),
  timezone: Type.Union([Type.String(), Type.Null()], {
    description: "Null for each resource's own time zone",
  }),
  created_at: Moment,
  updated_at: Moment,
});

export const DowntimeType = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  account_id: Type.Integer(),
  default: Type.Boolean({ description: "True for types that every account has" }),
  created_at: Moment,
  updated_at: Moment,
});

const TypeName = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: "\\S",
  "x-text": "name",
});

export const NewDowntimeType = Type.Object({ name: TypeName });

export const ChangedDowntimeType = Type.Partial(NewDowntimeType);

const OptionalId = Type.Optional(
  Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()]),
);
const ResourceIds = Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
  minItems: 1,
  maxItems: 1000,
});

const AllResources = Type.Optional(
  Type.Boolean({
    description:
      "Closes all resources, also later ones, in place of `resource_ids`; for administrators, or " +
      "with the right `manage_all` on resources",
  }),
);

export const downtimeFates = {
  allow_waiting: Type.Optional(
    Type.Boolean({
      description: "Moves conflicting bookings to the waiting list; defaults to true",
    }),
  ),
  block_by_clashes: Type.Optional(Type.Boolean({ description: "Refuses conflicts with 400" })),
  delete_invalid_bookings: Type.Optional(
    Type.Boolean({ description: "Deletes conflicting days; past ones move to the waiting list" }),
  ),
  clash_choices: ClashChoicesInput,
};

const choices = {
  resource_ids: Type.Optional(ResourceIds),
  all_resources: AllResources,
  start_time: Type.Optional(Type.Integer({ minimum: 0, maximum: 1440 })),
  end_time: Type.Optional(Type.Integer({ minimum: 0, maximum: 1440 })),
  booker_id: OptionalId,
  creator_id: OptionalId,
  details: Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()])),
  downtime_type_id: OptionalId,
  timezone: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  ...downtimeFates,
};

export const NewDowntime = Type.Object({
  from: DateText,
  to: DateText,
  ...choices,
});

export const ChangedDowntime = Type.Object({
  from: Type.Optional(DateText),
  to: Type.Optional(DateText),
  ...choices,
});

export const DowntimeQuery = Type.Object({
  ...paging,
  from: Type.Optional(DateText),
  to: Type.Optional(DateText),
  ...sinceQuery,
  resource_ids: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 1000 }),
  ),
  all_resources: Type.Optional(
    Type.Boolean({ description: "True: only closures of the account; false: all other time off" }),
  ),
});
