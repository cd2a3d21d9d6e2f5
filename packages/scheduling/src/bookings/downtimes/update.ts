import type { Static } from "typebox";
import { record } from "../../changes/outbox/records.ts";
import type { Context } from "../../ground/context.ts";
import { notFound } from "../../ground/errors.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { decide, Outdated } from "../../resources/capacity/decide.ts";
import { checkOwnTimeOff, type DowntimeRow, downtimeOf, type Shown } from "./downtime.ts";
import type { ChangedDowntime } from "./schema.ts";
import { findDowntime, lockDowntime, saveDowntime } from "./store.ts";
import { type Wish, wishOf } from "./wish.ts";
import { closeFor, lockNamed } from "./write.ts";

export interface DowntimeChange {
  id: number;
  body: Static<typeof ChangedDowntime>;
  /** Refuses when it is not in the state that the caller has seen. */
  checkCurrent: (shown: Shown) => void;
}

/** Changes time off; bookings that clash are settled as when it is taken. */
export async function updateDowntime(
  outer: Context,
  actor: Actor,
  { id, body, checkCurrent }: DowntimeChange,
): Promise<Shown> {
  const { id: accountId } = actor.account;
  return await decide(outer.db, async (db) => {
    const context = { ...outer, db };
    const seen = await findDowntime(db, accountId, id);
    if (seen === undefined) throw notFound();
    const named = { wish: wishOf(body, seen, actor), current: seen };
    const resources = await lockNamed(context, actor, named);
    const current = await lockCurrent(context, accountId, seen);
    checkOwnTimeOff(actor, current);
    const before = downtimeOf(current);
    checkCurrent(before);
    const wish = wishOf(body, current, actor);
    if (isSame(wish, current)) return before;
    await saveDowntime(db, { ...wish, accountId, id, at: context.now() });
    if (isMoved(wish, current)) {
      await closeFor(context, actor, { id, wish, resources, isNew: false });
    }
    const after = downtimeOf((await findDowntime(db, accountId, id))!);
    await record(context, actor, { kind: "downtime", action: "update", id, before, after });
    return after;
  });
}

/** Time off under its lock, if it still closes the resources that were locked before it. */
export async function lockCurrent(
  { db }: Pick<Context, "db">,
  accountId: number,
  { id, resource_ids: resourceIds }: DowntimeRow,
): Promise<DowntimeRow> {
  if (!(await lockDowntime(db, accountId, id))) throw notFound();
  const current = (await findDowntime(db, accountId, id))!;
  if (current.resource_ids.some((each) => !resourceIds.includes(each))) throw new Outdated();
  return current;
}

function isMoved(wish: Wish, row: DowntimeRow): boolean {
  return (
    wish.firstDay !== row.first_day ||
    wish.lastDay !== row.last_day ||
    wish.startTime !== row.start_time ||
    wish.endTime !== row.end_time ||
    wish.timezone !== row.timezone ||
    [...wish.resourceIds].sort((a, b) => a - b).join() !== row.resource_ids.join()
  );
}

function isSame(wish: Wish, row: DowntimeRow): boolean {
  return (
    !isMoved(wish, row) &&
    wish.bookerId === row.booker_id &&
    wish.typeId === row.downtime_type_id &&
    wish.details === row.details
  );
}
