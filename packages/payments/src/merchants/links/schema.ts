import { Type } from "typebox";

export const LinkSecret = Type.Object({
  secret: Type.String({ description: "Told this once only; links are signed with it" }),
});

export const LinkRules = Type.Object({
  signatureRequired: Type.Boolean({
    description: "Whether a payment link without a signature is refused",
  }),
});

export const LinkSettings = Type.Object({
  ...LinkRules.properties,
  hasSecret: Type.Boolean({ description: "Whether there is a secret to sign links with" }),
});
