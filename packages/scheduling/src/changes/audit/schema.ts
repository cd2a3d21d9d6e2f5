import { Type } from "typebox";
import { paging } from "../../api/lists/lists.ts";
import { PathId } from "../../core/paths.ts";
import { Moment } from "../../parties/users/schema.ts";
import { recordedKinds } from "../outbox/store.ts";

const MaybeId = Type.Union([Type.Integer(), Type.Null()]);
const Anything = Type.Object({}, { additionalProperties: true });
const State = Type.Union([Anything, Type.Null()]);

export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Moment,
  user_id: MaybeId,
  application_id: Type.Union([Type.Integer(), Type.Null()], {
    description: "Null for personal tokens and for actions on our own pages",
  }),
  kind: Type.Enum([...recordedKinds], { description: "The type of the changed object" }),
  subject_id: Type.Integer({ description: "The changed object's id" }),
  action: Type.Enum(["create", "update", "delete"]),
  before: State,
  after: State,
});

export const AuditQuery = Type.Object({
  ...paging,
  kind: Type.Optional(Type.String({ maxLength: 40 })),
  subject_id: Type.Optional(PathId),
  user_id: Type.Optional(PathId),
});
