import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Context } from "../../ground/context.ts";
import { notFound } from "../../ground/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { View } from "../view.ts";
import { type RecordedKind, record } from "./records.ts";

/** A noun whose things are changed: who may change one, and how it is shown. */
export interface Noun<Row, Shown extends object> {
  kind: RecordedKind;
  /** Refuses with 403 who may not change a thing. */
  checkOwn: (actor: Actor, row: Row) => void;
  show: (row: Row, view: View) => Shown | Promise<Shown>;
  /** What webhooks are told of it besides. */
  beside?: (shown: Shown, view: View) => Promise<object | undefined>;
}

/** A change of one thing, in the order in which it goes. */
export interface Changing<Row, Shown extends object> extends Noun<Row, Shown> {
  id: number;
  /** The thing, which nobody else changes until the transaction ends. */
  lock: (db: Database, accountId: number, id: number) => Promise<Row | undefined>;
  /** Given the thing as it is, throws when it was not meant to be. */
  check?: (before: Shown) => void;
  /** Gives what became of it: the very row where nothing changes, undefined once it is gone. */
  write: (context: Context, row: Row) => Promise<Row | undefined>;
}

/**
 * Changes or deletes one thing and records it, in one database transaction; 404 when it is not
 * there. Gives it as it is shown now, or was shown last.
 */
export async function changed<Row, Shown extends object>(
  outer: Context,
  actor: Actor,
  { kind, id, lock, checkOwn, show, check, write, beside }: Changing<Row, Shown>,
): Promise<Shown> {
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

/** Something new of a noun. */
export interface Creating<Row, Shown extends object> extends Noun<Row, Shown> {
  write: (context: Context) => Promise<Row>;
}

/** Makes one thing and records it, in one database transaction; gives it as it is shown. */
export async function created<Row extends { id: number }, Shown extends object>(
  outer: Context,
  actor: Actor,
  { kind, show, write }: Creating<Row, Shown>,
): Promise<Shown> {
  const { account } = actor;
  return await atomically(outer.db, async (db) => {
    const context = { ...outer, db };
    const row = await write(context);
    const after = await show(row, { ...context, account });
    await record(context, actor, { kind, action: "create", id: row.id, after });
    return after;
  });
}
