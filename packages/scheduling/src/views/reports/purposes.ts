// Bookings of a project also count for its client.
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

export interface SpentMinutes<Row> {
  row: Row;
  minutes: Minutes;
}

/** 0 for none. */
export type MinutesById = ReadonlyMap<number, Minutes>;

export const timeBy = (uses: readonly PurposeUse[], id: "project_id" | "client_id"): MinutesById =>
  new Map([...Map.groupBy(uses, (use) => use[id] ?? 0)].map(([key, its]) => [key, sumOf(its)]));

/** Ids per read; long texts return fewer rows. */
const batchSize = 500;

interface PurposesQuery<Row> {
  minutes: MinutesById;
  others?: readonly number[];
  unassigned: Row;
  list(ids: readonly number[]): Promise<Row[]>;
}

export async function* rowsOf<Row extends { id: number }>(
  ids: readonly number[],
  list: (ids: readonly number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let from = 0, most = batchSize; from < ids.length; ) {
    const some = ids.slice(from, from + most);
    const rows = await list(some);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    from += some.indexOf(last.id) + 1;
    // Limits rows read in vain.
    most = Math.min(batchSize, 2 * rows.length);
  }
}

async function* spentOn<Row extends { id: number }>({
  minutes,
  others = [],
  unassigned,
  list,
}: PurposesQuery<Row>): AsyncGenerator<SpentMinutes<Row>[]> {
  const spent = (row: Row) => ({ row, minutes: minutes.get(row.id) ?? nothing });
  if (minutes.has(0)) yield [spent(unassigned)];
  const ids = [...new Set([...minutes.keys(), ...others])]
    .filter((id) => id !== 0)
    .toSorted((one, other) => one - other);
  for await (const rows of rowsOf(ids, list)) yield rows.map(spent);
}

interface SpentInAccount {
  minutes: MinutesById;
  others?: readonly number[];
}

export const spentOnProjects = (
  db: Database,
  { range: { accountId } }: ReportRequest,
  spentInAccount: SpentInAccount,
): AsyncGenerator<SpentMinutes<ReportedProjectRow>[]> => {
  const list = (ids: readonly number[]) => listReportedProjects(db, accountId, ids);
  return spentOn({ ...spentInAccount, unassigned: noProject, list });
};

export const spentOnClients = (
  db: Database,
  { range: { accountId } }: ReportRequest,
  spentInAccount: SpentInAccount,
): AsyncGenerator<SpentMinutes<ReportedClientRow>[]> => {
  const list = (ids: readonly number[]) => listReportedClients(db, accountId, ids);
  return spentOn({ ...spentInAccount, unassigned: noClient, list });
};

export const unassigned = { project: noProject, client: noClient };

export async function* projectRows(request: ReportRequest, uses: readonly PurposeUse[]) {
  const minutes = timeBy(uses, "project_id");
  const max_usage = mostOf([...minutes.values()]);
  for await (const spent of spentOnProjects(request.db, request, { minutes })) {
    yield spent.map(({ row: { name, color, client_name }, minutes }) => ({
      name,
      client_name: client_name ?? "",
      color,
      ...minutes,
      max_usage,
    }));
  }
}

export async function* clientRows(request: ReportRequest, uses: readonly PurposeUse[]) {
  const minutes = timeBy(uses, "client_id");
  const max_usage = mostOf([...minutes.values()]);
  for await (const spent of spentOnClients(request.db, request, { minutes })) {
    yield spent.map(({ row: { name, color }, minutes }) => ({
      name,
      color,
      ...minutes,
      max_usage,
    }));
  }
}

export function reportedProject(
  { row, minutes }: SpentMinutes<ReportedProjectRow>,
  request: ReportRequest,
) {
  const url = reportedUrl(request, "projects", row);
  return { ...row, client_name: row.client_name ?? "", ...minutes, url };
}

export function reportedClient(
  { row, minutes }: SpentMinutes<ReportedClientRow>,
  request: ReportRequest,
) {
  return { ...row, ...minutes, url: reportedUrl(request, "clients", row) };
}
