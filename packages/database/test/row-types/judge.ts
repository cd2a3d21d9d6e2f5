/* Compares row types with the columns that PostgreSQL returns: names, types, nulls and the values
   of checked lists. It cannot see into JSON. It finds a nullable expression only by a null of
   the run. */
import { sql } from "kysely";
import type { FieldDef } from "pg";
import type { Database } from "../../src/database.ts";
import { type DeclaredColumn, type DeclaredRow, readDeclaredRows } from "./declared.ts";
import { type ReturnedRows, recordRows } from "./record.ts";

/** Row type and column such as `LeaseRow.fingerprint` → reason. Only for findings with "may". */
export type AcceptedColumns = Readonly<Record<string, string>>;

export interface RowTypeJudgement {
  count: number;
  wrong: string[];
  needless: string[];
}

export interface TableColumn {
  attribute: string;
  name: string;
  isNullable: boolean;
  literals: string[] | null;
}

export async function judgeRowTypes(
  db: Database,
  work: () => Promise<void>,
  accepted: AcceptedColumns = {},
): Promise<RowTypeJudgement> {
  const all = await recordRows(work);
  const table = await readColumns(db);
  const needed = new Set<string>();
  const rows = readDeclaredRows(all);
  const wrong = all.flatMap((returned, index) => {
    const row = rows[index];
    if (row === undefined) return [];
    return complaintsOf(returned, { row, table })
      .filter(({ column, does }) => {
        const key = `${row.name}.${column}`;
        const isAccepted = key in accepted && does.startsWith("may");
        if (isAccepted) needed.add(key);
        return !isAccepted;
      })
      .map(
        ({ column, does }) => `${locationOf(returned.calls[0]!)} ${row.name}: ${column} ${does}`,
      );
  });
  return {
    count: rows.filter((row) => row !== undefined).length,
    wrong: [...new Set(wrong)].sort(),
    needless: Object.keys(accepted).filter((key) => !needed.has(key)),
  };
}

/** As `payments/core/store.ts:12`. */
const locationOf = (call: string): string =>
  call.replace(/^.*\/packages\/(\w+)\/src\/(.*):\d+$/, "$1/$2");

async function readColumns(db: Database): Promise<ReadonlyMap<string, TableColumn>> {
  const { rows } = await sql<TableColumn>`
    select a.attrelid || '.' || a.attnum as attribute, a.attname as name,
      not a.attnotnull as "isNullable",
      (select array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid),
          '''([^'']*)''::text', 'g') as m)
        from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
          and pg_get_constraintdef(c.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$'
        limit 1) as literals
    from pg_attribute a join pg_class r on r.oid = a.attrelid and r.relkind in ('r', 'p')
    where a.attnum > 0`.execute(db);
  return new Map(rows.map((row) => [row.attribute, row]));
}

interface Complaint {
  column: string;
  does: string;
}

interface Declared {
  row: DeclaredRow;
  table: ReadonlyMap<string, TableColumn>;
}

export function complaintsOf(returned: ReturnedRows, { row, table }: Declared): Complaint[] {
  // The last of two columns with one name is in the row.
  const fields = new Map(returned.fields.map((field) => [field.name, field]));
  return [...row.columns].flatMap(([column, declared]) => {
    const field = fields.get(column);
    if (field === undefined) return declared.isOptional ? [] : [{ column, does: "is missing" }];
    const source = table.get(`${field.tableID}.${field.columnID}`);
    const complaints = [
      isNull(returned, column) ? undefined : typeComplaint(declared, field),
      nullComplaint(declared, { returned, column, source }),
      literalComplaint(declared, source),
    ];
    return complaints.flatMap((does) => (does === undefined ? [] : [{ column, does }]));
  });
}

/** PostgreSQL calls a plain `null` text. */
function isNull({ nulls, values }: ReturnedRows, column: string): boolean {
  return nulls.has(column) && !values.has(column);
}

function arrayOf(type: string): RegExp {
  return new RegExp(`^(readonly )?(${type}|\\(${type} \\| null\\))\\[\\]$`);
}

const texts = [18, 19, 25, 1042, 1043, 1082, 1083, 1186, 1700, 2950, 3904, 3908, 3910, 3912];

/** Types by the parsers of `pool.ts`. JSON may be any type. */
const typesOf = new Map<number, RegExp>([
  ...texts.map((oid): [number, RegExp] => [oid, /^(string|".*")$/]),
  ...[20, 21, 23, 700, 701].map((oid): [number, RegExp] => [oid, /^number$/]),
  ...[1114, 1184].map((oid): [number, RegExp] => [oid, /^Date$/]),
  ...[114, 3802].map((oid): [number, RegExp] => [oid, /^/]),
  ...[1005, 1007, 1016].map((oid): [number, RegExp] => [oid, arrayOf("number")]),
  ...[1009, 1015].map((oid): [number, RegExp] => [oid, /^(?!number|Date|boolean).*\[\]$/]),
  [16, /^(boolean|true|false)$/],
  [17, /^(Buffer|Uint8Array)\b/],
  [1000, arrayOf("boolean")],
  [1185, arrayOf("Date")],
]);

function typeComplaint({ types }: DeclaredColumn, { dataTypeID }: FieldDef): string | undefined {
  const fitting = typesOf.get(dataTypeID);
  if (fitting === undefined) return `has the unknown type ${dataTypeID}`;
  const wrong = types.find((type) => type !== "unknown" && !fitting.test(type));
  return wrong === undefined ? undefined : `is no ${wrong}, but of type ${dataTypeID}`;
}

interface Origin {
  returned: ReturnedRows;
  column: string;
  source: TableColumn | undefined;
}

function nullComplaint(
  { isNullable }: DeclaredColumn,
  { returned: { text, nulls }, column, source }: Origin,
): string | undefined {
  if (isNullable) return undefined;
  if (nulls.has(column)) return "was null";
  if (source?.isNullable !== true) return undefined;
  return new RegExp(`\\b${source.name} is not null`).test(text) ? undefined : "may be null";
}

function literalComplaint(
  { types }: DeclaredColumn,
  source: TableColumn | undefined,
): string | undefined {
  if (!source?.literals || !types.every((type) => type.startsWith('"'))) return undefined;
  const missing = source.literals.filter((one) => !types.includes(`"${one}"`));
  return missing.length === 0 ? undefined : `may also be ${missing.join(", ")}`;
}
