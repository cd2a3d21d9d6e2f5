import { Type } from "typebox";
import { ListQuery } from "../../api/lists/schema.ts";
import { NamedId } from "../transactions/schema.ts";

export const NewCard = Type.Object({
  transactionId: NamedId,
  notes: Type.Optional(Type.String({ maxLength: 1000 })),
});

export const CreatedCard = Type.Object({ card: Type.Object({ id: NamedId }) });

export const SavedCard = Type.Object({
  id: NamedId,
  merchantId: NamedId,
  created: Type.String({ format: "date-time" }),
  bin: Type.String({ description: "The first six digits" }),
  last4: Type.String(),
  expiry: Type.String({ format: "date-time", description: "The end of its last month, UTC" }),
  scheme: Type.Enum(["visa", "mastercard"]),
  notes: Type.Union([Type.String(), Type.Null()]),
  deleted: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
    description: "Time of deletion, or null for a usable card",
  }),
});

export const CardList = Type.Array(SavedCard);
export const CardQuery = ListQuery({});
export const CardAnswer = Type.Object({ card: SavedCard });
