import { type RawBuilder, sql } from "kysely";
import { mostLooked } from "../refusals.ts";
import { alongIds, alongKeys, type Own } from "./bounds.store.ts";
import { longestPage, type Page } from "./schema.ts";

/** Follows a `where` with a condition. */
export function pageOf(idColumn: string, page: Page): RawBuilder<unknown> {
  const { conditions, order } = alongIds(sql.ref(idColumn), page);
  return sql`and ${conditions} ${order} limit ${page.limit}`;
}

export interface ListStatement {
  table: string;
  as: string;
  own: Own | undefined;
  others: readonly (RawBuilder<unknown> | undefined)[];
  /** Uses an id index with the POSIX collation. */
  isAcross?: boolean;
}

/**
 * `place`: rows examined for conditions without an index. Above the limit it ends the page
 * (sift.ts).
 */
export function siftedPage({ table, as, own, others, isAcross }: ListStatement, page: Page) {
  const inputs = others.filter((condition) => condition !== undefined);
  const plainId = sql.ref(`${as}.id`);
  const id = isAcross === true ? sql`${plainId} collate "POSIX"` : plainId;
  const { conditions, order } = own === undefined ? alongIds(id, page) : alongKeys(as, own, page);
  const end = sql`where ${conditions} ${order}`;
  // PostgreSQL estimates an unknown limit as a tenth of the rows and scans in order.
  const source = sql`${sql.table(table)} ${sql.ref(as)}`;
  if (page.isWhole === true && inputs.length > 0) {
    return sql`
      from (select ${sql.ref(as)}.*, null as place from ${source}
        where ${conditions} and ${sql.join(inputs, sql` and `)}
        ${order} limit (select ${page.limit}::int))
        ${sql.ref(as)} ${order}`;
  }
  // With many rows of few tenants, a tenth costs more than a sort. This constant bounds every page.
  if (inputs.length === 0) {
    return sql`
      from (select ${sql.ref(as)}.*, null as place from ${source}
        ${end} limit ${sql.lit(longestPage)})
        ${sql.ref(as)} ${order} limit ${page.limit}`;
  }
  return sql`
    from (select ${sql.ref(as)}.*, row_number() over (${order}) as place
      from ${source} ${end} limit (select ${sql.lit(mostLooked + 1)})) ${sql.ref(as)}
    where (${sql.join(inputs, sql` and `)} or ${sql.ref(as)}.place > ${sql.lit(mostLooked)})
    ${order} limit ${page.limit}`;
}
