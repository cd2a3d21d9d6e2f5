import { type RawBuilder, sql } from "kysely";
import type { Listed, Page } from "./lists.ts";

/**
 * SQL for the end of a list's statement, right behind its conditions; each row must carry
 * `listTotal`.
 */
export function pageEnd(idColumn: string, { limit, offset, after }: Page): RawBuilder<unknown> {
  const id = sql.ref(idColumn);
  // One more than a page tells whether there is another one.
  if (after !== undefined) return sql`and ${id} > ${after} order by ${id} limit ${limit + 1}`;
  return sql`order by ${id} limit ${limit} offset ${offset}`;
}

/** SQL for the column that counts the whole list, unless it is read by ids. */
export function listTotal({ after }: Page): RawBuilder<unknown> {
  return after === undefined ? sql`count(*) over () as list_total` : sql`null as list_total`;
}

/** The rows of a page and how many there are; unknown where a page is behind the end. */
export function listedFrom<Row extends { list_total: number | null }>(
  rows: readonly Row[],
  { limit, offset, after }: Page,
): Listed<Row> {
  if (after !== undefined) {
    return { items: rows.slice(0, limit), total: undefined, hasMore: rows.length > limit };
  }
  const total = rows[0]?.list_total ?? (offset > 0 ? undefined : 0);
  return { items: [...rows], total, hasMore: offset + limit < (total ?? 0) };
}
