import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../../core/context.ts";
import { checkDays, momentOf, momentsIn, readDates } from "../../../core/dates.ts";
import { countDays, zoneOn } from "../../../core/intervals/local-time.ts";
import { disordered, notFound, unprocessable } from "../../../core/refusals.ts";
import {
  type CustomPeriodRow,
  deleteCustomPeriod,
  insertCustomPeriod,
} from "../../../inventory/capacity/date-overrides.store.ts";
import { touchResources } from "../../../inventory/resources/store.ts";
import type { Actor } from "../../../parties/identity/identity.ts";
import { fateOf, isInOrder } from "../availability.ts";
import { changeOpenTimes } from "../change-open-times.ts";
import { mostAvailabilityDays, customPeriodRefusals as refusals } from "../refusals.ts";
import type { CustomPeriodAnswer, FateQuery, NewCustomPeriod } from "../schema.ts";

export function customPeriodOf(row: CustomPeriodRow): Static<typeof CustomPeriodAnswer> {
  return {
    id: row.id,
    resource_id: row.resourceId,
    start_date: row.firstDay,
    end_date: row.lastDay,
    start_time: row.startTime,
    end_time: row.endTime,
    created_at: momentOf(row.createdAt),
  };
}

export async function openCustomPeriod(
  outer: Context,
  actor: Actor,
  { resourceId, body }: { resourceId: number; body: Static<typeof NewCustomPeriod> },
): Promise<Static<typeof CustomPeriodAnswer>> {
  const hours = hoursOf(body);
  const accountId = actor.account.id;
  const row = await changeOpenTimes(outer, actor, {
    resourceId,
    write: async ({ db, now }, resource) => {
      checkDays(momentsIn(body, dateNames), (date) => zoneOn(resource, date));
      const at = now();
      await touchResources(db, { accountId, ids: [resourceId], at });
      const result = await insertCustomPeriod(db, { ...hours, accountId, resourceId, at });
      return { firstDay: hours.firstDay, lastDay: hours.lastDay, fate: "wait", result };
    },
  });
  return customPeriodOf(row);
}

const dateNames = ["start_date", "end_date"] as const;

function hoursOf(body: Static<typeof NewCustomPeriod>) {
  const problems: Problem[] = [];
  const dates = readDates(body, dateNames, problems);
  const hours = { startTime: body.start_time, endTime: body.end_time };
  const firstDay = dates.start_date ?? "";
  const lastDay = dates.end_date ?? firstDay;
  if (problems.length === 0 && lastDay < firstDay) {
    problems.push(disordered("end_date", "start_date"));
  } else if (problems.length === 0 && countDays(firstDay, lastDay) > mostAvailabilityDays) {
    problems.push(refusals.manyDays());
  }
  if (!isInOrder(hours)) problems.push(refusals.endsEarly());
  fateOf(body, problems);
  if (problems.length > 0) throw unprocessable(problems);
  return { ...hours, firstDay, lastDay };
}

export async function closeCustomPeriod(
  outer: Context,
  actor: Actor,
  { resourceId, id, given }: { resourceId: number; id: number; given: Static<typeof FateQuery> },
): Promise<void> {
  const problems: Problem[] = [];
  const fate = fateOf(given, problems);
  if (problems.length > 0) throw unprocessable(problems);
  const accountId = actor.account.id;
  await changeOpenTimes(outer, actor, {
    resourceId,
    write: async ({ db, now }) => {
      const row = await deleteCustomPeriod(db, { accountId, resourceId, id });
      if (row === undefined) throw notFound();
      await touchResources(db, { accountId, ids: [resourceId], at: now() });
      return { firstDay: row.firstDay, lastDay: row.lastDay, fate, result: undefined };
    },
  });
}
