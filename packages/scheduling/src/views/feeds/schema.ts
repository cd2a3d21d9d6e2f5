import { Type } from "typebox";
import { Moment } from "../../parties/users/schema.ts";

const MaybeId = Type.Union([Type.Integer(), Type.Null()]);

export const NewFeed = Type.Object({
  resource_id: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()], {
      description: "The resource of the calendar; defaults to the whole account",
    }),
  ),
});

const fields = {
  id: Type.Integer(),
  account_id: Type.Integer(),
  resource_id: Type.Union([Type.Integer(), Type.Null()], {
    description: "Null for the whole account",
  }),
  creator_id: MaybeId,
  created_at: Moment,
};

export const Feed = Type.Object(fields);

export const CreatedFeed = Type.Object({
  ...fields,
  address: Type.String({ description: "The secret URL; returned only here" }),
});
