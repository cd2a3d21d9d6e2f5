/* CSV, page by page: little memory, no open transaction. */
import { csvType, TableLocale } from "@frontdesk/server/csv";
import { invalid } from "@frontdesk/server/refusal";
import type { preValidationHookHandler } from "fastify";
import { type TSchema, Type } from "typebox";
import type { Id } from "../../core/ids.ts";
import { tableRefusals } from "../refusals.ts";
import type { Page } from "./schema.ts";
import { spanOf } from "./span.ts";

export const formatted = {
  format: Type.Optional(
    Type.Enum(["json", "csv"], {
      default: "json",
      description:
        "`csv` returns all entries between `filter[from]` and `filter[to]`: at most 366 " +
        "days, by default the last 366. It needs no `limit`",
    }),
  ),
  locale: TableLocale,
};

export const listedOrCsv = <List extends TSchema>(list: List) =>
  Type.Unsafe<Type.Static<List>>({
    description: "Success",
    content: {
      "application/json": { schema: list },
      [csvType]: { schema: Type.String({ description: "RFC 4180, with a header row" }) },
    },
  });

const pageSize = 1_000;

export const exportedAtOnce = 200;
const mostMs = 366 * 24 * 60 * 60 * 1000;

/** An export has no limit. */
export const withoutLimit: preValidationHookHandler = (request, _reply, done) => {
  const query = request.query as Record<string, unknown>;
  if (query.format === "csv") query.limit ??= String(pageSize);
  done();
};

interface ExportQuery {
  before?: string;
  after?: string;
  filter?: { from?: string; to?: string };
}

export function exportPage({ before, after, filter = {} }: ExportQuery, now: Date): Page {
  const to = filter.to ?? now.toISOString();
  const end = new Date(to).getTime();
  const from = filter.from ?? new Date(Math.max(0, end - mostMs)).toISOString();
  const span = spanOf({ from, to });
  if (end - new Date(from).getTime() > mostMs) throw invalid([tableRefusals.tooLong()]);
  const { since } = span;
  // Up to this moment.
  const until = filter.to === undefined ? undefined : span.until;
  return {
    limit: pageSize,
    isWhole: true,
    before: before ?? "f".repeat(24),
    ...(after !== undefined && { after }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
  };
}

export async function* pagesOf<Row extends { id: Id }>(
  page: Page,
  list: (page: Page) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let bounds = page;
  for (;;) {
    const rows = await list(bounds);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < page.limit) return;
    bounds = { ...bounds, before: last.id };
  }
}
