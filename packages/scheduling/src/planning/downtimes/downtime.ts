/* Time off closes resources for one contiguous span, in its own zone or each resource's. Rows hold
   each resource's local time. */
import type { Static } from "typebox";
import type { Noun } from "../../changes/outbox/changed.ts";
import { momentOf, zoneOf } from "../../core/dates.ts";
import {
  addDays,
  minutesOfDay,
  projectSpan,
  type Span,
  type Tenure,
  tenuresOf,
  type Zones,
} from "../../core/intervals/local-time.ts";
import { forbidden } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import type { TableRow } from "../../core/tables.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { Downtime } from "./schema.ts";

export type DowntimeResponse = Static<typeof Downtime>;

export interface DowntimeRow extends Omit<TableRow<"downtimes">, "revision"> {
  resource_ids: number[];
  resource_user_ids: (number | null)[];
}

export function checkClosing({ account }: Actor): void {
  if (!account.isAdministrator && !includes(account.rights.resources, "manage_all")) {
    throw forbidden();
  }
}

export function checkOwnTimeOff(actor: Actor, row: DowntimeRow): void {
  if (row.all_resources) {
    checkClosing(actor);
    return;
  }
  const { account, userId } = actor;
  if (includes(account.rights.bookings, "manage_all") || row.booker_id === userId) return;
  const { resource_user_ids: people } = row;
  if (people.length === 0 || people.some((id) => id !== userId)) throw forbidden();
}

export function downtimeOf(row: DowntimeRow): DowntimeResponse {
  const { id, account_id, booker_id, details, downtime_type_id, timezone, state } = row;
  return {
    id,
    account_id,
    booker_id,
    creator_id: booker_id,
    deleted: false,
    details,
    downtime_type_id,
    from: row.first_day,
    to: row.last_day,
    start_time: row.start_time,
    end_time: row.end_time,
    leave: null,
    resource_ids: row.resource_ids,
    all_resources: row.all_resources,
    state,
    timezone,
    created_at: momentOf(row.created_at),
    updated_at: momentOf(row.updated_at),
  };
}

/** In its own local time. */
export function coversDay(row: DowntimeRow, date: string): boolean {
  const isStarted = row.first_day < date || (row.first_day === date && row.start_time === 0);
  const isEnded = row.last_day > date || (row.last_day === date && row.end_time === minutesOfDay);
  return isStarted && isEnded;
}

export const downtimeNoun: Noun<DowntimeRow, DowntimeResponse> = {
  kind: "downtime",
  checkOwn: checkOwnTimeOff,
  show: downtimeOf,
};

export function spanFor(span: Span, timezone: string | null, zones: Zones): Span {
  if (timezone === null) return span;
  const seen = tenuresOf(zones).map((tenure): [Tenure, Span] => [
    tenure,
    projectSpan(span, zoneOf(timezone), zoneOf(tenure.timezone)),
  ]);
  const parts = seen.flatMap(([tenure, each]) => clipped(each, tenure) ?? []);
  const first = parts[0];
  const last = parts.at(-1);
  // Skipped by all zones: empty, as in the last zone.
  if (first === undefined || last === undefined) return emptied(seen.at(-1)![1]);
  return { ...first, lastDay: last.lastDay, endTime: last.endTime };
}

function clipped(span: Span, { from, until }: Tenure): Span | undefined {
  const isEarly = from !== null && span.firstDay < from;
  const isLate = until !== null && span.lastDay >= until;
  const part = {
    ...span,
    ...(isEarly && { firstDay: from, startTime: 0 }),
    ...(isLate && { lastDay: addDays(until, -1), endTime: minutesOfDay }),
  };
  const { firstDay, lastDay, startTime, endTime } = part;
  const isThere = firstDay < lastDay || (firstDay === lastDay && startTime < endTime);
  return isThere ? part : undefined;
}

const emptied = ({ firstDay, startTime }: Span): Span => ({
  firstDay,
  startTime,
  lastDay: firstDay,
  endTime: startTime,
});
