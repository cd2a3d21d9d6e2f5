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
