import { recordAll } from "../../changes/outbox/store.ts";
import type { NewResourceHook } from "../../core/context.ts";
import { zoneOf } from "../../core/dates.ts";
import { addDays, todayIn } from "../../core/intervals/local-time.ts";
import { downtimeOf, spanFor } from "./downtime.ts";
import { insertSpans, listClosures, touchDowntimes } from "./store.ts";

/** A new resource shares the coming closures. The account is locked: no closure begins or ends. */
export const closeNewResource: NewResourceHook = async (context, recorder, resource) => {
  const { db, now } = context;
  const { id: accountId } = recorder.account;
  const { id, timezone } = resource;
  const at = now();
  const from = addDays(todayIn(zoneOf(timezone), at), -1);
  const closures = await listClosures(db, { accountId, from });
  if (closures.length === 0) return;
  const spans = closures.map((row) => {
    const { first_day: firstDay, last_day: lastDay, start_time, end_time } = row;
    const span = { firstDay, lastDay, startTime: start_time, endTime: end_time };
    const own = spanFor(span, row.timezone, { timezone, former_zones: [] });
    return { ...own, id: row.id, resourceId: id };
  });
  await insertSpans(db, accountId, spans);
  await touchDowntimes(db, { accountId, ids: closures.map((row) => row.id), at });
  const after = new Map((await listClosures(db, { accountId, from })).map((row) => [row.id, row]));
  const changes = closures.map((before) => ({
    kind: "downtime" as const,
    action: "update" as const,
    id: before.id,
    before: downtimeOf(before),
    after: downtimeOf(after.get(before.id)!),
  }));
  await recordAll(context, recorder, changes);
};
