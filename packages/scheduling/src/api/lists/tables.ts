/*
 * A list can be had whole, as CSV: of a year at most where it has days, read page by page while it
 * is sent, so that it neither fills the memory nor keeps anything of the database.
 */
import { csvType, TableLocale } from "@frontdesk/server/csv";
import { type Static, type TSchema, Type } from "typebox";
import { countDays } from "../../ground/intervals/days.ts";
import { unfit } from "../../ground/refusals.ts";
import { mostTableDays, tableRefusals } from "../refusals.ts";
import type { Listed, Page } from "./lists.ts";

/** Of the query of what can be had as CSV. */
export const formatted = {
  format: Type.Optional(
    Type.Enum(["json", "csv"], {
      description: `\`csv\` returns the whole list, for at most ${mostTableDays} days`,
    }),
  ),
  locale: TableLocale,
};

/** What is answered: itself, or itself as CSV. */
export const orCsv = <Shown extends TSchema>(shown: Shown) =>
  Type.Unsafe<Static<Shown>>({
    description: "Success",
    content: {
      "application/json": { schema: shown },
      [csvType]: { schema: Type.String({ description: "CSV (RFC 4180) with a header line" }) },
    },
  });

/** Refuses days that are not given, or more than a table has. */
export function checkTableDays(first: string | undefined, last: string | undefined): void {
  if (first !== undefined && last !== undefined && countDays(first, last) <= mostTableDays) return;
  throw unfit(tableRefusals.longTable());
}

const pageSize = 500;

/** All of a list, page by page. */
export async function* pagesOf<Row extends { id: number }>(
  list: (page: Page) => Promise<Listed<Row>>,
): AsyncGenerator<Row[]> {
  for (let after: number | undefined; ; ) {
    const { items, hasMore, count } = await list({ limit: pageSize, offset: 0, after });
    yield items;
    after = items.at(-1)?.id;
    if (after === undefined || (!hasMore && items.length >= count)) return;
  }
}
