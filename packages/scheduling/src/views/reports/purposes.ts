// What time was spent on: minutes by project and by client. Those of a project's bookings are its
// client's as well.
import type { Database } from "@frontdesk/database/database";
import { type ReportRequest, reportedUrl } from "./ask.ts";
import { type Minutes, mostOf, nothing, sumOf } from "./report.ts";
import {
  listReportedClients,
  listReportedProjects,
  type PurposeUse,
  type ReportedClientRow,
  type ReportedProjectRow,
} from "./store.ts";

const unassignedColor = "#bfbfbf";
const noProject: ReportedProjectRow = {
  id: 0,
  name: "No project assigned",
  project_code: null,
  client_id: null,
  client_name: null,
  color: unassignedColor,
  is_gone: false,
};
const noClient: ReportedClientRow = {
  id: 0,
  name: "No client assigned",
  notes: null,
  color: unassignedColor,
  is_gone: false,
};

/** Something that time was spent on, and how much. */
export interface Spent<Row> {
  row: Row;
  minutes: Minutes;
}

const timeBy = (uses: readonly PurposeUse[], id: "project_id" | "client_id") =>
  new Map([...Map.groupBy(uses, (use) => use[id] ?? 0)].map(([key, its]) => [key, sumOf(its)]));

/** Minutes of each project, 0 for none; with `isAll` of those that go on without any as well. */
export async function spentOnProjects(
  db: Database,
  { range }: ReportRequest,
  { uses, isAll }: { uses: readonly PurposeUse[]; isAll: boolean },
): Promise<Spent<ReportedProjectRow>[]> {
  const minutes = timeBy(uses, "project_id");
  const ids = [...minutes.keys()];
  const rows = await listReportedProjects(db, { accountId: range.accountId, ids, isAll });
  return spentOn(minutes, rows, noProject);
}

/** The same by client. */
export async function spentOnClients(
  db: Database,
  { range }: ReportRequest,
  { uses, isAll }: { uses: readonly PurposeUse[]; isAll: boolean },
): Promise<Spent<ReportedClientRow>[]> {
  const minutes = timeBy(uses, "client_id");
  const ids = [...minutes.keys()];
  const rows = await listReportedClients(db, { accountId: range.accountId, ids, isAll });
  return spentOn(minutes, rows, noClient);
}

function spentOn<Row extends { id: number }>(
  minutes: ReadonlyMap<number, Minutes>,
  rows: readonly Row[],
  unassigned: Row,
): Spent<Row>[] {
  const all = minutes.has(0) ? [unassigned, ...rows] : rows;
  return all.map((row) => ({ row, minutes: minutes.get(row.id) ?? nothing }));
}

/** Those who have no project, or no client, as the thing they have none of. */
export const unassigned = { project: noProject, client: noClient };

/** What a resource was booked for, by project. */
export async function projectRows(db: Database, asked: ReportRequest, uses: readonly PurposeUse[]) {
  const spent = await spentOnProjects(db, asked, { uses, isAll: false });
  const max_usage = mostOf(spent.map(({ minutes }) => minutes));
  return spent.map(({ row: { name, color, client_name }, minutes }) => ({
    name,
    client_name: client_name ?? "",
    color,
    ...minutes,
    max_usage,
  }));
}

/** What a resource was booked for, by client. */
export async function clientRows(db: Database, asked: ReportRequest, uses: readonly PurposeUse[]) {
  const spent = await spentOnClients(db, asked, { uses, isAll: false });
  const max_usage = mostOf(spent.map(({ minutes }) => minutes));
  return spent.map(({ row: { name, color }, minutes }) => ({ name, color, ...minutes, max_usage }));
}

/** A project as reports show it. */
export function reportedProject({ row, minutes }: Spent<ReportedProjectRow>, asked: ReportRequest) {
  const url = reportedUrl(asked, "projects", row);
  return { ...row, client_name: row.client_name ?? "", ...minutes, url };
}

/** A client as reports show it. */
export function reportedClient({ row, minutes }: Spent<ReportedClientRow>, asked: ReportRequest) {
  return { ...row, ...minutes, url: reportedUrl(asked, "clients", row) };
}
