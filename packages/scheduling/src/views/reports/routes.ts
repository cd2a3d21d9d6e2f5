import type { Database } from "@frontdesk/database/database";
import { answerWithCsv, type Cell } from "@frontdesk/server/csv";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply } from "fastify";
import type { Static, TSchema } from "typebox";
import { orCsv } from "../../api/lists/tables.ts";
import { answerObject } from "../../api/objects.ts";
import { tableRefusals } from "../../api/refusals.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { ask, type ReportRequest } from "./ask.ts";
import { reportClient, reportClients, reportProject, reportProjects } from "./purpose-reports.ts";
import { reportRefusals } from "./refusals.ts";
import { reportResource, reportResources } from "./resources.ts";
import {
  ClientReport,
  ClientsReport,
  ProjectReport,
  ProjectsReport,
  ReportRange,
  ResourceReport,
  ResourcesReport,
} from "./schema.ts";
import { hadOne } from "./store.ts";

type Entry = Readonly<Record<string, Cell>>;

interface ReportTable {
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

const resourcesTable: ReportTable = {
  columns: [...resource, ...minutes, "unbooked", "availability", "utilization", ...period],
  entriesOf: listIn("resources"),
};

const projectsTable: ReportTable = {
  columns: ["id", "name", "project_code", "client_id", "client_name", ...minutes],
  entriesOf: listIn("projects"),
};

const clientsTable: ReportTable = {
  columns: ["id", "name", ...minutes],
  entriesOf: listIn("clients"),
};

const spentTable: ReportTable = {
  columns: [...resource, ...minutes, "utilization", ...period],
  entriesOf: listIn("resources"),
};

const purposesTable: ReportTable = {
  columns: ["kind", "name", "client_name", ...minutes],
  async *entriesOf(report) {
    for (const kind of ["project", "client"] as const) {
      for await (const entries of listIn(`${kind}s`)(report)) {
        yield entries.map((entry) => ({ ...entry, kind }));
      }
    }
  },
};

async function answerWithTable(
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

const query = {
  tags: ["Reports"],
  "x-refusals": [...Object.values(reportRefusals), tableRefusals.longTable],
  querystring: ReportRange,
};
const readable = { persons: true, scope: "reports:read", right: ["reports", "view"] } as const;

interface Whole {
  path: string;
  operationId?: string;
  summary: string;
  schema: TSchema;
  table: ReportTable;
  make: (db: Database, request: ReportRequest) => Promise<object | undefined>;
}

const wholes: readonly Whole[] = [
  {
    path: "resources",
    summary: "Retrieve a utilization report by resource",
    schema: ResourcesReport,
    table: resourcesTable,
    make: reportResources,
  },
  {
    path: "projects",
    summary: "Retrieve a time report by project",
    schema: ProjectsReport,
    table: projectsTable,
    make: reportProjects,
  },
  {
    path: "projects/0",
    operationId: "getReportWithoutProject",
    summary: "Retrieve a time report of bookings without a project",
    schema: ProjectReport,
    table: spentTable,
    make: (db, request) => reportProject(db, request, 0),
  },
  {
    path: "clients",
    summary: "Retrieve a time report by client, projects included",
    schema: ClientsReport,
    table: clientsTable,
    make: reportClients,
  },
  {
    path: "clients/0",
    operationId: "getReportWithoutClient",
    summary: "Retrieve a time report of bookings without a client",
    schema: ClientReport,
    table: spentTable,
    make: (db, request) => reportClient(db, request, 0),
  },
];

interface One extends Omit<Whole, "make" | "operationId"> {
  noun: "resource" | "project" | "client";
  make: (db: Database, request: ReportRequest, id: number) => Promise<object | undefined>;
}

const ones: readonly One[] = [
  {
    path: "resources",
    noun: "resource",
    summary: "Retrieve a time report of a resource's projects and clients",
    schema: ResourceReport,
    table: purposesTable,
    make: reportResource,
  },
  {
    path: "projects",
    noun: "project",
    summary: "Retrieve a time report of a project's resources",
    schema: ProjectReport,
    table: spentTable,
    make: reportProject,
  },
  {
    path: "clients",
    noun: "client",
    summary: "Retrieve a time report of a client's resources",
    schema: ClientReport,
    table: spentTable,
    make: reportClient,
  },
];

export function reportRoutes(server: Server, context: Context): void {
  for (const { path, operationId, summary, schema, table, make } of wholes) {
    const response = { 200: orCsv(schema) };
    const named = operationId === undefined ? {} : { operationId };
    server.get(
      `/:account/reports/${path}`,
      {
        schema: { ...query, ...named, summary, params: AccountPath, response },
        config: readable,
      },
      async (request, reply) => {
        const report = await ask(context, request, make);
        return await send(
          report,
          { request, reply },
          {
            name: path.replace("/", "-"),
            table,
            schema,
          },
        );
      },
    );
  }
  for (const { path, noun, summary, schema, table, make } of ones) {
    const response = { 200: orCsv(schema) };
    server.get(
      `/:account/reports/${path}/:id`,
      {
        schema: { ...query, summary, params: InAccount(PathId), response },
        config: { ...readable, exists: hadOne(noun) },
      },
      async (request, reply) => {
        const { id } = request.params;
        const report = await ask(context, request, (db, request) => make(db, request, id));
        return await send(
          report,
          { request, reply },
          {
            name: `${path}-${id}`,
            table,
            schema,
          },
        );
      },
    );
  }
}

async function send(
  report: object | undefined,
  { request, reply }: { request: { query: Static<typeof ReportRange> }; reply: FastifyReply },
  { schema, ...notice }: { name: string; table: ReportTable; schema: TSchema },
): Promise<object> {
  if (report === undefined) throw reportRefusals.notFound();
  if (request.query.format !== "csv") return (await answerObject(reply, schema, report)) as object;
  return await answerWithTable(reply, report, notice);
}
