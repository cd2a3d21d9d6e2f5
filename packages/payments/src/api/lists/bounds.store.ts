/* Ids alone, or one tenant's keys and ids. */
import { type RawBuilder, sql } from "kysely";
import type { Page } from "./schema.ts";

type Sql = RawBuilder<unknown>;

interface Along {
  conditions: Sql;
  order: Sql;
}

export interface Own {
  shard: number;
  /** Precede the id in the index. */
  keys: Readonly<Record<string, string | number>>;
  /** The condition of a partial index. */
  where?: Sql | undefined;
}

export function alongIds(id: Sql, page: Page): Along {
  const bounds = boundsOf(page).map(({ sign, than }) => sql`${id} ${sql.raw(sign)} ${than}`);
  const conditions = bounds.length === 0 ? sql`true` : sql.join(bounds, sql` and `);
  return { conditions, order: orderBy([id], page) };
}

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

// As a range, the key belongs to the sort order, and only one index gives it. An equality would not
// stop the scan. A condition true for all ids lets PostgreSQL expect a third of the rows: it scans
// in order.
function rangeOf(columns: [Sql, Sql], is: string | number, page: Page): Sql {
  const [key] = columns;
  const all = isOldestFirst(page) ? sql`< (${is}, 'g')` : sql`>= (${is}, '')`;
  return sql`${key} between ${is} and ${is} and (${sql.join(columns)}) ${all}`;
}

const isEnd = ({ sign }: PageBound, page: Page) => sign.startsWith(isOldestFirst(page) ? "<" : ">");

interface PageBound {
  sign: "<" | ">" | ">=";
  than: string;
}

function boundsOf({ before, after, since, until }: Page): PageBound[] {
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
