import type { Database } from "@frontdesk/database/database";
import { type RawBuilder, sql } from "kysely";
import { listRefusals, mostLooked } from "../refusals.ts";
import type { ListPage, Page } from "./lists.ts";

type Sql = RawBuilder<unknown>;

export interface IndexPath {
  /** Served by an index beyond the account, in id order unless `range`. */
  indexed: readonly Sql[];
  others?: readonly Sql[];
  /** `any`: unordered. `whole`: unordered, all read and counted. */
  range?: "any" | "whole";
}

export interface Changeable {
  isArchived: boolean | undefined;
  updatedSince?: Date | undefined;
}

export function indexPathTo(as: string, { isArchived, updatedSince }: Changeable): IndexPath {
  const column = (name: string) => sql.ref(`${as}.${name}`);
  const isThere = sql`${column("deleted_at")} is null`;
  const fits =
    isArchived === undefined ? sql`true` : sql`${column("archived")} = ${sql.lit(isArchived)}`;
  if (updatedSince === undefined) return { indexed: [isThere, fits] };
  const since = sql`${column("updated_at")} >= ${updatedSince}`;
  return { indexed: [since, sql`(not (${isThere}) or ${fits})`], range: "whole" };
}

export interface SearchPage {
  table: string;
  as: string;
  accountId: number;
  id?: string;
  /** Tried in turn, until one stays within the scan limit. */
  ways: readonly IndexPath[];
  columns: Sql;
  joined?: Sql;
  narrowing?: readonly string[];
}

interface Facts {
  list_total: number | null;
  list_cut: boolean;
  /** One more than the page if rows follow. */
  list_found: number;
  list_id: number | null;
  list_end: number | null;
}

/** Bytes read at once; a larger row is read alone. */
export const portion = { bytes: 128 * 1024 };

export async function listPage<Row extends object>(
  db: Database,
  query: SearchPage,
  page: Page,
): Promise<ListPage<Row>> {
  for (const route of query.ways) {
    const { rows } = await pageAlong(query, route, page).execute(db);
    const { list_total: total, list_cut: isCut, list_found: match, list_end: end } = rows[0]!;
    const items = rows.filter((row) => row.list_id !== null) as (Facts & Row)[];
    if (isCut && (route.range !== undefined || match < page.limit)) continue;
    return {
      items: items.slice(0, page.limit),
      total: total ?? undefined,
      hasMore: isCut || match > page.limit,
      count: Math.min(match, page.limit),
      lastId: end ?? 0,
    };
  }
  throw listRefusals.tooFar(query.narrowing);
}

function pageAlong(
  { table, as, accountId, id = "id", columns, joined }: SearchPage,
  route: IndexPath,
  page: Page,
) {
  const row = sql.ref(as);
  const key = sql.ref(`${as}.${id}`);
  const most = mostOf(route, page);
  const order = route.range === undefined ? sql`order by ${key}` : sql``;
  const conditions = [sql`${sql.ref(`${as}.account_id`)} = ${accountId}`, ...route.indexed];
  const { limit, offset, after, before } = page;
  const bounds = [
    ...(after === undefined ? [] : [sql`${key} > ${after}`]),
    ...(before === undefined ? [] : [sql`${key} < ${before}`]),
  ];
  const fitting = [...(route.others ?? [])];
  // As index conditions these filters would make PostgreSQL choose another index.
  (route.range === undefined ? conditions : fitting).push(...bounds);
  const fits = fitting.length === 0 ? sql`true` : sql`(${sql.join(fitting, sql` and `)})`;
  // PostgreSQL expects a tenth of the rows for a limit in a subquery: it reads the index in order
  // without a sort. The inner limit forces a key lookup per row.
  return sql<Facts>`
    with looked as materialized (
      select ${key} as id, ${fits} as fits, row_number() over (${order}) as place
      from ${sql.table(table)} ${row} where ${sql.join(conditions, sql` and `)}
      ${order} ${most === undefined ? sql`` : sql`limit (select ${sql.lit(most + 1)})`}
    ), page as materialized (
      select id as list_id from looked
      where fits and ${most === undefined ? sql`true` : sql`place <= ${sql.lit(most)}`}
      order by id limit ${limit + 1} offset ${offset}
    )
    select ${factsOf(most, page)}, rows.* from (select 1) as one
    left join (
      select * from (
        select page_rows.*, ${bytesBefore} as list_bytes from (
          select page.list_id, ${columns} from page
          cross join lateral (select * from ${sql.table(table)} x
            where x.account_id = ${accountId} and ${sql.ref(`x.${id}`)} = page.list_id
            limit 1) ${row}
          ${joined ?? sql``}
        ) page_rows
      ) sized where list_bytes < ${portion.bytes}
    ) rows on true order by rows.list_id`;
}

// Counts the rows before, so the first is always read. As text, because large values are stored
// compressed.
const bytesBefore = sql`coalesce(sum(octet_length(page_rows::text)) over (
  order by page_rows.list_id rows between unbounded preceding and 1 preceding), 0)`;

// A list served by the index alone needs only to reach its page.
function mostOf(
  { others = [], range }: IndexPath,
  { limit, offset, after }: Page,
): number | undefined {
  if (range === "whole") return undefined;
  if (others.length > 0) return mostLooked;
  const reach = offset + limit + 1;
  return after === undefined || range !== undefined ? Math.max(mostLooked, reach) : reach;
}

function factsOf(most: number | undefined, { limit, after }: Page): Sql {
  const all = sql`(select count(*) from looked)`;
  const fitting = sql`(select count(*) from looked where fits)`;
  const page = sql`(select count(*) from page)::int as list_found, (
    select list_id from page order by list_id offset ${sql.lit(Math.max(0, limit - 1))} limit 1
  ) as list_end`;
  if (most === undefined) {
    const total = after === undefined ? fitting : sql`null`;
    return sql`${page}, ${total} as list_total, false as list_cut`;
  }
  const bound = sql.lit(most);
  const total = sql`case when ${all} <= ${bound} then ${fitting} end`;
  const isCut = sql`case when (select count(*) from page) > ${sql.lit(limit)} then false
    else ${all} > ${bound} end`;
  return sql`${page}, ${after === undefined ? total : sql`null`} as list_total,
    ${isCut} as list_cut`;
}
