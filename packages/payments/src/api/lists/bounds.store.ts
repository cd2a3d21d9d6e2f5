/*
 * Along which index a list is read, from where to where: by the order of ids alone, or of what one
 * tenant has in the columns before.
 */
import { type RawBuilder, sql } from "kysely";
import type { Page } from "./schema.ts";

type Sql = RawBuilder<unknown>;

/** Conditions, and the order that they are read in. */
interface Along {
  conditions: Sql;
  order: Sql;
}

/** Rows of one tenant. */
export interface Own {
  shard: number;
  /** What they have in these columns, which stand so in an index whose last column is the id. */
  keys: Readonly<Record<string, string | number>>;
  /** What that index leaves out the rest by. */
  where?: Sql | undefined;
}

/** By ids. */
export function alongIds(id: Sql, page: Page): Along {
  const bounds = boundsOf(page).map(({ sign, than }) => sql`${id} ${sql.raw(sign)} ${than}`);
  const conditions = bounds.length === 0 ? sql`true` : sql.join(bounds, sql` and `);
  return { conditions, order: orderBy([id], page) };
}

/**
 * By keys and ids. No other index will do, whatever the database knows of its rows: said as ranges
 * the keys belong to the order. Where it begins is a bound of the id, where it ends one of all
 * columns at once, which stops there also where a range comes before.
 */
export function alongKeys(as: string, { shard, keys, where }: Own, page: Page): Along {
  const column = (name: string): Sql => sql.ref(`${as}.${name}`);
  const [id, columns, values] = [column("id"), Object.keys(keys).map(column), Object.values(keys)];
  const [begins, end] = isOldestFirst(page) ? [">", afterAll] : ["<", beforeAll];
  const bounds = boundsOf(page);
  const first = bounds.filter(({ sign }) => sign.startsWith(begins));
  const last = bounds.filter((bound) => !first.includes(bound));
  const ends = last.length === 0 ? [end] : last;
  const row = sql`(${sql.join([...columns, id])})`;
  const conditions = [
    sql`${column("shard")} = ${shard}`,
    ...columns.map((key, at) => sql`${key} between ${values[at]} and ${values[at]}`),
    ...first.map(({ sign, than }) => sql`${id} ${sql.raw(sign)} ${than}`),
    ...ends.map(({ sign, than }) => sql`${row} ${sql.raw(sign)} (${sql.join([...values, than])})`),
    ...(where === undefined ? [] : [where]),
  ];
  return { conditions: sql.join(conditions, sql` and `), order: orderBy([...columns, id], page) };
}

interface Bound {
  sign: "<" | ">" | ">=";
  than: string;
}

// Ids are hexadecimal.
const beforeAll: Bound = { sign: ">=", than: "" };
const afterAll: Bound = { sign: "<", than: "g" };

function boundsOf({ before, after, since, until }: Page): Bound[] {
  const all = [
    { sign: "<", than: before },
    { sign: ">", than: after },
    { sign: ">=", than: since },
    { sign: "<", than: until },
  ] as const;
  return all.flatMap(({ sign, than }) => (than === undefined ? [] : [{ sign, than }]));
}

const isOldestFirst = ({ before, after }: Page) => after !== undefined && before === undefined;

function orderBy(columns: readonly Sql[], page: Page): Sql {
  const direction = sql.raw(isOldestFirst(page) ? "asc" : "desc");
  return sql`order by ${sql.join(columns.map((column) => sql`${column} ${direction}`))}`;
}
