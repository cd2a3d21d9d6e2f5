// Two lists of a noun: active and archived objects. Both follow changes; some also return CSV.

import { answerWithCsv, type Columns } from "@frontdesk/server/csv";
import { type Static, type TSchema, Type } from "typebox";
import { DeletedItem, followed, orDeleted, sinceOf } from "../api/lists/changes.ts";
import type { ListPage, Page } from "../api/lists/lists.ts";
import type { Changeable } from "../api/lists/store.ts";
import { orCsv, pagesOf } from "../api/lists/tables.ts";
import type { Context } from "../core/context.ts";
import type { Only } from "../core/own.store.ts";
import { actorOf, onlyOf } from "../parties/identity/identity.ts";
import { listing, type QueryRequest, type routesOf } from "./object-routes.ts";
import type { View } from "./view.ts";

interface ListQuery {
  format?: "json" | "csv";
  includeArchived?: boolean;
  updated_since?: string;
}

interface ListRow {
  id: number;
  updated_at: Date;
  deleted_at: Date | null;
}

interface ArchivedLists<Row, Query extends TSchema> {
  noun: string;
  query: Query;
  view: TSchema;
  show(row: Row, view: View): unknown;
  list(
    filter: Changeable & { accountId: number },
    page: Page,
    query: Static<Query>,
    only: Only | undefined,
  ): Promise<ListPage<Row>>;
  /** Only with CSV. */
  columns?: Columns<Row>;
}

export function archivedLists<Row extends ListRow, Query extends TSchema>(
  context: Context,
  routes: ReturnType<typeof routesOf>,
  { noun, query: querySchema, view, show, list, columns }: ArchivedLists<Row, Query>,
): void {
  const items = Type.Array(Type.Union([view, DeletedItem]));
  for (const isArchived of [false, true]) {
    const read = (request: QueryRequest<Query>, page: Page) => {
      const { account, query } = request;
      const { format, includeArchived, ...since } = query as ListQuery;
      const updatedSince = format === "csv" ? undefined : sinceOf(since);
      const isBoth = includeArchived === true || (updatedSince !== undefined && !isArchived);
      const filter = { isArchived: isBoth ? undefined : isArchived, updatedSince };
      const only = onlyOf(actorOf(request));
      return list({ accountId: account.id, ...filter }, page, query, only);
    };
    const answer = followed(context, listing(context, orDeleted(show), read));
    routes.list(
      {
        summary: isArchived ? `List archived ${noun}` : `List active ${noun}`,
        under: isArchived ? "/archived" : "",
        query: querySchema,
        view: columns === undefined ? items : orCsv(items),
      },
      async (request, reply) => {
        if (columns === undefined || (request.query as ListQuery).format !== "csv") {
          return await answer(request, reply);
        }
        const pages = pagesOf((page) => read(request, page));
        return await answerWithCsv(reply, { name: noun, columns, pages });
      },
    );
  }
}
