import { Type } from "typebox";
import { sinceQuery } from "../../api/lists/changes.ts";
import { paging } from "../../api/lists/lists.ts";
import { Color, ColorText } from "../../core/colors.ts";
import { Moment } from "../../parties/users/schema.ts";

const Nullable = Type.Union([Type.String(), Type.Null()]);
const MaybeId = Type.Union([Type.Integer(), Type.Null()]);
const NamedProject = Type.Object({ id: Type.Integer(), name: Type.String(), url: Type.String() });

const listed = {
  id: Type.Integer(),
  creator_id: MaybeId,
  color: Color,
  name: Type.String(),
  project_code: Nullable,
  notes: Nullable,
  default_billable: Type.Boolean({ description: "Default for its bookings" }),
  archived: Type.Boolean(),
  updated_at: Moment,
  url: Type.String(),
  account_id: Type.Integer(),
  client_id: MaybeId,
};

export const ListedProject = Type.Object(listed);

export const Project = Type.Object({
  ...listed,
  created_at: Moment,
  account: NamedProject,
  client: Type.Optional(NamedProject),
});

const Name = Type.String({ minLength: 1, maxLength: 255, "x-text": "name", pattern: "\\S" });

const fields = {
  color: Type.Optional(Type.Union([ColorText, Type.Null()])),
  notes: Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()])),
  project_code: Type.Optional(Type.Union([Type.String({ maxLength: 255 }), Type.Null()])),
  default_billable: Type.Optional(Type.Boolean({ description: "Defaults to false" })),
  archived: Type.Optional(Type.Boolean({ description: "Defaults to false" })),
  client_id: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()], {
      description: "0, null and an empty value mean none",
    }),
  ),
};

export const NewProject = Type.Object({ name: Name, ...fields });

export const ChangedProject = Type.Object({ name: Type.Optional(Name), ...fields });

export const ProjectQuery = Type.Object({
  ...paging,
  ...sinceQuery,
  includeArchived: Type.Optional(Type.Boolean({ description: "True to include archived objects" })),
});
