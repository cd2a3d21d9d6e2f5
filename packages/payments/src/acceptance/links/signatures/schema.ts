import { type Static, Type } from "typebox";

const Parameter = (description: string) => Type.Optional(Type.String({ description }));

export const LinkParameters = Type.Object({
  currency: Parameter("ISO 4217 code. Defaults to the merchant's currency"),
  value: Parameter("Major units, such as 9.95. Without it, the payer enters the amount"),
  reference: Parameter("The merchant's reference for the transaction, at most 200 characters"),
  text: Parameter("Text for the payer, at most 600 characters"),
  redirect: Parameter("Redirect after payment: https, or http on loopback"),
  locale: Parameter(
    "Language of the page, such as da or da_DK. Defaults to the browser's language",
  ),
  recurring: Parameter("`y` saves the card for later payments, with the payer's consent"),
  verify: Parameter("`y` saves the card without a charge. Leave out `currency` and `value`"),
  once: Parameter("`y` accepts one payment per `reference`, a required field then"),
  until: Parameter("Expiry of the link, ISO 8601"),
  capture: Parameter("`y` captures the payment on approval, `n` only authorises it"),
  consent: Parameter(
    "Later charges that the payer agrees to: each purpose with its limit in minor " +
      "units, such as `no_show:4000,balance:6000`. Saves the card, as `recurring` does",
  ),
  given_at: Parameter(
    "Time of the payer's consent, ISO 8601. Without it, the page asks for consent",
  ),
  back: Parameter("Redirect on cancellation: https, or http on loopback"),
  starts: Parameter(
    "Start of the booking, with its UTC offset and optional time zone: " +
      "`2027-03-01T10:00:00+01:00[Europe/Copenhagen]`",
  ),
  color: Parameter("Brand colour, such as `#0b6352`"),
});
export type LinkParameters = Static<typeof LinkParameters>;

export const SignedLink = Type.Object({
  signature: Type.String({ description: "64 lower-case hex digits" }),
  url: Type.String({ description: "The complete link. Send it, or open it in the popup" }),
});
