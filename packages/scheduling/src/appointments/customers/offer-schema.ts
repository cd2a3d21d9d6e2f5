import { Type } from "typebox";
import { DateOnly } from "../../core/dates.ts";
import { Slots, SlotsQuery } from "../../offering/services/slots-schema.ts";
import { PublicDeposit, PublicQuestion, RefundTier } from "./schema.ts";

const MaybeText = Type.Union([Type.String(), Type.Null()]);
const MaybeInteger = Type.Union([Type.Integer(), Type.Null()]);
const account = Type.String({ description: "The account's URL id" });

export const ServicePath = Type.Object({
  account,
  id: Type.String({ maxLength: 64, description: "The service's id on the booking page" }),
});

const Part = Type.Object({
  id: Type.String(),
  name: Type.String(),
  choosable: Type.Boolean(),
  resources: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), color: Type.String() }),
    { description: "Empty unless customers can choose a resource" },
  ),
});

export const PublicService = Type.Object({
  id: Type.String({
    description: "The number of a public service, or the secret id of an unlisted one",
  }),
  name: Type.String(),
  description: Type.String(),
  color: Type.String(),
  duration: Type.Integer({ description: "Minutes" }),
  price: MaybeInteger,
  currency: MaybeText,
  deposit: PublicDeposit,
  no_show_fee: MaybeInteger,
  approval: Type.Enum(["none", "required"]),
  approval_hours: Type.Integer(),
  cancellation: Type.Array(RefundTier),
  reschedule_before: MaybeInteger,
  most_reschedules: Type.Integer(),
  questions: Type.Array(PublicQuestion),
  seats: Type.Integer(),
  verify_email: Type.Boolean(),
  parts: Type.Array(Part),
});

export const PublicNotice = Type.Object({
  name: Type.String({ description: "The name of the business" }),
  text: Type.String({ description: "Plain paragraphs" }),
});

export const NoticePath = Type.Object({
  account,
  notice: Type.Enum(["privacy", "terms"]),
});

export const LogoPath = Type.Object({ account, name: Type.String({ maxLength: 80 }) });

const closuresOf = Type.Array(Type.Object({ from: DateOnly, to: DateOnly }), {
  description: "Days without any appointments, in the next 60 days",
});

export const PublicPage = Type.Object({
  name: Type.String(),
  intro: MaybeText,
  contact_email: MaybeText,
  phone: MaybeText,
  address: MaybeText,
  privacy_url: MaybeText,
  terms_url: MaybeText,
  accent_color: MaybeText,
  logo_url: MaybeText,
  timezone: Type.String(),
  test: Type.Boolean({ description: "True if payments are in test mode" }),
  websites: Type.Array(Type.String()),
  services: Type.Array(PublicService),
  closures: closuresOf,
});

export const PublicSlotsQuery = Type.Object({
  ...SlotsQuery.properties,
  appointment: Type.Optional(
    Type.String({
      maxLength: 64,
      description: "The token of the appointment to reschedule; its own time counts as free",
    }),
  ),
});

export const PublicSlots = Type.Object({
  ...Slots.properties,
  clock: Type.Array(
    Type.Object({
      from: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
        description: "Null for the first entry",
      }),
      offset: Type.String({ description: "The UTC offset from then on, such as +01:00" }),
    }),
    { description: "The offsets of the time zone, from today to a year after the range" },
  ),
});
