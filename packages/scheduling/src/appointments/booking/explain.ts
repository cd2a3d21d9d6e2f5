/* Explains a refused time to staff: the reason, the obstacles and the nearest free times. */
import { Refusal } from "@frontdesk/server/refusal";
import {
  datesAround,
  dayMs,
  type FreeSlot,
  findSlots,
  type SlotPart,
} from "../../calendar/slots/slots.ts";
import type { Context } from "../../core/context.ts";
import { momentOf, wallRangeOf } from "../../core/dates.ts";
import { readSpans } from "../../inventory/capacity/spans.store.ts";
import { type Actor, onlyOf } from "../../parties/identity/identity.ts";
import { findSessionBookings } from "../../planning/bookings/sessions/store.ts";
import { slotTermsOf, type Wish } from "./choose.ts";
import type { OfferedTerms } from "./holding.store.ts";
import { listObstacles } from "./obstacles.store.ts";
import { type Obstruction, obstructionOf } from "./obstacles.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";

export interface UnavailableTime {
  offer: OfferedTerms;
  wish: Wish;
  /** The appointment's present start. */
  leaves?: Date;
}

/** Any other error stays. */
export async function explained(
  context: Pick<Context, "db" | "now">,
  actor: Actor,
  { error, ...time }: UnavailableTime & { error: unknown },
): Promise<unknown> {
  const code = error instanceof Refusal && (error.body as { error?: string })?.error;
  if (code !== "slot_taken") return error;
  const search = await searchOf(context, actor, time);
  const spans = await readAround(context, search, 1);
  const { terms, parts, at } = search;
  const obstruction = obstructionOf({ terms, parts, chosenIds: search.chosenIds, spans, at });
  const { lacked } = obstruction;
  return refusals.slotTaken(await nextOf(context, search), {
    reason: reasonOf(obstruction, at < context.now().getTime()),
    blockers: await blockersOf(context, actor, { lacked, without: search.without }),
  });
}

const reasonOf = ({ reason, lacked }: Obstruction, isPast: boolean) =>
  isPast && lacked.length === 0 ? "past" : reason;

interface Search {
  accountId: number;
  timezone: string;
  terms: ReturnType<typeof slotTermsOf>;
  parts: SlotPart[];
  chosenIds: readonly number[];
  preferredIds: readonly number[];
  without: number[];
  at: number;
  leavesAt: number | undefined;
}

async function searchOf(
  { db }: Pick<Context, "db">,
  { account }: Actor,
  { offer, wish, leaves }: UnavailableTime,
): Promise<Search> {
  const { id: accountId, timezone } = account;
  const { leavingSessionId: sessionId, resourceIds: chosenIds } = wish;
  const own =
    sessionId === undefined ? [] : await findSessionBookings(db, { accountId, sessionId });
  return {
    accountId,
    timezone,
    terms: { ...slotTermsOf(offer), minimumNotice: 0, horizon: Infinity },
    parts: offer.terms.parts.map(({ count, resource_ids: resourceIds }) => ({
      count,
      resourceIds,
    })),
    chosenIds,
    preferredIds: chosenIds.length > 0 ? chosenIds : own.map((row) => row.resource_id),
    without: own.map(({ id }) => id),
    at: wish.startsAt.getTime(),
    leavesAt: leaves?.getTime(),
  };
}

const aroundOf = ({ at }: Search, days: number) => ({
  from: at - days * dayMs,
  until: at + days * dayMs,
});

const readAround = async (
  { db }: Pick<Context, "db">,
  search: Search,
  days: number,
): ReturnType<typeof readSpans> =>
  await readSpans(db, {
    accountId: search.accountId,
    resourceIds: search.parts.flatMap(({ resourceIds }) => resourceIds),
    ...datesAround(aroundOf(search, days)),
    without: search.without,
  });

async function blockersOf(
  { db }: Pick<Context, "db">,
  { account, scopes, userId }: Actor,
  query: Omit<Parameters<typeof listObstacles>[2], "only">,
): Promise<{ kind: "appointment" | "booking"; id: number }[]> {
  if (query.lacked.length === 0) return [];
  const rows = await listObstacles(db, account.id, { ...query, only: onlyOf({ account, userId }) });
  const blockers = rows.map(({ bookingId, appointmentId }) =>
    appointmentId === null
      ? { kind: "booking" as const, id: bookingId }
      : { kind: "appointment" as const, id: appointmentId },
  );
  const single = new Map(blockers.map((one) => [`${one.kind} ${one.id}`, one]));
  return [...single.values()].filter(({ kind }) => scopes?.includes(`${kind}s:read`));
}

const mostNext = 3;
/** A day first: a month has many slots for three suggestions. */
const daysAround = [1, 14];

/** Those of the same people first. */
async function nextOf(context: Pick<Context, "db" | "now">, search: Search): Promise<object[]> {
  const { terms, parts, at, timezone, leavesAt } = search;
  const now = context.now().getTime();
  let next: FreeSlot[] = [];
  for (const days of daysAround) {
    const resources = await readAround(context, search, days);
    const range = aroundOf(search, days);
    const slots = findSlots({ terms, parts, resources, range, now });
    const others = slots.filter((slot) => slot.at !== leavesAt);
    const distance = (slot: FreeSlot) => Math.abs(slot.at - at);
    const [same, different] = [true, false].map((preferred) =>
      others
        .filter((slot) => isSame(slot, search) === preferred)
        .sort((one, other) => distance(one) - distance(other)),
    ) as [FreeSlot[], FreeSlot[]];
    next = [...same, ...different].slice(0, mostNext);
    if (same.length >= mostNext) break;
  }
  return next.map((slot) => {
    const startsAt = new Date(slot.at);
    const { date, start_time: start } = wallRangeOf(timezone, startsAt, startsAt);
    return { date, start, starts_at: momentOf(startsAt), resource_ids: takersIn(slot, search) };
  });
}

function isSame({ free }: FreeSlot, { preferredIds }: Search): boolean {
  return preferredIds.every((id) => free.some((ids) => ids.includes(id)));
}

function takersIn({ free }: FreeSlot, { parts, preferredIds }: Search): number[] {
  return parts.flatMap(({ count }, part) =>
    free[part]!.toSorted(
      (one, other) => Number(preferredIds.includes(other)) - Number(preferredIds.includes(one)),
    ).slice(0, count),
  );
}
