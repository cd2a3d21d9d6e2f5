import { answerWithCsv, type Cell } from "@frontdesk/server/csv";
import type { FastifyReply } from "fastify";

type Entry = Readonly<Record<string, Cell>>;

export interface ReportTable {
  columns: readonly string[];
  entriesOf: (report: object) => AsyncIterable<readonly object[]>;
}

const minutes = ["booked", "waiting_list", "tentative"];
const durations = new Set([...minutes, "unbooked", "availability"]);
const resource = ["id", "name", "resource_type", "job_title"];
const period = ["earliest_available_from", "earliest_available_until"];

type Entries = readonly object[];

const listIn = (name: string) =>
  async function* (report: object): AsyncGenerator<Entries> {
    const list = (report as Readonly<Record<string, Entries | AsyncIterable<Entries>>>)[name] ?? [];
    if (Symbol.asyncIterator in list) yield* list;
    else yield list;
  };

export const resourcesTable: ReportTable = {
  columns: [...resource, ...minutes, "unbooked", "availability", "utilization", ...period],
  entriesOf: listIn("resources"),
};

export const projectsTable: ReportTable = {
  columns: ["id", "name", "project_code", "client_id", "client_name", ...minutes],
  entriesOf: listIn("projects"),
};

export const clientsTable: ReportTable = {
  columns: ["id", "name", ...minutes],
  entriesOf: listIn("clients"),
};

export const spentTable: ReportTable = {
  columns: [...resource, ...minutes, "utilization", ...period],
  entriesOf: listIn("resources"),
};

export const purposesTable: ReportTable = {
  columns: ["kind", "name", "client_name", ...minutes],
  async *entriesOf(report) {
    for (const kind of ["project", "client"] as const) {
      for await (const entries of listIn(`${kind}s`)(report)) {
        yield entries.map((entry) => ({ ...entry, kind }));
      }
    }
  },
};

export async function answerWithTable(
  reply: FastifyReply,
  report: object,
  { name, table: { columns, entriesOf } }: { name: string; table: ReportTable },
): Promise<FastifyReply> {
  const cells = columns.map((column) => {
    const isDuration = durations.has(column);
    const cellOf = (entry: Entry): Cell => {
      const value = entry[column];
      return isDuration && typeof value === "number" ? { minutes: value } : value;
    };
    return [column, cellOf] as const;
  });
  return await answerWithCsv(reply, {
    name: `report-${name}`,
    columns: Object.fromEntries(cells),
    pages: entriesOf(report) as AsyncIterable<readonly Entry[]>,
  });
}
