import { type RawBuilder, sql } from "kysely";
import type { Page } from "./schema.ts";

/**
 * SQL for the end of a list's statement: the bounds as further conditions, the order and the
 * limit. It follows a `where` with at least one condition.
 */
export function pageOf(idColumn: string, { limit, before, after }: Page): RawBuilder<unknown> {
  const id = sql.ref(idColumn);
  const oldestFirst = after !== undefined && before === undefined;
  return sql`
    ${before === undefined ? sql`` : sql`and ${id} < ${before}`}
    ${after === undefined ? sql`` : sql`and ${id} > ${after}`}
    order by ${id} ${oldestFirst ? sql`asc` : sql`desc`} limit ${limit}`;
}

/** The same as SQL text, its values given to `bind`, which returns their placeholders. */
export function pageText(
  idColumn: string,
  { limit, before, after }: Page,
  bind: (value: unknown) => string,
): string {
  const oldestFirst = after !== undefined && before === undefined;
  return [
    before === undefined ? "" : `and ${idColumn} < ${bind(before)}`,
    after === undefined ? "" : `and ${idColumn} > ${bind(after)}`,
    `order by ${idColumn} ${oldestFirst ? "asc" : "desc"} limit ${bind(limit)}`,
  ].join(" ");
}
