// The times that customers can choose from, and those that are near to one they cannot have.
import type { Context } from "../../ground/context.ts";
import { addDays } from "../../ground/intervals/days.ts";
import type { ServiceRow } from "../../offering/services/service.ts";
import { type FreeDay, readFreeDays, readSlotsToAnswer } from "../../offering/services/slots.ts";
import type { AppointmentRow } from "../appointments/appointment.ts";
import { slotsOfOwn } from "../slots/of-appointment.ts";

interface Choosing {
  accountId: number;
  service: ServiceRow;
  timezone: string;
  /** Of the parts that can be chosen from; empty for anybody. */
  chosenIds: readonly number[];
  /** The customer's own, whose minutes are not in the way. */
  own?: AppointmentRow | undefined;
}

interface Range {
  from: string;
  to: string;
  showing: "nobody" | "choosable";
}

/** The times of some dates, both included. */
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
/** Few are looked for next to what is wanted first: a month of them is a thousand for three. */
const daysAhead = [1, 30];

export type NearSlot = FreeDay["slots"][number] & { date: string };

/** The next three times from a moment on, with their dates. */
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
