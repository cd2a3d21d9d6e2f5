import { Type } from "typebox";

const Moment = Type.String({ description: "As 2031-12-24T18:00:00.000Z" });
const NoneOr = <Kind extends Parameters<typeof Type.Union>[0][number]>(kind: Kind) =>
  Type.Union([kind, Type.Null()]);

export const PersonParams = Type.Object({ personId: Type.String({ maxLength: 24 }) });

export const ErasingQuery = Type.Object({
  ownerless: Type.Optional(
    Type.Literal("yes", { description: "Leaves what they alone own without an owner" }),
  ),
});

export const LosingBody = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: 500, description: "Kept with the act" }),
});

export const LostFactor = Type.Object({
  reported: Moment,
  due: Type.String({ description: "48 hours after that: from then on it may be ended" }),
  isDue: Type.Boolean(),
  objected: Type.Union([Moment, Type.Null()], { description: "It is not ended after that" }),
});

export const OperatedPerson = Type.Object({
  id: Type.String(),
  email: Type.String({ description: "Of nobody once they are erased" }),
  name: NoneOr(Type.String()),
  created: Moment,
  lastSeen: Type.Union([Moment, Type.Null()], { description: "To the hour" }),
  emailVerified: Type.Boolean(),
  hasSecondFactor: Type.Boolean(),
  lostFactor: Type.Union([LostFactor, Type.Null()], {
    description: "Whether they were told that their second factor is to be ended",
  }),
  isOperator: Type.Boolean(),
  erased: NoneOr(Moment),
});

export const ActionQuery = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 1000 }),
  before: Type.Optional(Type.Integer({ minimum: 1, description: "The id of the last one shown" })),
});

export const ActionList = Type.Array(
  Type.Object({
    id: Type.Integer(),
    at: Moment,
    actor: Type.String({ description: "Who, and from which address" }),
    action: Type.String({ description: "What, as `noun.verb`" }),
    subject: Type.String({ description: "The id of what it was done to" }),
    details: Type.Object({}, { additionalProperties: true }),
  }),
);
