import { NameText } from "@frontdesk/server/names";
import { EmailText, PhoneText } from "@frontdesk/server/text/fields";
import { Type } from "typebox";
import { DateOnly } from "../../core/dates.ts";
import { Moment } from "../../parties/users/schema.ts";
import { Answers, states } from "../booking/schema.ts";

const account = Type.String({ description: "The account's URL id" });
export const BusinessPath = Type.Object({ account });
export const TokenPath = Type.Object({ account, token: Type.String({ maxLength: 64 }) });

const MaybeText = Type.Union([Type.String(), Type.Null()]);
const MaybeInteger = Type.Union([Type.Integer(), Type.Null()]);
const MaybeMoment = Type.Union([Moment, Type.Null()]);
const SomeId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const ResourceIds = Type.Array(SomeId, { maxItems: 100 });
const Zone = Type.String({ maxLength: 100 });
const Start = Type.String({
  maxLength: 40,
  description: "A date and time in UTC: YYYY-MM-DDTHH:MM:SSZ",
});

export const NewHold = Type.Object({
  service_id: Type.String({ maxLength: 64, description: "The service's id on the booking page" }),
  starts_at: Start,
  resource_ids: Type.Optional(ResourceIds),
  seats: Type.Optional(Type.Integer({ description: "Only 1: group bookings do not exist yet" })),
  timezone: Type.Optional(Zone),
  locale: Type.Optional(Type.String({ maxLength: 35 })),
  replaces: Type.Optional(
    Type.String({ maxLength: 64, description: "The token of a hold to release in exchange" }),
  ),
});

export const CustomerDetails = Type.Object({
  name: NameText({ minLength: 1 }),
  email: EmailText(),
  phone: Type.Optional(Type.Union([PhoneText(), Type.Null()])),
  answers: Type.Optional(Answers),
  consents: Type.Optional(
    Type.Object({
      terms: Type.Optional(Type.Boolean()),
      no_show_fee: Type.Optional(Type.Boolean()),
      balance: Type.Optional(
        Type.Boolean({
          description:
            "Optional: the business may charge the card for the rest, at most the price less the " +
            "deposit",
        }),
      ),
    }),
  ),
  website: Type.Optional(Type.String({ maxLength: 500, description: "Must be empty" })),
});

export const AddressProof = Type.Object({
  proof: Type.String({ maxLength: 64, description: "From the link in the verification mail" }),
});

export const ProofOfMail = Type.Object({
  proof: Type.Optional(Type.String({ maxLength: 64, description: "From the link in a mail" })),
});

export const NewStart = Type.Object({
  starts_at: Start,
  resource_ids: Type.Optional(
    Type.Array(SomeId, {
      maxItems: 100,
      description: "The preferred resources. Defaults to `wished_ids`, then to any resource",
    }),
  ),
  timezone: Type.Optional(Zone),
});

export const Cancelling = Type.Object({
  expected_refund: Type.Integer({
    minimum: 0,
    description: "The `amount` of `refund_now`; a different amount gives 409",
  }),
  expected_percent: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 100,
      description:
        "The `percent` of `refund_now`; 409 if the current percentage is lower, because a fee " +
        "may be due",
    }),
  ),
});

export const RefundTier = Type.Object({
  minutes_before: Type.Integer(),
  refund_percent: Type.Integer(),
});
export const PublicQuestion = Type.Object({
  id: Type.String(),
  label: Type.String(),
  kind: Type.String(),
  options: Type.Array(Type.String()),
  required: Type.Boolean(),
});
export const PublicDeposit = Type.Object({
  kind: Type.String(),
  amount: Type.Integer({ description: "Per seat, in minor units" }),
});

