import type { Database } from "@frontdesk/database/database";
import type { LongMembers } from "@frontdesk/server/long-text";
import type { Static } from "typebox";
import type { ReportRequest } from "./ask.ts";
import {
  type MinutesById,
  reportedClient,
  reportedProject,
  type SpentMinutes,
  spentOnClients,
  spentOnProjects,
  timeBy,
} from "./purposes.ts";
import { mostOf, nothing, partOf, sumOf } from "./report.ts";
import { measure, reportedResource, visibleResources } from "./resources.ts";
import type { ClientReport, ClientsReport, ProjectReport, ProjectsReport } from "./schema.ts";
import { listOpenIds, listPurposeUse, type PurposeUse } from "./store.ts";

export async function reportProjects(
  db: Database,
  request: ReportRequest,
): Promise<LongMembers<Static<typeof ProjectsReport>>> {
  const { minutes, others } = await timeOn(db, request, "project");
  const spent = spentOnProjects(request.db, request, { minutes, others });
  const projects = viewsOf(spent, (each) => reportedProject(each, request));
  return { ...totalsOf(minutes), projects };
}

export async function reportClients(
  db: Database,
  request: ReportRequest,
): Promise<LongMembers<Static<typeof ClientsReport>>> {
  const { minutes, others } = await timeOn(db, request, "client");
  const spent = spentOnClients(request.db, request, { minutes, others });
  const clients = viewsOf(spent, (each) => reportedClient(each, request));
  return { ...totalsOf(minutes), clients };
}

async function timeOn(db: Database, { range }: ReportRequest, noun: "project" | "client") {
  const uses = await listPurposeUse(db, range, { of: "all" });
  const others = await listOpenIds(db, range.accountId, noun);
  return { minutes: timeBy(uses, `${noun}_id`), others };
}

function totalsOf(minutes: MinutesById) {
  const all = [...minutes.values()];
  return { ...sumOf(all), max_usage: mostOf(all) };
}

async function* viewsOf<Row, View>(
  portions: AsyncIterable<SpentMinutes<Row>[]>,
  show: (spent: SpentMinutes<Row>) => View,
): AsyncGenerator<View[]> {
  for await (const spent of portions) yield spent.map(show);
}

/** 0 for none. */
export async function reportProject(
  db: Database,
  request: ReportRequest,
  id: number,
): Promise<LongMembers<Static<typeof ProjectReport>> | undefined> {
  const uses = await listPurposeUse(db, request.range, { of: "project", id: id === 0 ? null : id });
  const minutes = new Map([[id, sumOf(uses)]]);
  const { value } = await spentOnProjects(db, request, { minutes }).next();
  const [spent] = value ?? [];
  if (spent === undefined) return undefined;
  return { ...reportedProject(spent, request), resources: await resourcesOf(db, request, uses) };
}

export async function reportClient(
  db: Database,
  request: ReportRequest,
  id: number,
): Promise<LongMembers<Static<typeof ClientReport>> | undefined> {
  const uses = await listPurposeUse(db, request.range, { of: "client", id: id === 0 ? null : id });
  const minutes = new Map([[id, sumOf(uses)]]);
  const { value } = await spentOnClients(db, request, { minutes }).next();
  const [spent] = value ?? [];
  if (spent === undefined) return undefined;
  return { ...reportedClient(spent, request), resources: await resourcesOf(db, request, uses) };
}

/** Utilization is this time as a share of each resource's availability. */
async function resourcesOf(db: Database, request: ReportRequest, uses: readonly PurposeUse[]) {
  const own = new Map(
    [...Map.groupBy(uses, ({ resource_id: id }) => id)].map(([id, its]) => [id, sumOf(its)]),
  );
  const measured = await measure(db, request, [...own.keys()]);
  return visibleResources(request, measured, (row, { id, capacity }) => {
    const minutes = own.get(id) ?? nothing;
    const utilization = partOf(minutes.booked, capacity.availability);
    return { ...reportedResource(row, capacity, request), ...minutes, utilization };
  });
}
