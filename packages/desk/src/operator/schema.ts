import { Type } from "typebox";

const Moment = Type.String({ description: "ISO 8601, such as 2031-12-24T18:00:00.000Z" });
const NoneOr = <Kind extends Parameters<typeof Type.Union>[0][number]>(kind: Kind) =>
  Type.Union([kind, Type.Null()]);

export const PersonParams = Type.Object({ personId: Type.String({ maxLength: 24 }) });

export const ErasingQuery = Type.Object({
  ownerless: Type.Optional(
    Type.Literal("yes", { description: "Leaves their merchants without an owner" }),
  ),
});

export const LosingBody = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: 500, description: "Stored in the audit log" }),
});

export const LostFactor = Type.Object({
  reported: Moment,
  due: Type.String({ description: "48 hours after the report: removal is allowed from then on" }),
  isDue: Type.Boolean(),
  objected: Type.Union([Moment, Type.Null()], { description: "Set once the person objects" }),
});

export const OperatedPerson = Type.Object({
  id: Type.String(),
  email: Type.String({ description: "Empty after erasure" }),
  name: NoneOr(Type.String()),
  created: Moment,
  lastSeen: Type.Union([Moment, Type.Null()], { description: "Rounded to the hour" }),
  emailVerified: Type.Boolean(),
  hasSecondFactor: Type.Boolean(),
  lostFactor: Type.Union([LostFactor, Type.Null()], {
    description: "The open report of a lost second factor",
  }),
  isOperator: Type.Boolean(),
  erased: NoneOr(Moment),
});

export const ActionQuery = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 1000 }),
  before: Type.Optional(Type.Integer({ minimum: 1, description: "The last id of the last page" })),
});

export const ActionList = Type.Array(
  Type.Object({
    id: Type.Integer(),
    at: Moment,
    actor: Type.String({ description: "The operator and their IP address" }),
    action: Type.String({ description: "The action, as `noun.verb`" }),
    subject: Type.String({ description: "The id of the person or object" }),
    details: Type.Object({}, { additionalProperties: true }),
  }),
);
