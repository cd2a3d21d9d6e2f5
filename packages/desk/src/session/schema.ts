import { Type } from "typebox";

const Moment = Type.String({ description: "As 2031-12-24T18:00:00.000Z" });

export const Session = Type.Object({
  person: Type.Object({
    id: Type.String(),
    email: Type.String(),
    name: Type.Union([Type.String(), Type.Null()]),
    emailVerified: Type.Boolean(),
  }),
  hasSecondFactor: Type.Boolean(),
  provedAt: Type.Union([Moment, Type.Null()], {
    description: "When the second factor was proved in this session",
  }),
  isOperator: Type.Boolean(),
});

export const Proof = Type.Object({
  code: Type.String({
    minLength: 1,
    maxLength: 50,
    description: "Of the second factor, or a backup code",
  }),
});

export const Proved = Type.Object({ provedAt: Moment });

export const FactorWanted = Type.Object({
  current: Type.String({ maxLength: 1000, description: "The person's present password" }),
});

export const FactorProposed = Type.Object({
  key: Type.String({ description: "In base32, to be typed into an app" }),
  uri: Type.String({ description: "The same as an address, which apps open" }),
  picture: Type.String({ description: "A QR code of the address, as a `data:` address" }),
});

export const FactorCode = Type.Object({
  code: Type.String({
    minLength: 1,
    maxLength: 50,
    "x-text": "code",
    description: "That the app shows now",
  }),
});

export const FactorOn = Type.Object({
  backupCodes: Type.Array(Type.String(), { description: "Each good once; told here only" }),
});
