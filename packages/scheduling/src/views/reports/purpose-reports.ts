import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import type { ReportRequest } from "./ask.ts";
import {
  reportedClient,
  reportedProject,
  spentOnClients,
  spentOnProjects,
  unassigned,
} from "./purposes.ts";
import { mostOf, nothing, partOf, sumOf } from "./report.ts";
import { measure, reportedResource } from "./resources.ts";
import type { ClientReport, ClientsReport, ProjectReport, ProjectsReport } from "./schema.ts";
import { listPurposeUse, type PurposeUse } from "./store.ts";

export async function reportProjects(
  db: Database,
  asked: ReportRequest,
): Promise<Static<typeof ProjectsReport>> {
  const uses = await listPurposeUse(db, asked.range, { of: "all" });
  const spent = await spentOnProjects(db, asked, { uses, isAll: true });
  const minutes = spent.map((each) => each.minutes);
  return {
    ...sumOf(minutes),
    max_usage: mostOf(minutes),
    projects: spent.map((each) => reportedProject(each, asked)),
  };
}

export async function reportClients(
  db: Database,
  asked: ReportRequest,
): Promise<Static<typeof ClientsReport>> {
  const uses = await listPurposeUse(db, asked.range, { of: "all" });
  const spent = await spentOnClients(db, asked, { uses, isAll: true });
  const minutes = spent.map((each) => each.minutes);
  return {
    ...sumOf(minutes),
    max_usage: mostOf(minutes),
    clients: spent.map((each) => reportedClient(each, asked)),
  };
}

/** The report of a project, 0 for none; undefined when there never was one. */
export async function reportProject(
  db: Database,
  asked: ReportRequest,
  id: number,
): Promise<Static<typeof ProjectReport> | undefined> {
  const uses = await listPurposeUse(db, asked.range, { of: "project", id: id === 0 ? null : id });
  const wanted = uses.length > 0 ? uses : [unused(id, null)];
  const [first] = await spentOnProjects(db, asked, { uses: wanted, isAll: false });
  const spent = id === 0 ? { row: unassigned.project, minutes: sumOf(uses) } : first;
  if (spent === undefined) return undefined;
  return { ...reportedProject(spent, asked), resources: await resourcesOf(db, asked, uses) };
}

/** The report of a client, 0 for none; undefined when there never was one. */
export async function reportClient(
  db: Database,
  asked: ReportRequest,
  id: number,
): Promise<Static<typeof ClientReport> | undefined> {
  const uses = await listPurposeUse(db, asked.range, { of: "client", id: id === 0 ? null : id });
  const wanted = uses.length > 0 ? uses : [unused(null, id)];
  const [first] = await spentOnClients(db, asked, { uses: wanted, isAll: false });
  const spent = id === 0 ? { row: unassigned.client, minutes: sumOf(uses) } : first;
  if (spent === undefined) return undefined;
  return { ...reportedClient(spent, asked), resources: await resourcesOf(db, asked, uses) };
}

/** So that what has no time in the range is still found by its id. */
function unused(project_id: number | null, client_id: number | null): PurposeUse {
  return { resource_id: 0, project_id, client_id, ...nothing };
}

/** Who spent the time; utilization is this time as part of what each has. */
async function resourcesOf(db: Database, asked: ReportRequest, uses: readonly PurposeUse[]) {
  const own = new Map(
    [...Map.groupBy(uses, ({ resource_id: id }) => id)].map(([id, its]) => [id, sumOf(its)]),
  );
  const measured = await measure(db, asked, [...own.keys()]);
  return measured.map((each) => {
    const minutes = own.get(each.use.id) ?? nothing;
    const utilization = partOf(minutes.booked, each.capacity.availability);
    return { ...reportedResource(each, asked), ...minutes, utilization };
  });
}
