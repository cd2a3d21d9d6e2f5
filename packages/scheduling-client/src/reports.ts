import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { Api } from "./api.ts";
import { queryOf } from "./list.ts";
import type {
  ClientReport,
  ClientsReport,
  ProjectReport,
  ProjectsReport,
  ReportRange,
  ResourceReport,
  ResourcesReport,
} from "./types/reports.ts";

/** Booked and available time. */
export function reportsOf({ get, csv }: Api, root: string) {
  const reportAt =
    <Report>(noun: string) =>
    async (range: ReportRange, options?: CallOptions): Promise<Report> =>
      get(`${root}/reports/${noun}${queryOf(range)}`, options);
  const reportOn =
    <Report>(noun: string) =>
    (id: number, range: ReportRange, options?: CallOptions): Promise<Report> =>
      reportAt<Report>(noun + path`/${id}`)(range, options);
  return {
    /** At most 366 days, as CSV; of one item by id. */
    async csv(
      noun: "resources" | "projects" | "clients",
      { id, ...range }: ReportRange & { id?: number | undefined },
      options?: CallOptions & { locale?: string | undefined },
    ): Promise<string> {
      const report = `${root}/reports/${noun}${id === undefined ? "" : path`/${id}`}`;
      return await csv(report, { filter: range, ...options });
    },

    resources: reportAt<ResourcesReport>("resources"),
    resource: reportOn<ResourceReport>("resources"),
    projects: reportAt<ProjectsReport>("projects"),
    /** 0 for bookings without a project. */
    project: reportOn<ProjectReport>("projects"),
    clients: reportAt<ClientsReport>("clients"),
    /** 0 for bookings without a client. */
    client: reportOn<ClientReport>("clients"),
  };
}
