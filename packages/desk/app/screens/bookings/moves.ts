/* A dragged block shows at its target before the service responds. */
import type { AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";
import { dayAfter, daysBetween } from "../../components/days.ts";
import type { Draft } from "./calendar/cursor.ts";
import type { DrawnBlock, Piece, Target } from "./calendar/pieces.ts";

export interface BlockMove {
  /** As drawn at the start of the gesture. */
  block: DrawnBlock;
  target: Target;
}

export function targetOf({ block, resource, minutes }: Piece, to: Draft): Target {
  const { duration, resource_ids: ids } = block;
  const isTaken = ids.includes(to.resource);
  return {
    date: to.date,
    start: to.start,
    end: to.start === null ? null : to.start + to.minutes,
    // The clocks may change between its start and its end.
    duration: duration + to.minutes - minutes,
    resource_ids: isTaken ? ids : ids.map((id) => (id === resource ? to.resource : id)),
  };
}

export function isThere(block: AgendaBlock, target: Target): boolean {
  const isSame = (["date", "start", "duration"] as const).every(
    (name) => block[name] === target[name],
  );
  return isSame && target.resource_ids.every((id) => block.resource_ids.includes(id));
}

/** A booking of several days moves as a whole. Waiting days count as booked. */
export function withMove(blocks: readonly DrawnBlock[], { block, target }: BlockMove) {
  const isIts = ({ kind, id }: AgendaBlock) => kind === block.kind && id === block.id;
  const isOne = blocks.filter(isIts).length === 1;
  const by = daysBetween(block.date, target.date);
  return blocks.map((one): DrawnBlock => {
    if (!isIts(one)) return one;
    const date = isOne ? target.date : dayAfter(one.date, by);
    return { ...one, ...target, date, state: one.state === "waiting" ? "booked" : one.state };
  });
}
