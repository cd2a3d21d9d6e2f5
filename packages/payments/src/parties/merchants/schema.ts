import { NameText } from "@frontdesk/server/names";
import { EmailText } from "@frontdesk/server/text/fields";
import { Type } from "typebox";
import { ListQuery } from "../../api/lists/schema.ts";
import { IdText, Time } from "../apps/schema.ts";

const Email = EmailText({ description: "Whom to contact" });
const Descriptor = Type.String({
  pattern: "^(?=.*[\\x21-\\x7E])[\\x20-\\x7E]{1,22}$",
  "x-message": "must be 1 to 22 printable ASCII characters",
  description: "On customers' bank statements, unless a payment brings its own",
});
const Website = Type.String({
  maxLength: 2000,
  pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]\\S*|[^\\s/?#:@\\\\]+(?::[0-9]+)?(?:[/?#]\\S*)?)$",
  "x-message": "must be a host, or an http or https address, of at most 2000 characters",
  description: "A host, or an http or https address; kept as given, https where it has no scheme",
});

export const NewMerchant = Type.Object({
  name: Type.Optional(NameText()),
  currency: Type.String({ description: "The funding currency, an ISO 4217 code" }),
  test: Type.Optional(
    Type.Boolean({ default: false, description: "Whether no real money is moved" }),
  ),
  email: Email,
  website: Website,
  descriptor: Descriptor,
  company: Type.Object({
    country: Type.String({ description: "ISO 3166-1 alpha-2" }),
    number: Type.Optional(Type.String({ maxLength: 50 })),
  }),
  bank: Type.Optional(
    Type.Object({
      iban: Type.Optional(
        Type.String({ maxLength: 100, "x-text": "code", description: "ISO 13616" }),
      ),
    }),
  ),
});

const immutable = Type.Optional(Type.Unsafe<never>({ not: {}, "x-message": "cannot be changed" }));

export const MerchantChanges = Type.Object({
  name: Type.Optional(
    Type.String({
      "x-text": "name",
      description: "As of a new merchant; one that is there already may stay",
    }),
  ),
  email: Type.Optional(Email),
  descriptor: Type.Optional(Descriptor),
  id: immutable,
  key: immutable,
  currency: immutable,
  test: immutable,
  website: immutable,
  company: immutable,
  bank: immutable,
  created: immutable,
  balance: immutable,
  claim: immutable,
  pricing: immutable,
  tds: immutable,
});

export const TdsSettings = Type.Object({
  mode: Type.Enum(["avoid", "attempt", "full"], { description: "How it uses 3-D Secure" }),
});

const Text = Type.Union([Type.String(), Type.Null()]);
const Money = Type.Object({
  currency: Type.String(),
  amount: Type.Integer({ description: "Minor units" }),
});

export const Merchant = Type.Object({
  id: IdText,
  key: Type.String({ format: "uuid", description: "Public, for payments and links" }),
  name: Text,
  currency: Type.String({ description: "The funding currency, an ISO 4217 code" }),
  test: Type.Boolean(),
  email: Type.String(),
  website: Type.String(),
  descriptor: Type.String(),
  company: Type.Object({ country: Type.String(), number: Text }),
  bank: Type.Object({ iban: Text }),
  created: Time,
  balance: Type.Integer({ description: "Minor units of the merchant's currency" }),
  claim: Type.Object(
    {
      canChargeCard: Type.Boolean(),
      canSaveCard: Type.Boolean(),
      canTransferToCard: Type.Boolean(),
      canCapture: Type.Boolean(),
      canRefund: Type.Boolean(),
      canVoid: Type.Boolean(),
    },
    { description: "What it may do; a live merchant nothing before it was approved" },
  ),
  pricing: Type.Object({
    rate: Type.Number({ description: "Part of each capture, 0.0135 being 1.35 %" }),
    flat: Money,
    dispute: Money,
    refundsFee: Type.Boolean({ description: "Whether a refund gives the part back" }),
  }),
  tds: TdsSettings,
});

export const MerchantAnswer = Type.Object({ merchant: Merchant });
export const MerchantList = Type.Array(Merchant);
export const MerchantParams = Type.Object({ merchantId: IdText });
export const IdentityParams = Type.Object({ appId: IdText });
/** How it stands with operators. */
export const OperatedState = Type.Enum(["test", "waiting", "approved", "suspended"], {
  description: "Suspended, for tests, or live and approved or waiting for that",
});

/** Of operators, who find a merchant by what somebody tells them. */
export const OperatedQuery = ListQuery({
  test: Type.Optional(Type.Boolean()),
  state: Type.Optional(OperatedState),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 254,
      description:
        "An id, a key, an IBAN, the id of an app, or how the name or the mail address begins",
    }),
  ),
});
export const MerchantQuery = ListQuery({ test: Type.Optional(Type.Boolean()) });
