/* Why a service does not fit at a time, from the day's agenda; the service decides at the save. */
import type { SlotTakenError } from "@frontdesk/scheduling-client/errors";
import type { Agenda, AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";
import type { Service } from "@frontdesk/scheduling-client/types/services";
import type { WallTime } from "../../../components/days.ts";

/** From the most to the least helpful for a choice among several resources. */
const reasons = ["too_long", "taken", "time_off", "closed"] as const;

type Reason = (typeof reasons)[number];

export type TimeObstacle = Pick<SlotTakenError, "blockers"> & { reason: Reason };

export interface ObstacleQuery {
  service: Pick<Service, "duration" | "buffer_before" | "buffer_after" | "parts">;
  /** A part without an id takes anyone. */
  ids: readonly number[];
  at: WallTime;
}

interface Lacking {
  reason: Reason;
  blocks: readonly AgendaBlock[];
}

export function obstacleAt(agenda: Agenda, query: ObstacleQuery): TimeObstacle | undefined {
  const short = query.service.parts.flatMap(({ count, resource_ids: all }) => {
    const wished = all.filter((id) => query.ids.includes(id));
    const able = wished.length > 0 ? wished : all;
    const lacking = able.flatMap((id) => lackingOf(agenda, id, query) ?? []);
    return able.length - lacking.length < count ? [lacking] : [];
  });
  const [first] = short;
  if (first === undefined) return undefined;
  const reason = reasons.find((one) => first.some((each) => each.reason === one)) ?? "closed";
  const blocks = short.flat().flatMap((one) => one.blocks);
  return { reason, blockers: blocks.flatMap(blockerOf) };
}

const blockerOf = ({ kind, id }: AgendaBlock) => (kind === "class" ? [] : [{ kind, id }]);

interface Stretch {
  from: number;
  to: number;
}

function lackingOf(
  { days, blocks }: Agenda,
  resource: number,
  { service, at: { date, minutes } }: ObstacleQuery,
): Lacking | undefined {
  const { duration, buffer_before: before, buffer_after: after } = service;
  const wish = { from: minutes - before, to: minutes + duration + after };
  const day = days.find((one) => one.resource_id === resource && one.date === date);
  const open = (day?.open ?? []).map(([from = 0, to = 0]) => ({ from, to }));
  const off = (day?.time_off ?? []).map(({ s, e }) => ({ from: s, to: e }));
  if (!open.some(({ from, to }) => from <= wish.from && wish.to <= to)) {
    return { reason: "closed", blocks: [] };
  }
  if (off.some((one) => overlaps(one, wish))) return { reason: "time_off", blocks: [] };
  const own = blocks.filter((one) => takesTime(one) && one.date === date && isOf(one, resource));
  const blocking = own.filter((one) => one.start !== null && overlaps(stretchOf(one), wish));
  if (blocking.length > 0) {
    const isLater = blocking.every((one) => stretchOf(one).from > minutes);
    return { reason: isLater ? "too_long" : "taken", blocks: blocking };
  }
  const free = total(open) - own.reduce((sum, one) => sum + lengthOf(one), 0);
  return free < lengthOf(wish) ? { reason: "taken", blocks: [] } : undefined;
}

const takesTime = ({ state }: AgendaBlock) => state !== "waiting" && state !== "tentative";

const isOf = ({ resource_ids: ids }: AgendaBlock, resource: number) => ids.includes(resource);

const overlaps = (one: Stretch, other: Stretch) => one.from < other.to && other.from < one.to;

const total = (all: readonly Stretch[]) => all.reduce((sum, one) => sum + lengthOf(one), 0);

const lengthOf = (one: Stretch | AgendaBlock): number =>
  "from" in one ? one.to - one.from : one.before + one.duration + one.after;

const stretchOf = ({ start, end, before, after }: AgendaBlock): Stretch => ({
  from: (start ?? 0) - before,
  to: (end ?? 0) + after,
});
