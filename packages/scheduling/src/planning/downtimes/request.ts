import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { findZone, momentsIn, otherDays, readDates, type WrittenMoment } from "../../core/dates.ts";
import { countDays, minutesOfDay, type Span } from "../../core/intervals/local-time.ts";
import { disordered, noZone, unprocessable } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { type ClashChoices, choicesOf } from "../bookings/conflicts/choices.ts";
import type { Fate } from "../bookings/conflicts/displace.ts";
import { checkClosing, type DowntimeRow } from "./downtime.ts";
import { mostDowntimeDays, downtimeRefusals as refusals } from "./refusals.ts";
import type { ChangedDowntime } from "./schema.ts";

export interface DowntimeRequest extends Span {
  /** Of a closure: set after the lock of the account. */
  resourceIds: readonly number[];
  isClosure: boolean;
  bookerId: number | null;
  typeId: number | null;
  details: string;
  timezone: string | null;
  moments: readonly WrittenMoment[];
  fate: Fate;
  choices: ClashChoices;
}

type Body = Static<typeof ChangedDowntime>;
type CurrentDowntime = Pick<
  DowntimeRow,
  | "booker_id"
  | "downtime_type_id"
  | "details"
  | "start_time"
  | "end_time"
  | "timezone"
  | "all_resources"
> & { resource_ids: readonly number[]; first_day: string; last_day: string };

export function unsaid({ userId }: Actor): CurrentDowntime {
  return {
    resource_ids: [],
    all_resources: false,
    booker_id: userId,
    downtime_type_id: null,
    details: "",
    first_day: "",
    last_day: "",
    start_time: 0,
    end_time: minutesOfDay,
    timezone: null,
  };
}

const dateNames = ["from", "to"] as const;

export function downtimeRequestOf(
  body: Body,
  currentDowntime: CurrentDowntime,
  actor: Actor,
): DowntimeRequest {
  const problems: Problem[] = [];
  const dates = readDates(body, dateNames, problems);
  const request: DowntimeRequest = {
    ...resourcesIn(body, currentDowntime, problems),
    firstDay: dates.from ?? currentDowntime.first_day,
    lastDay: dates.to ?? currentDowntime.last_day,
    startTime: body.start_time ?? currentDowntime.start_time,
    endTime: body.end_time ?? currentDowntime.end_time,
    bookerId: bookerOf(body, actor, currentDowntime.booker_id),
    typeId:
      body.downtime_type_id === undefined
        ? currentDowntime.downtime_type_id
        : idOf(body.downtime_type_id),
    details: body.details === undefined ? currentDowntime.details : (body.details ?? ""),
    timezone: zoneIn(body, currentDowntime, problems),
    moments: momentsIn(body, dateNames),
    fate: fateOf(body, problems),
    choices: choicesOf(body),
  };
  if (request.isClosure) checkClosing(actor);
  const { timezone } = request;
  if (timezone !== null) problems.push(...otherDays(request.moments, () => timezone));
  checkSpan(request, problems);
  return request;
}

function resourcesIn(
  { resource_ids: ids, all_resources: all }: Body,
  current: CurrentDowntime,
  problems: Problem[],
): Pick<DowntimeRequest, "resourceIds" | "isClosure"> {
  const isClosure = all ?? (current.all_resources && ids === undefined);
  const resourceIds = [...new Set(ids ?? current.resource_ids)];
  const isValid = isClosure ? ids === undefined : resourceIds.length > 0;
  if (!isValid) problems.push(refusals.noResources());
  return { resourceIds, isClosure };
}

// Existing clients send 0 for null.
const idOf = (id: number | null | undefined): number | null => (id === 0 ? null : (id ?? null));

function bookerOf(body: Body, { account, userId }: Actor, current: number | null): number | null {
  const expected = idOf(body.booker_id) ?? idOf(body.creator_id) ?? current;
  const isOther = expected !== current && expected !== userId;
  if (isOther && !includes(account.rights.bookings, "manage_all")) {
    throw refusals.otherBooker();
  }
  return expected;
}

function zoneIn(
  { timezone }: Body,
  currentDowntime: CurrentDowntime,
  problems: Problem[],
): string | null {
  if (timezone === undefined || timezone === null) {
    return timezone === undefined ? currentDowntime.timezone : null;
  }
  const zone = findZone(timezone);
  if (zone === undefined) problems.push(noZone());
  return zone?.name ?? null;
}

function fateOf(body: Body, problems: Problem[]): Fate {
  const { allow_waiting: waits, block_by_clashes: blocks, delete_invalid_bookings: deletes } = body;
  if (deletes === true && (blocks === true || waits === true)) {
    problems.push(refusals.contradiction());
  }
  if (blocks === true) return "refuse";
  if (deletes === true) return "delete";
  return waits === false ? "refuse" : "wait";
}

const minutesFrom = (firstDay: string, lastDay: string): number =>
  (countDays(firstDay, lastDay) - 1) * minutesOfDay;

function checkSpan(
  { firstDay, lastDay, startTime, endTime }: DowntimeRequest,
  problems: Problem[],
): void {
  const exists = firstDay !== "" && lastDay !== "" && problems.length === 0;
  if (exists && lastDay < firstDay) {
    problems.push(disordered("to", "from"));
  } else if (exists && countDays(firstDay, lastDay) > mostDowntimeDays) {
    problems.push(refusals.manyDays());
  } else if (exists && minutesFrom(firstDay, lastDay) + endTime <= startTime) {
    problems.push(refusals.endsEarly());
  }
  if (problems.length > 0) throw unprocessable(problems);
}
