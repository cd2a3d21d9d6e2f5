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
import { measure, reportedResource, shownResources } from "./resources.ts";
import type { ClientReport, ClientsReport, ProjectReport, ProjectsReport } from "./schema.ts";
import { listOpenIds, listPurposeUse, type PurposeUse } from "./store.ts";

export async function reportProjects(
  db: Database,
  asked: ReportRequest,
): Promise<LongMembers<Static<typeof ProjectsReport>>> {
  const { minutes, others } = await timeOn(db, asked, "project");
  const spent = spentOnProjects(asked.db, asked, { minutes, others });
  const projects = shownBy(spent, (each) => reportedProject(each, asked));
  return { ...totalsOf(minutes), projects };
}

export async function reportClients(
  db: Database,
  asked: ReportRequest,
): Promise<LongMembers<Static<typeof ClientsReport>>> {
  const { minutes, others } = await timeOn(db, asked, "client");
  const spent = spentOnClients(asked.db, asked, { minutes, others });
  const clients = shownBy(spent, (each) => reportedClient(each, asked));
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

async function* shownBy<Row, Shown>(
  portions: AsyncIterable<SpentMinutes<Row>[]>,
  show: (spent: SpentMinutes<Row>) => Shown,
): AsyncGenerator<Shown[]> {
  for await (const spent of portions) yield spent.map(show);
}

/** 0 for none; undefined for an unknown project. */
export async function reportProject(
  db: Database,
  asked: ReportRequest,
  id: number,
): Promise<LongMembers<Static<typeof ProjectReport>> | undefined> {
  const uses = await listPurposeUse(db, asked.range, { of: "project", id: id === 0 ? null : id });
  const minutes = new Map([[id, sumOf(uses)]]);
  const { value } = await spentOnProjects(db, asked, { minutes }).next();
  const [spent] = value ?? [];
  if (spent === undefined) return undefined;
  return { ...reportedProject(spent, asked), resources: await resourcesOf(db, asked, uses) };
}

/** 0 for none; undefined for an unknown client. */
export async function reportClient(
  db: Database,
  asked: ReportRequest,
  id: number,
): Promise<LongMembers<Static<typeof ClientReport>> | undefined> {
  const uses = await listPurposeUse(db, asked.range, { of: "client", id: id === 0 ? null : id });
  const minutes = new Map([[id, sumOf(uses)]]);
  const { value } = await spentOnClients(db, asked, { minutes }).next();
  const [spent] = value ?? [];
  if (spent === undefined) return undefined;
  return { ...reportedClient(spent, asked), resources: await resourcesOf(db, asked, uses) };
}

/** Utilization here is this time as a share of each resource's availability. */
async function resourcesOf(db: Database, asked: ReportRequest, uses: readonly PurposeUse[]) {
  const own = new Map(
    [...Map.groupBy(uses, ({ resource_id: id }) => id)].map(([id, its]) => [id, sumOf(its)]),
  );
  const measured = await measure(db, asked, [...own.keys()]);
  return shownResources(asked, measured, (row, { id, capacity }) => {
    const minutes = own.get(id) ?? nothing;
    const utilization = partOf(minutes.booked, capacity.availability);
    return { ...reportedResource(row, capacity, asked), ...minutes, utilization };
  });
}
