import { NameText } from "@frontdesk/server/names";
import { EmailText } from "@frontdesk/server/text/fields";
import { Type } from "typebox";
import { ListQuery } from "../../api/lists/schema.ts";
import { IdText, Time } from "../apps/schema.ts";

const Email = EmailText({ description: "Contact address" });
const Descriptor = Type.String({
  pattern: "^(?=.*[\\x21-\\x7E])[\\x20-\\x7E]{1,22}$",
  "x-message": "must be 1 to 22 printable ASCII characters",
  description: "Default text on customers' bank statements",
});
const Website = Type.String({
  maxLength: 2000,
  pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]\\S*|[^\\s/?#:@\\\\]+(?::[0-9]+)?(?:[/?#]\\S*)?)$",
  "x-message": "must be a host, or an http or https address, of at most 2000 characters",
  description: "A host, an http URL or an https URL. Stored unchanged. Without a scheme, https",
});

export const NewMerchant = Type.Object({
  name: Type.Optional(NameText()),
  currency: Type.String({ description: "Funding currency, an ISO 4217 code" }),
  test: Type.Optional(Type.Boolean({ default: false, description: "True if no real money moves" })),
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
      description: "As for a new merchant, except that an existing website may stay",
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
  mode: Type.Enum(["avoid", "attempt", "full"], { description: "3-D Secure mode" }),
});

const Text = Type.Union([Type.String(), Type.Null()]);
const Money = Type.Object({
  currency: Type.String(),
  amount: Type.Integer({ description: "Minor units" }),
});

export const Merchant = Type.Object({
  id: IdText,
  key: Type.String({ format: "uuid", description: "Public key, for payments and links" }),
  name: Text,
  currency: Type.String({ description: "Funding currency, an ISO 4217 code" }),
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
    { description: "Permissions. A live merchant has none before approval" },
  ),
  pricing: Type.Object({
    rate: Type.Number({ description: "Percentage fee per capture: 0.0135 is 1.35 %" }),
    flat: Money,
    dispute: Money,
    refundsFee: Type.Boolean({ description: "True if refunds return the percentage fee" }),
  }),
  tds: TdsSettings,
});

export const MerchantAnswer = Type.Object({ merchant: Merchant });
export const MerchantList = Type.Array(Merchant);
export const MerchantParams = Type.Object({ merchantId: IdText });
export const IdentityParams = Type.Object({ appId: IdText });
export const OperatedState = Type.Enum(["test", "waiting", "approved", "suspended"], {
  description: "`suspended`, `test`, or for live merchants `approved` or `waiting`",
});

export const OperatedQuery = ListQuery({
  test: Type.Optional(Type.Boolean()),
  state: Type.Optional(OperatedState),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 254,
      description: "An ID, a key, an IBAN, an app's ID, or the start of the name or mail address",
    }),
  ),
});
export const MerchantQuery = ListQuery({ test: Type.Optional(Type.Boolean()) });
