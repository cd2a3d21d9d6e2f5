import { Type } from "typebox";
import { paging } from "../../api/lists/lists.ts";
import { Moment } from "../../parties/users/schema.ts";
import { type ImportField, importFields } from "./columns.ts";
import { problemCodes, rowStates } from "./rows.ts";

export const mostFileBytes = 5 * 1024 * 1024;
const mostFileText = 4 * Math.ceil(mostFileBytes / 3);

/** The body has other fields too. */
export const mostBodyBytes = mostFileText + 65_536;

const Header = Type.Union([Type.String({ maxLength: 255 }), Type.Null()]);
const MaybeMoment = Type.Union([Moment, Type.Null()]);
const MaybeText = Type.Union([Type.String(), Type.Null()]);

const each = <Schema extends ReturnType<typeof Type.Optional>>(schema: () => Schema) =>
  Object.fromEntries(importFields.map((field) => [field, schema()])) as Record<ImportField, Schema>;

export const NewImport = Type.Object({
  kind: Type.Enum(["clients", "appointments", "passes"], { description: "Only `clients` so far" }),
  file: Type.String({
    maxLength: mostFileText,
    description:
      "CSV in base64, at most 5 MB and 10 000 rows: UTF-8, UTF-16 or Windows-1252, with commas, " +
      "semicolons or tabs",
  }),
  columns: Type.Optional(
    Type.Object(
      each(() => Type.Optional(Header)),
      { description: "Headers in place of the recognised ones; null leaves a field out" },
    ),
  ),
});

const states = ["checked", "applying", "applied", "undoing", "undone"] as const;

export const Import = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(["clients"]),
  state: Type.Enum([...states], {
    description: "`applying` and `undoing` wait for another call of the same operation",
  }),
  headers: Type.Array(Type.String()),
  columns: Type.Object(each(() => Type.Optional(Type.String()))),
  counts: Type.Object(
    Object.fromEntries(rowStates.map((state) => [state, Type.Integer()])) as Record<
      (typeof rowStates)[number],
      ReturnType<typeof Type.Integer>
    >,
    { description: "Rows by state" },
  ),
  user_id: Type.Union([Type.Integer(), Type.Null()]),
  created_at: Moment,
  applied_at: MaybeMoment,
  undone_at: MaybeMoment,
  kept_until: Type.String({
    format: "date-time",
    description: "The import and its rows are deleted then; it can be undone until then",
  }),
  url: Type.String(),
});

export const ImportRow = Type.Object({
  id: Type.Integer(),
  number: Type.Integer({ description: "The row in a spreadsheet; the header is row 1" }),
  state: Type.Enum([...rowStates], {
    description:
      "Before: `new` and `warning` are imported, `same` and `error` are not. After: `imported`, " +
      "`removed` by an undo, `kept` because of a change or a booking",
  }),
  problems: Type.Array(
    Type.Object({
      code: Type.Enum([...problemCodes]),
      column: Type.Union([Type.String(), Type.Null()], { description: "The header in the file" }),
      row: Type.Union([Type.Integer(), Type.Null()], { description: "The earlier row" }),
      message: Type.String(),
    }),
  ),
  client_id: Type.Union([Type.Integer(), Type.Null()]),
  name: MaybeText,
  email: MaybeText,
  phone: MaybeText,
});

export const ImportQuery = Type.Object(paging);

export const ImportRowQuery = Type.Object({
  ...paging,
  state: Type.Optional(Type.Array(Type.Enum([...rowStates]), { maxItems: rowStates.length })),
});
