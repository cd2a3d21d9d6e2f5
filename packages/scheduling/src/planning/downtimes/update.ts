import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import type { Change } from "../../changes/object-routes.ts";
import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { CapacityChangedError, decide } from "../../inventory/capacity/capacity.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { type DowntimeResponse, type DowntimeRow, downtimeNoun } from "./downtime.ts";
import { type DowntimeRequest, downtimeRequestOf } from "./request.ts";
import type { ChangedDowntime } from "./schema.ts";
import { findDowntime, lockDowntime, saveDowntime } from "./store.ts";
import { checkDaysOf, closeFor, lockNamed } from "./write.ts";

export async function updateDowntime(
  outer: Context,
  actor: Actor,
  { id, body, check }: Change<Static<typeof ChangedDowntime>, DowntimeResponse>,
): Promise<DowntimeResponse> {
  const accountId = actor.account.id;
  return await decide(outer.db, async (db) => {
    const context = { ...outer, db };
    const seen = await findDowntime(db, accountId, id);
    if (seen === undefined) throw notFound();
    const named = { wish: downtimeRequestOf(body, seen, actor), current: seen };
    const { request, resources } = await lockNamed(context, actor, named);
    const { resourceIds } = request;
    return await changed(context, actor, {
      ...downtimeNoun,
      id,
      lock: () => lockCurrentDowntime(db, accountId, seen),
      check,
      async write({ now }, current) {
        const wish = downtimeRequestOf(body, current, actor);
        const request = wish.isClosure ? { ...wish, resourceIds } : wish;
        checkDaysOf(request, resources);
        if (isSame(request, current)) return current;
        await saveDowntime(db, { ...request, accountId, id, at: now() });
        if (isChanged(request, current)) {
          await closeFor(context, actor, { id, request, resources, isNew: false });
        }
        return await findDowntime(db, accountId, id);
      },
    });
  });
}

export async function lockCurrentDowntime(
  db: Database,
  accountId: number,
  { id, resource_ids: resourceIds, all_resources: isClosure }: DowntimeRow,
): Promise<DowntimeRow> {
  if (!(await lockDowntime(db, accountId, id))) throw notFound();
  const current = (await findDowntime(db, accountId, id))!;
  const isLocked = current.resource_ids.every((each) => resourceIds.includes(each));
  if (!isLocked || current.all_resources !== isClosure) throw new CapacityChangedError();
  return current;
}

function isChanged(request: DowntimeRequest, row: DowntimeRow): boolean {
  return (
    request.firstDay !== row.first_day ||
    request.lastDay !== row.last_day ||
    request.startTime !== row.start_time ||
    request.endTime !== row.end_time ||
    request.timezone !== row.timezone ||
    request.isClosure !== row.all_resources ||
    [...request.resourceIds].sort((a, b) => a - b).join() !== row.resource_ids.join()
  );
}

function isSame(request: DowntimeRequest, row: DowntimeRow): boolean {
  return (
    !isChanged(request, row) &&
    request.bookerId === row.booker_id &&
    request.typeId === row.downtime_type_id &&
    request.details === row.details
  );
}
