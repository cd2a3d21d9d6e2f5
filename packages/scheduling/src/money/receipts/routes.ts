import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { listing, readingUntagged, routesOf } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { isOwnReceipt } from "../../core/own.store.ts";
import { receiptOf } from "./receipt.ts";
import { Receipt, ReceiptQuery } from "./schema.ts";
import { findReceipt, listReceipts } from "./store.ts";

const config = { persons: true, scope: "orders:read", right: ["clients", "view"] } as const;

export function receiptRoutes(server: Server, context: Context): void {
  const { db } = context;
  const names = { path: "receipts", tag: "Orders" };
  const routes = routesOf(server, { ...names, viewable: config, writable: config });
  routes.list(
    { summary: "List receipts and credit notes", query: ReceiptQuery, view: Type.Array(Receipt) },
    listing(context, receiptOf, ({ account }, page) => listReceipts(db, account.id, page)),
  );
  const viewable = { ...config, own: isOwnReceipt };
  const get = readingUntagged(context, findReceipt, receiptOf);
  routesOf(server, { ...names, viewable, writable: config }).get(
    "Retrieve a receipt or credit note",
    Receipt,
    get,
  );
}
