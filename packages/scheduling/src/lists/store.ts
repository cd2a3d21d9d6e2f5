import { type RawBuilder, sql } from "kysely";
import type { Listed, Page } from "./lists.ts";

/** SQL for the end of a list's statement; each row must carry `listTotal`. */
export function pageEnd(idColumn: string, { limit, offset }: Page): RawBuilder<unknown> {
  return sql`order by ${sql.ref(idColumn)} limit ${limit} offset ${offset}`;
}

/** SQL for the column that counts the whole list. */
export const listTotal: RawBuilder<unknown> = sql`count(*) over () as list_total`;

/** The rows of a page and how many there are; unknown where a page is behind the end. */
export function listedFrom<Row extends { list_total: number }>(
  rows: readonly Row[],
  { offset }: Page,
): Listed<Row> {
  return { items: [...rows], total: rows[0]?.list_total ?? (offset > 0 ? undefined : 0) };
}
