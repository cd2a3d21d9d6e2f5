import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { View } from "../view.ts";
import { type RecordedKind, record } from "./store.ts";

export interface Noun<Row, Item extends object> {
  kind: RecordedKind;
  checkOwn: (actor: Actor, row: Row) => void;
  show: (row: Row, view: View) => Item | Promise<Item>;
  beside?: (response: Item, view: View) => Promise<object | undefined>;
}

export interface Changing<Row, View extends object> extends Noun<Row, View> {
  id: number;
  lock: (db: Database, accountId: number, id: number) => Promise<Row | undefined>;
  check?: (before: View) => void;
  /** Same row: no change. Undefined: deleted. */
  write: (context: Context, row: Row) => Promise<Row | undefined>;
}

export async function changed<Row, View extends object>(
  outer: Context,
  actor: Actor,
  { kind, id, lock, checkOwn, show, check, write, beside }: Changing<Row, View>,
): Promise<View> {
  const { account } = actor;
  return await atomically(outer.db, async (db) => {
    const context = { ...outer, db };
    const view = { ...context, account };
    const row = await lock(db, account.id, id);
    if (row === undefined) throw notFound();
    checkOwn(actor, row);
    const before = await show(row, view);
    check?.(before);
    const next = await write(context, row);
    if (next === row) return before;
    const after = next && (await show(next, view));
    await record(context, actor, {
      kind,
      action: after === undefined ? "delete" : "update",
      id,
      before,
      after,
      beside: await beside?.(after ?? before, view),
    });
    return after ?? before;
  });
}

export interface Creating<Row, View extends object> extends Noun<Row, View> {
  write: (context: Context) => Promise<Row>;
}

export async function created<Row extends { id: number }, View extends object>(
  outer: Context,
  actor: Actor,
  { kind, show, write }: Creating<Row, View>,
): Promise<View> {
  const { account } = actor;
  return await atomically(outer.db, async (db) => {
    const context = { ...outer, db };
    const row = await write(context);
    const after = await show(row, { ...context, account });
    await record(context, actor, { kind, action: "create", id: row.id, after });
    return after;
  });
}
