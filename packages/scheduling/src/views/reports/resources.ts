/* Sums a few resources at a time, to bound memory. */
import type { Database } from "@frontdesk/database/database";
import type { LongMembers } from "@frontdesk/server/long-text";
import type { Static } from "typebox";
import { type Day, daysBetween } from "../../core/intervals/local-time.ts";
import { nothingOpen } from "../../inventory/capacity/capacity.ts";
import { readOpenTimes } from "../../inventory/capacity/store.ts";
import { type ReportRequest, reportedUrl } from "./ask.ts";
import { clientRows, projectRows, rowsOf } from "./purposes.ts";
import {
  capacityOf,
  type Minutes,
  periodText,
  type ReportedCapacity,
  sumOf,
  tallyOf,
} from "./report.ts";
import {
  listReportedResources,
  listResourceUse,
  type ReportedResourceRow,
  type ResourceUse,
} from "./resources.store.ts";
import type { ResourceReport, ResourcesReport } from "./schema.ts";
import { type AccountRange, listPurposeUse } from "./store.ts";

export interface MeasuredResource {
  id: number;
  minutes: Minutes;
  capacity: ReportedCapacity;
}

/** Per read; days of all resources together. */
export const measuredAtOnce = { days: 16_384, resources: 256 };

export async function measure(
  db: Database,
  { range }: ReportRequest,
  ids?: readonly number[],
): Promise<MeasuredResource[]> {
  const days = daysBetween(range.firstDay, range.lastDay);
  const measured: MeasuredResource[] = [];
  for await (const uses of usesIn(db, { range, count: days.length }, ids)) {
    const resourceIds = uses.map(({ id }) => id);
    const openTimes = await readOpenTimes(db, { ...range, resourceIds });
    for (const use of uses) {
      const { id, booked, waiting_list, tentative } = use;
      const bookedOn = bookedMinutes(use, days);
      const capacity = capacityOf(openTimes.get(id) ?? nothingOpen, days, bookedOn);
      measured.push({ id, minutes: { booked, waiting_list, tentative }, capacity });
    }
  }
  return measured;
}

async function* usesIn(
  db: Database,
  { range, count }: { range: AccountRange; count: number },
  ids?: readonly number[],
): AsyncGenerator<ResourceUse[]> {
  const limit = Math.min(
    measuredAtOnce.resources,
    Math.max(1, Math.floor(measuredAtOnce.days / count)),
  );
  if (ids !== undefined) {
    const inOrder = ids.toSorted((one, other) => one - other);
    for (let from = 0; from < inOrder.length; from += limit) {
      yield await listResourceUse(db, range, { ids: inOrder.slice(from, from + limit) });
    }
    return;
  }
  for (let after: number | undefined = 0; after !== undefined; ) {
    const uses: ResourceUse[] = await listResourceUse(db, range, { after, limit });
    yield uses;
    after = uses.length < limit ? undefined : uses.at(-1)!.id;
  }
}

function bookedMinutes({ offsets, minutes }: ResourceUse, days: readonly Day[]) {
  const booked = new Map(offsets.map((offset, index) => [days[offset]!.date, minutes[index]!]));
  return (date: string): number => booked.get(date) ?? 0;
}

export async function* visibleResources<View>(
  request: ReportRequest,
  measured: readonly MeasuredResource[],
  show: (row: ReportedResourceRow, its: MeasuredResource) => View,
): AsyncGenerator<View[]> {
  const byId = new Map(measured.map((each) => [each.id, each]));
  const { accountId } = request.range;
  const list = (ids: readonly number[]) => listReportedResources(request.db, accountId, ids);
  for await (const rows of rowsOf([...byId.keys()], list)) {
    yield rows.map((row) => show(row, byId.get(row.id)!));
  }
}

export function reportedResource(
  row: ReportedResourceRow,
  { earliest }: ReportedCapacity,
  request: ReportRequest,
) {
  const { id, name, image, job_title, resource_type } = row;
  return {
    id,
    name,
    image,
    job_title,
    resource_type,
    url: reportedUrl(request, "resources", row),
    earliest_available_period: periodText(earliest),
    earliest_available_from: earliest?.from ?? null,
    earliest_available_until: earliest?.until ?? null,
  };
}

export async function reportResources(
  db: Database,
  request: ReportRequest,
): Promise<LongMembers<Static<typeof ResourcesReport>>> {
  const measured = await measure(db, request);
  const availability = measured.reduce((sum, { capacity }) => sum + capacity.availability, 0);
  return {
    ...tallyOf(sumOf(measured.map(({ minutes }) => minutes)), availability),
    resources: visibleResources(request, measured, (row, { minutes, capacity }) => ({
      ...reportedResource(row, capacity, request),
      ...tallyOf(minutes, capacity.availability),
      custom_fields: row.custom_fields,
    })),
  };
}

export async function reportResource(
  db: Database,
  request: ReportRequest,
  id: number,
): Promise<LongMembers<Static<typeof ResourceReport>> | undefined> {
  const [measured] = await measure(db, request, [id]);
  const [row] = await listReportedResources(db, request.range.accountId, [id]);
  if (measured === undefined || row === undefined) return undefined;
  const uses = await listPurposeUse(db, request.range, { of: "resource", id });
  const { minutes, capacity } = measured;
  return {
    ...reportedResource(row, capacity, request),
    ...tallyOf(minutes, capacity.availability),
    projects: projectRows(request, uses),
    clients: clientRows(request, uses),
  };
}
