/* Streams with bounded memory and no open transaction. */
import { csvType, TableLocale } from "@frontdesk/server/csv";
import { type Static, type TSchema, Type } from "typebox";
import { countDays } from "../../core/intervals/local-time.ts";
import { invalid } from "../../core/refusals.ts";
import { mostTableDays, tableRefusals } from "../refusals.ts";
import type { ListPage, Page } from "./lists.ts";

export const formatted = {
  format: Type.Optional(
    Type.Enum(["json", "csv"], {
      description: `\`csv\` returns the whole list, for at most ${mostTableDays} days`,
    }),
  ),
  locale: TableLocale,
};

export const orCsv = <View extends TSchema>(view: View) =>
  Type.Unsafe<Static<View>>({
    description: "Success",
    content: {
      "application/json": { schema: view },
      [csvType]: { schema: Type.String({ description: "CSV (RFC 4180) with a header line" }) },
    },
  });

export function checkTableDays(first: string | undefined, last: string | undefined): void {
  if (first !== undefined && last !== undefined && countDays(first, last) <= mostTableDays) return;
  throw invalid(tableRefusals.longTable());
}

const pageSize = 500;

export async function* pagesOf<Row extends { id: number }>(
  list: (page: Page) => Promise<ListPage<Row>>,
): AsyncGenerator<Row[]> {
  for (let after: number | undefined; ; ) {
    const { items, hasMore, count } = await list({ limit: pageSize, offset: 0, after });
    yield items;
    after = items.at(-1)?.id;
    if (after === undefined || (!hasMore && items.length >= count)) return;
  }
}
