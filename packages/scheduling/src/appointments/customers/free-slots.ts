// Slots for customers, and suggestions near a refused time.
import type { Context } from "../../core/context.ts";
import { addDays } from "../../core/intervals/days.ts";
import type { ServiceRow } from "../../offering/services/service.ts";
import { type FreeDay, readFreeDays, readSlotsToAnswer } from "../../offering/services/slots.ts";
import type { AppointmentRow } from "../appointments/appointment.ts";
import { slotsOfOwn } from "../slots/of-appointment.ts";

interface Choosing {
  accountId: number;
  service: ServiceRow;
  timezone: string;
  /** The customer's choice of resources; empty for anyone. */
  chosenIds: readonly number[];
  /** The customer's appointment; its minutes count as free. */
  own?: AppointmentRow | undefined;
}

interface Range {
  from: string;
  to: string;
  showing: "nobody" | "choosable";
}

/** Includes both dates. */
export async function slotsToAnswer(context: Context, choosing: Choosing, range: Range) {
  return await readSlotsToAnswer(context, await askedOf(context, choosing, range));
}

async function askedOf(
  { db }: Context,
  { accountId, service, timezone, chosenIds, own }: Choosing,
  range: Range,
) {
  return {
    ...{ accountId, timezone, chosenIds, ...range },
    ...(await slotsOfOwn(db, accountId, { service, own })),
  };
}

const mostNext = 3;
/** Searches one day first: a month holds a thousand slots for three suggestions. */
const daysAhead = [1, 30];

export type NearSlot = FreeDay["slots"][number] & { date: string };

/** The next three, with their dates. */
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
    const asked = await askedOf(context, choosing, { ...range, showing: "nobody" });
    const days = await readFreeDays(context, asked);
    const all = days.flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })));
    next = all.filter(({ starts_at: at }) => Date.parse(at) >= startsAt.getTime());
    if (next.length >= mostNext) break;
  }
  return next.slice(0, mostNext);
}
