import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { queryOf, tableOf } from "./list.ts";
import type { Channel } from "./send.ts";
import type {
  ClientReport,
  ClientsReport,
  ProjectReport,
  ProjectsReport,
  ReportRange,
  ResourceReport,
  ResourcesReport,
} from "./types/reports.ts";

/** What was booked and what was there, in the account at a root. */
export function reportsOf(channel: Channel, root: string) {
  const reportAt =
    <Report>(noun: string) =>
    async (range: ReportRange, options?: CallOptions): Promise<Report> => {
      const report = `${root}/reports/${noun}${queryOf(range)}`;
      return await channel.ask({ method: "GET", path: report, options });
    };
  const reportOn =
    <Report>(noun: string) =>
    (id: number, range: ReportRange, options?: CallOptions): Promise<Report> =>
      reportAt<Report>(noun + path`/${id}`)(range, options);
  return {
    /** The lines of a report of 366 days at most, as CSV; of one thing where its id is given. */
    async csv(
      noun: "resources" | "projects" | "clients",
      { id, ...range }: ReportRange & { id?: number | undefined },
      options?: CallOptions & { locale?: string | undefined },
    ): Promise<string> {
      const report = `${root}/reports/${noun}${id === undefined ? "" : path`/${id}`}`;
      return await tableOf(channel, report, { filter: range, ...options });
    },

    resources: reportAt<ResourcesReport>("resources"),
    resource: reportOn<ResourceReport>("resources"),
    projects: reportAt<ProjectsReport>("projects"),
    /** 0 stands for all that has no project. */
    project: reportOn<ProjectReport>("projects"),
    clients: reportAt<ClientsReport>("clients"),
    /** 0 stands for all that has no client. */
    client: reportOn<ClientReport>("clients"),
  };
}
