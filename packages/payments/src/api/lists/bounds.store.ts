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

/** By keys and ids. */
export function alongKeys(as: string, { shard, keys, where }: Own, page: Page): Along {
  const column = (name: string): Sql => sql.ref(`${as}.${name}`);
  const [id, columns, values] = [column("id"), Object.keys(keys).map(column), Object.values(keys)];
  const bounds = boundsOf(page);
  const isOrdered = columns.length === 1 && !bounds.some((bound) => isEnd(bound, page));
  const own = columns.map((key, at) =>
    isOrdered ? rangeOf([key, id], values[at]!, page) : sql`${key} = ${values[at]}`,
  );
  const conditions = [
    sql`${column("shard")} = ${shard}`,
    ...own,
    ...bounds.map(({ sign, than }) => sql`${id} ${sql.raw(sign)} ${than}`),
    ...(where === undefined ? [] : [where]),
  ];
  const order = orderBy(isOrdered ? [...columns, id] : [id], page);
  return { conditions: sql.join(conditions, sql` and `), order };
}

// Said as a range a key belongs to the order, which no other index gives, whatever the database
// knows of its rows. Where a range comes before, it would not stop where the ids or a second key
// end. What all ids are has it expect a third of the rows, and go along the index in order.
function rangeOf(columns: [Sql, Sql], is: string | number, page: Page): Sql {
  const [key] = columns;
  const all = isOldestFirst(page) ? sql`< (${is}, 'g')` : sql`>= (${is}, '')`;
  return sql`${key} between ${is} and ${is} and (${sql.join(columns)}) ${all}`;
}

const isEnd = ({ sign }: Bound, page: Page) => sign.startsWith(isOldestFirst(page) ? "<" : ">");

interface Bound {
  sign: "<" | ">" | ">=";
  than: string;
}

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
