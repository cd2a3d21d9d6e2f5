/* Minutes of a range of dates, both included. */
import type { AnswerOf, QueryOf } from "../openapi.ts";

/** A range has at most five years. */
export type ReportRange = QueryOf<"getReportResources">;

export type ResourcesReport = AnswerOf<"getReportResources">;

export type ResourceReport = AnswerOf<"getReportResource">;

export type ProjectsReport = AnswerOf<"getReportProjects">;

export type ProjectReport = AnswerOf<"getReportProject">;

export type ClientsReport = AnswerOf<"getReportClients">;

export type ClientReport = AnswerOf<"getReportClient">;
