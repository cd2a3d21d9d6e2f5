import { Type } from "typebox";

const Moment = Type.String({ description: "ISO 8601, such as 2031-12-24T18:00:00.000Z" });

export const Session = Type.Object({
  person: Type.Object({
    id: Type.String(),
    email: Type.String(),
    name: Type.Union([Type.String(), Type.Null()]),
    emailVerified: Type.Boolean(),
  }),
  hasSecondFactor: Type.Boolean(),
  provedAt: Type.Union([Moment, Type.Null()], {
    description: "Time of the last proof of the second factor in this session",
  }),
  isOperator: Type.Boolean(),
});

export const Proof = Type.Object({
  code: Type.String({
    minLength: 1,
    maxLength: 50,
    description: "A code of the second factor, or a backup code",
  }),
});

export const ProofResponse = Type.Object({ provedAt: Moment });

export const NewFactor = Type.Object({
  current: Type.String({ maxLength: 1000, description: "The person's current password" }),
});

export const FactorProposed = Type.Object({
  key: Type.String({ description: "The secret in base32, for typing into an app" }),
  uri: Type.String({ description: "The same secret as an `otpauth:` URI" }),
  picture: Type.String({ description: "A QR code of the URI, as a `data:` URL" }),
});

export const FactorCode = Type.Object({
  code: Type.String({
    minLength: 1,
    maxLength: 50,
    "x-text": "code",
    description: "The app's current code",
  }),
});

export const FactorOn = Type.Object({
  backupCodes: Type.Array(Type.String(), { description: "Each works once; returned only here" }),
});
