import { Type } from "typebox";
import { Id } from "../transactions/schema.ts";

export const NewCard = Type.Object({
  transactionId: Id,
  notes: Type.Optional(Type.String({ maxLength: 1000 })),
});

export const CreatedCard = Type.Object({ card: Type.Object({ id: Id }) });

export const Card = Type.Object({
  id: Id,
  merchantId: Id,
  created: Type.String({ format: "date-time" }),
  bin: Type.String({ description: "The first six digits" }),
  last4: Type.String(),
  expiry: Type.String({ format: "date-time", description: "The end of its last month, UTC" }),
  scheme: Type.Enum(["visa", "mastercard"]),
  notes: Type.Union([Type.String(), Type.Null()]),
  deleted: Type.Null(),
});

export const CardAnswer = Type.Object({ card: Card });
