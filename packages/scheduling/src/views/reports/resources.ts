import type { Database } from "@frontdesk/database/database";
import type { LongMembers } from "@frontdesk/server/long-text";
import type { Static } from "typebox";
import { type Day, daysBetween } from "../../ground/intervals/days.ts";
import { nothingOpen } from "../../resources/capacity/capacity.ts";
import { readOpenings } from "../../resources/capacity/reading.store.ts";
import { type ReportRequest, reportedUrl } from "./ask.ts";
import { clientRows, projectRows } from "./purposes.ts";
import { capacityOf, periodText, type ReportedCapacity, sumOf, tallyOf } from "./report.ts";
import type { ResourceReport, ResourcesReport } from "./schema.ts";
import { listPurposeUse, listResourceUse, type ResourceUse } from "./store.ts";

/** A resource with its minutes and what could be booked of it. */
export interface Measured {
  use: ResourceUse;
  capacity: ReportedCapacity;
}

/** What resources have and what is booked of it: all, or those of the ids. */
export async function measure(
  db: Database,
  { range }: ReportRequest,
  ids?: readonly number[],
): Promise<Measured[]> {
  const uses = await listResourceUse(db, range, ids);
  const resourceIds = uses.map(({ id }) => id);
  const openings = await readOpenings(db, { ...range, resourceIds });
  const days = daysBetween(range.firstDay, range.lastDay);
  return uses.map((use) => {
    const bookedOn = bookedMinutes(use, days);
    const capacity = capacityOf(openings.get(use.id) ?? nothingOpen, days, bookedOn);
    return { use, capacity };
  });
}

function bookedMinutes({ offsets, minutes }: ResourceUse, days: readonly Day[]) {
  const booked = new Map(offsets.map((offset, index) => [days[offset]!.date, minutes[index]!]));
  return (date: string): number => booked.get(date) ?? 0;
}

/** What reports say of a resource everywhere. */
export function reportedResource({ use, capacity: { earliest } }: Measured, asked: ReportRequest) {
  const { id, name, image, job_title, resource_type } = use;
  return {
    id,
    name,
    image,
    job_title,
    resource_type,
    url: reportedUrl(asked, "resources", use),
    earliest_available_period: periodText(earliest),
    earliest_available_from: earliest?.from ?? null,
    earliest_available_until: earliest?.until ?? null,
  };
}

export async function reportResources(
  db: Database,
  asked: ReportRequest,
): Promise<Static<typeof ResourcesReport>> {
  const measured = await measure(db, asked);
  const availability = measured.reduce((sum, { capacity }) => sum + capacity.availability, 0);
  return {
    ...tallyOf(sumOf(measured.map(({ use }) => use)), availability),
    resources: measured.map((each) => ({
      ...reportedResource(each, asked),
      ...tallyOf(each.use, each.capacity.availability),
      custom_fields: each.use.custom_fields,
    })),
  };
}

/** The report of a resource; undefined when there never was one. */
export async function reportResource(
  db: Database,
  asked: ReportRequest,
  id: number,
): Promise<LongMembers<Static<typeof ResourceReport>> | undefined> {
  const [measured] = await measure(db, asked, [id]);
  if (measured === undefined) return undefined;
  const uses = await listPurposeUse(db, asked.range, { of: "resource", id });
  return {
    ...reportedResource(measured, asked),
    ...tallyOf(measured.use, measured.capacity.availability),
    projects: projectRows(asked, uses),
    clients: clientRows(asked, uses),
  };
}
