import type { Context } from "../../core/context.ts";
import { addDays } from "../../core/intervals/local-time.ts";
import type { ServiceRow } from "../../offering/services/service.ts";
import { type FreeDay, readFreeDays, readSlotsToAnswer } from "../../offering/services/slots.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { slotsOfOwn } from "../slots/of-appointment.ts";

interface Choosing {
  accountId: number;
  service: ServiceRow;
  timezone: string;
  chosenIds: readonly number[];
  /** The appointment's own minutes count as free. */
  own?: AppointmentRow | undefined;
}

interface Range {
  from: string;
  to: string;
  showing: "nobody" | "choosable";
}

export async function slotsToAnswer(context: Context, choosing: Choosing, range: Range) {
  return await readSlotsToAnswer(context, await slotsQueryOf(context, choosing, range));
}

async function slotsQueryOf(
  { db }: Context,
  { accountId, service, timezone, chosenIds, own }: Choosing,
  range: Range,
) {
  return {
    accountId,
    timezone,
    chosenIds,
    ...range,
    ...(await slotsOfOwn(db, accountId, { service, own })),
  };
}

const mostNext = 3;
/** A day first: a month has a thousand slots for three suggestions. */
const daysAhead = [1, 30];

export type NearSlot = FreeDay["slots"][number] & { date: string };

export async function nextSlots(
  context: Context,
  choosing: Choosing,
  startsAt: Date,
): Promise<NearSlot[]> {
  const since = Math.max(startsAt.getTime(), context.now().getTime());
  const date = new Date(since).toISOString().slice(0, 10);
  let next: NearSlot[] = [];
  for (const ahead of daysAhead) {
    const range = { from: addDays(date, -1), to: addDays(date, ahead) };
    const request = await slotsQueryOf(context, choosing, { ...range, showing: "nobody" });
    const days = await readFreeDays(context, request);
    const all = days.flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })));
    next = all.filter(({ starts_at: at }) => Date.parse(at) >= startsAt.getTime());
    if (next.length >= mostNext) break;
  }
  return next.slice(0, mostNext);
}
