import { type Static, Type } from "typebox";

export const LinkSecret = Type.Object({
  secret: Type.String({ description: "Shown only once. Sign links with it" }),
});

export const NewLinkSecret = Type.Object({
  replace: Type.Optional(
    Type.Boolean({
      description: "`false` keeps an existing secret and returns 409, so existing links stay valid",
    }),
  ),
});

const rules = {
  signatureRequired: Type.Boolean({
    description: "True if payment links need a signature",
  }),
  capture: Type.Enum(["automatic", "manual"], {
    description:
      "Default for payments: `automatic` captures on approval, `manual` only " +
      "authorises. An order or a link can override it",
  }),
  sites: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
    maxItems: 20,
    description:
      "Further sites of the merchant, as https origins such as https://book.example. " +
      "The payment page returns there without a click, and the popup opens on them, as " +
      "on its website",
  }),
};

export const LinkRules = Type.Partial(Type.Object(rules));
export type LinkRules = Static<typeof LinkRules>;

export const LinkSettings = Type.Object({
  ...rules,
  url: Type.String({
    description: "The basic link. Add parameters to it",
  }),
  hasSecret: Type.Boolean({ description: "True if a secret for signing links exists" }),
});
