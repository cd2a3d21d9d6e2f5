import { type Static, Type } from "typebox";

const Parameter = (description: string) => Type.Optional(Type.String({ description }));

/** What a link says, as it stands in its address; the key and `test` are added. */
export const LinkParameters = Type.Object({
  currency: Parameter("ISO 4217; the merchant's own without it"),
  value: Parameter("Major units, 9.95; entered by the payer without it"),
  reference: Parameter("For the merchant to find the transaction by, at most 200 characters"),
  text: Parameter("Shown to the payer, at most 600 characters"),
  redirect: Parameter("Where to go after paying: https, or http on loopback"),
  locale: Parameter("The language, as in da or da_DK; the browser's own without it"),
  recurring: Parameter("`y` keeps the card for later payments, with the payer's consent"),
  verify: Parameter("`y` keeps the card likewise and charges nothing; without currency and value"),
  once: Parameter("`y` takes one payment of the reference only, which has to be given"),
  until: Parameter("The instant from which on it cannot be paid any more, ISO 8601"),
  capture: Parameter("`y` captures the payment at once, `n` only reserves it"),
  consent: Parameter(
    "Later charges that the payer agrees to, each purpose with its limit in minor units: " +
      "`no_show:4000,balance:6000`. Keeps the card, as `recurring` does",
  ),
  given_at: Parameter("When the payer agreed to that, ISO 8601; without it the page asks"),
  back: Parameter("Where to go without paying: https, or http on loopback"),
  starts: Parameter(
    "When the booking begins that is paid for, with its offset, and its zone if wanted: " +
      "`2027-03-01T10:00:00+01:00[Europe/Copenhagen]`",
  ),
  color: Parameter("The colour of the business: `#0b6352`"),
});
export type LinkParameters = Static<typeof LinkParameters>;

export const SignedLink = Type.Object({
  signature: Type.String({ description: "64 lower-case hex digits" }),
  url: Type.String({ description: "The whole link: to be sent, or given to the popup" }),
});
