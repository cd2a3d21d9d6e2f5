import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import type { Api } from "./api.ts";
import { queryOf } from "./list.ts";
import type {
  ClientReport,
  ClientsReport,
  DayClosing,
  DayReport,
  NewDayClosing,
  ProjectReport,
  ProjectsReport,
  ReportRange,
  ResourceReport,
  ResourcesReport,
} from "./types/reports.ts";

/** Booked and available time, and the money of a day. */
export function reportsOf({ get, post, csv }: Api, root: string) {
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

    /** Money of a day in the account's time zone, from its receipts. */
    day: (date: string, options?: CallOptions): Promise<DayReport> =>
      get(`${root}/reports/day${queryOf({ date })}`, options),
    /** Keeps the counted cash. Repeat it with the same idempotency key. */
    closeDay: (closing: NewDayClosing, options?: PostOptions): Promise<DayClosing> =>
      post(`${root}/day_closings`, closing, options),
  };
}
