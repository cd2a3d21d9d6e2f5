import { NameText } from "@frontdesk/server/names";
import { EmailText, PhoneText } from "@frontdesk/server/text/fields";
import { Type } from "typebox";
import { DateOnly } from "../../ground/dates.ts";
import { Moment } from "../../parties/users/schema.ts";
import { states } from "../appointments/appointment.ts";
import { Answers } from "../appointments/schema.ts";

const account = Type.String({ description: "The URL id of the account" });
export const BusinessPath = Type.Object({ account });
export const TokenPath = Type.Object({ account, token: Type.String({ maxLength: 64 }) });

const MaybeText = Type.Union([Type.String(), Type.Null()]);
const MaybeInteger = Type.Union([Type.Integer(), Type.Null()]);
const MaybeMoment = Type.Union([Moment, Type.Null()]);
const SomeId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const ResourceIds = Type.Array(SomeId, { maxItems: 100 });
const Zone = Type.String({ maxLength: 100 });
const Start = Type.String({ maxLength: 40, description: "A moment: YYYY-MM-DDTHH:MM:SSZ" });

export const NewHold = Type.Object({
  service_id: Type.String({ maxLength: 64, description: "As the page of the account has it" }),
  starts_at: Start,
  resource_ids: Type.Optional(ResourceIds),
  seats: Type.Optional(Type.Integer({ description: "One: there are no classes yet" })),
  timezone: Type.Optional(Zone),
  locale: Type.Optional(Type.String({ maxLength: 35 })),
  replaces: Type.Optional(
    Type.String({ maxLength: 64, description: "The token of a hold that is given up for it" }),
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
    }),
  ),
  website: Type.Optional(Type.String({ maxLength: 500, description: "Stays empty" })),
});

export const AddressProof = Type.Object({
  proof: Type.String({ maxLength: 64, description: "As the link in the mail has it" }),
});

/** Only links in mails have it: whoever knows it reads the mail of the address. */
export const ProofOfMail = Type.Object({
  proof: Type.Optional(Type.String({ maxLength: 64, description: "As links in mails have it" })),
});

export const NewStart = Type.Object({
  starts_at: Start,
  resource_ids: Type.Optional(
    Type.Array(SomeId, {
      ...{ maxItems: 100 },
      description: "Whom it is to be with; without it the `wished_ids`, and with none anybody",
    }),
  ),
  timezone: Type.Optional(Zone),
});

export const Cancelling = Type.Object({
  expected_refund: Type.Integer({
    minimum: 0,
    description: "The `amount` of `refund_now`, else 409",
  }),
  expected_percent: Type.Optional(
    Type.Integer({
      ...{ minimum: 0, maximum: 100 },
      description: "Its `percent`: 409 where it is less by now, as a fee may be due then",
    }),
  ),
});

export const Step = Type.Object({ minutes_before: Type.Integer(), refund_percent: Type.Integer() });
export const PublicQuestion = Type.Object({
  id: Type.String(),
  label: Type.String(),
  kind: Type.String(),
  options: Type.Array(Type.String()),
  required: Type.Boolean(),
});
export const PublicDeposit = Type.Object({
  kind: Type.String(),
  amount: Type.Integer({ description: "Of one seat, in minor units" }),
});

const Payment = Type.Object({
  state: Type.String({
    description: "`card_kept`: nothing was paid, and a card is kept for the fee for not coming",
  }),
  amount: Type.Integer(),
  refunded: Type.Integer(),
  released: Type.Integer({ description: "Never taken: let go of, or about to be" }),
  currency: Type.String(),
  url: MaybeText,
});

const ChargedFee = Type.Object({
  reason: Type.Enum(["no_show", "late_cancel"]),
  amount: Type.Integer({ description: "In minor units" }),
  agreed: Type.Integer({ description: "The most that the customer agreed to" }),
  currency: Type.String(),
  charged_at: Moment,
  refunded: Type.Integer({ description: "What was given back of it" }),
});

/** An appointment as its customer sees it. */
export const PublicAppointment = Type.Object({
  token: Type.String({ description: "Whoever knows it may do all that its customer may" }),
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
    cancellation: Type.Array(Step),
    reschedule_before: MaybeInteger,
    questions: Type.Array(PublicQuestion),
  }),
  business: Type.Object({
    name: Type.String(),
    contact_email: MaybeText,
    phone: MaybeText,
    address: MaybeText,
    timezone: Type.String(),
    test: Type.Boolean({ description: "Whether payments are tests, and nothing is charged" }),
    terms_url: MaybeText,
    privacy_url: MaybeText,
    accent_color: MaybeText,
  }),
  starts_at: Moment,
  ends_at: Moment,
  date: DateOnly,
  time: Type.String(),
  end_time: Type.String(),
  offset: Type.String(),
  timezone: Type.String({ description: "That of the customer" }),
  business_time: Type.Object({
    timezone: Type.String(),
    date: DateOnly,
    time: Type.String(),
    offset: Type.String(),
  }),
  resources: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  wished_ids: Type.Array(Type.Integer(), {
    description:
      "The resources that were asked for and can be still, also once it is over; none for anybody",
  }),
  seats: Type.Integer(),
  held_until: MaybeMoment,
  extensions_left: Type.Integer(),
  customer: Type.Union([
    Type.Object({ name: Type.String(), email: Type.String(), phone: MaybeText }),
    Type.Null(),
  ]),
  must_verify: Type.Boolean({
    description: "Whether their address is to be proved, by the link that was mailed to it",
  }),
  answers: Answers,
  payment: Type.Union([Payment, Type.Null()]),
  card: Type.Union([Type.Object({ last4: Type.String(), scheme: Type.String() }), Type.Null()], {
    description: "The card that is kept for the fee for not coming",
  }),
  fee: Type.Union([ChargedFee, Type.Null()], {
    description: "What was charged for not coming, or for cancelling late",
  }),
  refund_now: Type.Object({ percent: Type.Integer(), amount: Type.Integer() }),
  free_until: MaybeMoment,
  may: Type.Object({
    extend: Type.Boolean(),
    release: Type.Boolean(),
    cancel: Type.Boolean(),
    reschedule: Type.Boolean(),
  }),
  cancelled_by: MaybeText,
  decide_by: MaybeMoment,
});
