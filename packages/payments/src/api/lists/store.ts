import { type RawBuilder, sql } from "kysely";
import { mostLooked } from "../refusals.ts";
import { alongIds, alongKeys, type Own } from "./bounds.store.ts";
import { longestPage, type Page } from "./schema.ts";

/**
 * SQL for the end of a list's statement: the bounds as further conditions, the order and the
 * limit. It follows a `where` with at least one condition.
 */
export function pageOf(idColumn: string, page: Page): RawBuilder<unknown> {
  const { conditions, order } = alongIds(sql.ref(idColumn), page);
  return sql`and ${conditions} ${order} limit ${page.limit}`;
}

export interface Sought {
  table: string;
  /** The name of its rows in all conditions. */
  as: string;
  /** What an index serves whose last column is the id; undefined for the rows of all. */
  own: Own | undefined;
  /** Whatever else is asked for; undefined for nothing. */
  others: readonly (RawBuilder<unknown> | undefined)[];
  /** Of all merchants, by an index of ids that sorts them as POSIX, and so is for nothing else. */
  isAcross?: boolean;
}

/**
 * SQL for the whole end of a list's statement, from `from` on. Each row has its `place` among those
 * that were looked at for conditions without an index; a place too many ends the page (sift.ts).
 */
export function siftedPage({ table, as, own, others, isAcross }: Sought, page: Page) {
  const given = others.filter((condition) => condition !== undefined);
  const plainId = sql.ref(`${as}.id`);
  const id = isAcross === true ? sql`${plainId} collate "POSIX"` : plainId;
  const { conditions, order } = own === undefined ? alongIds(id, page) : alongKeys(as, own, page);
  const end = sql`where ${conditions} ${order}`;
  // Of a limit that it cannot know the database expects a tenth, so that it goes along the index in
  // order and sorts nothing.
  const source = sql`${sql.table(table)} ${sql.ref(as)}`;
  if (page.isWhole === true && given.length > 0) {
    return sql`
      from (select ${sql.ref(as)}.*, null as place from ${source}
        where ${conditions} and ${sql.join(given, sql` and `)}
        ${order} limit (select ${page.limit}::int))
        ${sql.ref(as)} ${order}`;
  }
  // Among many rows of few tenants a tenth is more than sorting all: no page is longer than this.
  if (given.length === 0) {
    return sql`
      from (select ${sql.ref(as)}.*, null as place from ${source}
        ${end} limit ${sql.lit(longestPage)})
        ${sql.ref(as)} ${order} limit ${page.limit}`;
  }
  return sql`
    from (select ${sql.ref(as)}.*, row_number() over (${order}) as place
      from ${source} ${end} limit (select ${sql.lit(mostLooked + 1)})) ${sql.ref(as)}
    where (${sql.join(given, sql` and `)} or ${sql.ref(as)}.place > ${sql.lit(mostLooked)})
    ${order} limit ${page.limit}`;
}
