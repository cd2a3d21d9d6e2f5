import { Type } from "typebox";
import { Color } from "../../core/colors.ts";
import { DateOnly } from "../../core/dates.ts";
import { Moment } from "../../parties/users/schema.ts";
import { daysOfResources } from "../../planning/open-times/schema.ts";

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

const Zone = Type.Object({
  iana: Type.String({ description: "The IANA name of the account's time zone" }),
  transitions: Type.Array(
    Type.Object({ at: Moment, offset: Type.Integer({ description: "Minutes from UTC" }) }),
    { description: "From the start of `from`; further entries if the clocks change" },
  ),
});

const AgendaResource = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  kind: Type.Enum(["person", "room", "other"]),
  color: Color,
  position: Type.Integer({
    description: "The index in this list: people, rooms, others; each by position, then id",
  }),
  image: TextOrNull,
  bookable: Type.Boolean(),
  archived: Type.Boolean(),
});

const Minutes = Type.Array(Type.Integer(), {
  description: "The first minute, and the first one after the period",
});

const TimeOff = Type.Object({
  id: Type.Union([Type.Integer(), Type.Null()], {
    description: "Null without the scope `downtimes:read`, as `type` and `note`",
  }),
  s: Type.Integer({ description: "The first minute" }),
  e: Type.Integer({ description: "The first minute after the period" }),
  type: TextOrNull,
  note: Type.Union([Type.String(), Type.Null()], {
    description: "The first 200 characters of the details",
  }),
});

const AgendaDay = Type.Object({
  resource_id: Type.Integer(),
  date: DateOnly,
  open: Type.Array(Minutes, { description: "From weekly hours and date overrides" }),
  time_off: Type.Array(TimeOff, { description: "Also outside `open`" }),
});

const Client = Type.Object({
  id: Type.Union([Type.Integer(), Type.Null()], { description: "Null before the confirmation" }),
  name: Type.String(),
});

const minor = Type.Integer({ description: "In minor units" });
const MinorOrNull = Type.Union([minor, Type.Null()]);

const Amounts = Type.Object({
  price: MinorOrNull,
  paid: Type.Integer({ description: "By deposit and orders, less refunds, in minor units" }),
  due: MinorOrNull,
  currency: TextOrNull,
});

const Named = Type.Object({ id: Type.Integer(), name: Type.String() });

const Block = Type.Object({
  kind: Type.Enum(["appointment", "class", "booking"], {
    description: "`booking`: a booking without an appointment, one block for each of its days",
  }),
  id: Type.Integer({
    description: "The id of the appointment or booking; negative and without meaning if `busy`",
  }),
  resource_ids: Type.Array(Type.Integer(), { description: "All its resources" }),
  date: DateOnly,
  start: Type.Union([Type.Integer(), Type.Null()], {
    description: "Minutes from midnight, without buffers; null for any time of the day",
  }),
  end: Type.Union([Type.Integer(), Type.Null()], {
    description: "Minutes from midnight of `date`: 1440 is the end of that day",
  }),
  duration: Type.Integer({ description: "Minutes" }),
  before: Type.Integer({ description: "The buffer before it in minutes" }),
  after: Type.Integer({ description: "The buffer after it in minutes" }),
  state: Type.Enum(
    ["requested", "held", "booked", "attended", "no_show", "waiting", "tentative", "busy"],
    {
      description:
        "`waiting` and `tentative` only for bookings without an appointment; `busy` for those of " +
        "others, for members with `own_only`",
    },
  ),
  client: Type.Union([Client, Type.Null()], {
    description: "Null without permission to view clients",
  }),
  service: Type.Union([Named, Type.Null()]),
  project: Type.Union([Named, Type.Null()], {
    description: "Null without permission to view projects",
  }),
  details: Type.Union([Type.String(), Type.Null()], {
    description: "The first 200 characters of a booking's details",
  }),
  seats: Type.Integer(),
  money: Type.Union([Type.Enum(["none", "due", "deposit", "paid", "failed"]), Type.Null()], {
    description: "Null for bookings, and without the scope `appointments:read`",
  }),
  amounts: Type.Union([Amounts, Type.Null()], {
    description: "Null like `money`; `price` and `due` null for a service without a price",
  }),
  flags: Type.Array(Type.Enum(["first_visit", "note", "attention"]), {
    description: "`first_visit` and `note` only with permission to view clients",
  }),
});

export const Agenda = Type.Object({
  now: Moment,
  zone: Zone,
  resources: Type.Array(AgendaResource),
  days: Type.Array(AgendaDay, { description: "Every day of each resource" }),
  blocks: Type.Array(Block),
});

export const AgendaQuery = Type.Object(daysOfResources);
