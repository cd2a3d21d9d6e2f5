/* Prints the rows of a schema as TypeScript, as the parsers of `pool.ts` read them. */
import { sql } from "kysely";
import type { Database } from "./database.ts";

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  /** Values of a check constraint on this column, as `state = any (array['open', 'closed'])`. */
  literals: string[] | null;
}

export async function declareTables(db: Database, schema: string): Promise<string> {
  const tables = Object.groupBy(await listColumns(db, schema), ({ table }) => table);
  const rows = Object.entries(tables).map(
    ([table, columns]) => `  ${table}: {\n${columns!.map(declareColumn).join("")}  };\n`,
  );
  return `${head}interface Tables {\n${rows.join("")}}\n`;
}

const head = `// Written by \`npm run generate\` from the database.

export type TableRow<Name extends keyof Tables> = Tables[Name];

/** With renamed columns, as \`merchant_id as "merchantId"\`. */
export type CamelRow<Name extends keyof Tables> = {
  [Column in keyof Tables[Name] as CamelCase<Column> & string]: Tables[Name][Column];
};

type CamelCase<Name> = Name extends \`\${infer Head}_\${infer Tail}\`
  ? \`\${Head}\${Capitalize<CamelCase<Tail>>}\`
  : Name;

`;

async function listColumns(db: Database, schema: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
      not a.attnotnull as "isNullable",
      (select array(select m[1] from regexp_matches(text, '''([^'']*)''::text', 'g') as m)
        from pg_constraint k, pg_get_constraintdef(k.oid) as text
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and text ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[''[^]]*\\]\\)\\)\\)$'
        limit 1) as literals
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = ${schema}::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db);
  return rows;
}

/** Types of other columns are text. A row type says more about JSON. */
const types: Readonly<Record<string, string>> = {
  bigint: "number",
  boolean: "boolean",
  bytea: "Buffer",
  "double precision": "number",
  integer: "number",
  jsonb: "unknown",
  smallint: "number",
  "timestamp with time zone": "Date",
};

function declareColumn({ name, type, isNullable, literals }: Column): string {
  const plain =
    literals?.map((value) => JSON.stringify(value)).join(" | ") ??
    types[type.replace("[]", "")] ??
    "string";
  const array = type.endsWith("[]") ? "[]" : "";
  return `    ${name}: ${plain}${array}${isNullable && plain !== "unknown" ? " | null" : ""};\n`;
}