const Payment = Type.Object({
  state: Type.String({
    description: "`card_kept`: no payment; a card is saved for the no-show fee",
  }),
  amount: Type.Integer(),
  refunded: Type.Integer(),
  released: Type.Integer({ description: "Authorized but not captured: released, or about to be" }),
  currency: Type.String(),
  kept: Type.Union([Type.Integer(), Type.Null()], {
    description:
      "The amount that the business keeps; null while undecided. 0 after the bank refused to pay",
  }),
  url: MaybeText,
});

const ChargedFee = Type.Object({
  reason: Type.Enum(["no_show", "late_cancel"]),
  amount: Type.Integer({ description: "In minor units" }),
  agreed: Type.Integer({ description: "The maximum that the customer agreed to" }),
  currency: Type.String(),
  charged_at: Moment,
  refunded: Type.Integer({ description: "The refunded amount" }),
});

export const PublicAppointment = Type.Object({
  token: Type.String({ description: "A secret: it allows everything that the customer may do" }),
  revision: Type.Integer(),
  state: Type.Enum([...states]),
  service: Type.Object({
    id: MaybeText,
    name: Type.String(),
    duration: Type.Integer(),
    price: MaybeInteger,
    currency: MaybeText,
    deposit: PublicDeposit,
    no_show_fee: MaybeInteger,
    approval: Type.String(),
    cancellation: Type.Array(RefundTier),
    reschedule_before: MaybeInteger,
    questions: Type.Array(PublicQuestion),
  }),
  business: Type.Object({
    name: Type.String(),
    contact_email: MaybeText,
    phone: MaybeText,
    address: MaybeText,
    timezone: Type.String(),
    test: Type.Boolean({ description: "True if payments are in test mode" }),
    terms_url: MaybeText,
    privacy_url: MaybeText,
    accent_color: MaybeText,
    logo_url: MaybeText,
  }),
  starts_at: Moment,
  ends_at: Moment,
  date: DateOnly,
  time: Type.String(),
  end_time: Type.String(),
  offset: Type.String(),
  timezone: Type.String({ description: "The customer's time zone" }),
  business_time: Type.Object({
    timezone: Type.String(),
    date: DateOnly,
    time: Type.String(),
    offset: Type.String(),
  }),
  resources: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  wished_ids: Type.Array(Type.Integer(), {
    description: "The customer's chosen resources that are still selectable; empty for any",
  }),
  seats: Type.Integer(),
  held_until: MaybeMoment,
  extensions_left: Type.Integer(),
  customer: Type.Union([
    Type.Object({ name: Type.String(), email: Type.String(), phone: MaybeText }),
    Type.Null(),
  ]),
  must_verify: Type.Boolean({
    description: "True if the customer must verify the address with the mailed link",
  }),
  answers: Answers,
  payment: Type.Union([Payment, Type.Null()]),
  paid_at_business: Type.Integer({
    description: "Paid beside the deposit, such as in cash, less refunds; in minor units",
  }),
  allowance: Type.Integer({
    description: "Lowers the price: refunds without cancelling, in minor units",
  }),
  card: Type.Union([Type.Object({ last4: Type.String(), scheme: Type.String() }), Type.Null()], {
    description: "The saved card for the no-show fee",
  }),
  fee: Type.Union([ChargedFee, Type.Null()], {
    description: "The charged no-show or late-cancellation fee",
  }),
  refund_now: Type.Object({ percent: Type.Integer(), amount: Type.Integer() }),
  free_until: MaybeMoment,
  refund_deadlines: Type.Array(Type.Object({ percent: Type.Integer(), until: Moment }), {
    description: "Deadlines ahead to cancel, with the refund of the deposit in percent",
  }),
  made_by_staff: Type.Boolean({
    description: "True if staff booked: the customer agreed to no deposit and no fee",
  }),
  may: Type.Object({
    extend: Type.Boolean(),
    release: Type.Boolean(),
    cancel: Type.Boolean(),
    reschedule: Type.Boolean(),
  }),
  cancelled_by: MaybeText,
  decide_by: MaybeMoment,
});
