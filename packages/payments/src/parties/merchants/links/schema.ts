import { type Static, Type } from "typebox";

export const LinkSecret = Type.Object({
  secret: Type.String({ description: "Told this once only; links are signed with it" }),
});

/** Nothing at all replaces the secret. */
export const NewLinkSecret = Type.Object({
  replace: Type.Optional(
    Type.Boolean({
      description:
        "`false` keeps an existing secret and answers 409, so that links already sent stay good",
    }),
  ),
});

const rules = {
  signatureRequired: Type.Boolean({
    description: "Whether a payment link without a signature is refused",
  }),
  capture: Type.Enum(["automatic", "manual"], {
    description:
      "Whether customers' payments are captured as they are approved, or reserved until you do, " +
      "where neither the order nor its link says",
  }),
  sites: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
    maxItems: 20,
    description:
      "Further sites of the merchant, as https origins such as https://book.example: the payment " +
      "page returns there without a click, and the popup opens over them, as over its website",
  }),
};

/** What is not given stays. */
export const LinkRules = Type.Partial(Type.Object(rules));
export type LinkRules = Static<typeof LinkRules>;

export const LinkSettings = Type.Object({
  ...rules,
  url: Type.String({
    description: "The link that says no more than who is paid; what else it says is added to it",
  }),
  hasSecret: Type.Boolean({ description: "Whether there is a secret to sign links with" }),
});
