/* The account's opening hours. A change applies to the resources that inherit them, in one
   transaction: either all have the new hours, or a clash of one refuses the change. */
import type { Problem } from "@frontdesk/server/refusal";
import { type Static, Type } from "typebox";
import { recordAll } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { checkDays, DateText, momentsIn, readDates, type WrittenMoment } from "../../core/dates.ts";
import { zoneOn } from "../../core/intervals/local-time.ts";
import { endPeriods, insertPeriods, periodOf } from "../../inventory/capacity/periods.store.ts";
import { type LockedResource, lockResources } from "../../inventory/capacity/store.ts";
import { listResponses } from "../../inventory/resources/show.ts";
import { listInheriting, touchResources } from "../../inventory/resources/store.ts";
import type { WeekHours } from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { ClashChoices } from "../bookings/conflicts/choices.ts";
import type { Fate } from "../bookings/conflicts/displace.ts";
import { settle } from "../bookings/conflicts/settle.ts";
import { problemsInWeek } from "./availability.ts";
import { openingHoursRefusals as refusals } from "./refusals.ts";
import { Week } from "./schema.ts";

export const OpeningHours = Type.Object(
  {
    from: DateText,
    periods: Week({ description: "The weekly hours from the date on; other days are closed" }),
  },
  {
    description:
      "Becomes `default_periods`, and from the date on the hours of all resources with " +
      "`inherits_hours`",
  },
);

export interface NewOpeningHours {
  from: string;
  moments: readonly WrittenMoment[];
  periods: WeekHours[];
}

export function openingHoursOf(
  input: Static<typeof OpeningHours>,
  problems: Problem[],
): NewOpeningHours {
  const own: Problem[] = [];
  const { from = "" } = readDates(input, ["from"], own);
  problems.push(...own.map((problem) => ({ ...problem, field: "opening_hours.from" })));
  problems.push(...problemsInWeek(input.periods.map(periodOf), refusals));
  return { from, moments: momentsIn(input, ["from"]), periods: input.periods };
}

/** `context.db` must be a transaction with the account locked: no resource begins to inherit. */
export async function applyOpeningHours(
  context: Context,
  actor: Actor,
  {
    from,
    moments,
    periods,
    fate,
    choices,
  }: NewOpeningHours & { fate: Fate; choices: ClashChoices },
): Promise<void> {
  const { db, now } = context;
  const accountId = actor.account.id;
  const resources = await holdInheriting(context, accountId);
  if (resources.length === 0) return;
  for (const resource of resources) checkDays(moments, (day) => zoneOn(resource, day));
  const ids = resources.map(({ id }) => id);
  const before = await listResponses(context, actor.account, ids);
  const week = periods.map((period) => ({ ...periodOf(period), validFrom: from }));
  await endPeriods(db, { accountId, resourceIds: ids, date: from });
  await insertPeriods(db, { accountId, resourceIds: ids, periods: week });
  await touchResources(db, { accountId, ids, at: now() });
  await settle(context, actor, { resources, firstDay: from, lastDay: null, fate, choices });
  const after = await listResponses(context, actor.account, ids);
  const changes = ids.map((id) => {
    const views = { before: before.get(id), after: after.get(id) };
    return { kind: "resource", action: "update", id, ...views } as const;
  });
  await recordAll(context, actor, changes);
}

/** A resource may get its own hours until its lock. */
async function holdInheriting({ db }: Context, accountId: number): Promise<LockedResource[]> {
  const ids = await listInheriting(db, accountId);
  const locked = await lockResources(db, { accountId, ids, mode: "update" });
  const still = new Set(await listInheriting(db, accountId));
  return locked.filter(({ id }) => still.has(id));
}
