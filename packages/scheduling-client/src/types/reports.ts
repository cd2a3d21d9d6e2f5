/* Minutes of a range of dates, both included, and the money of a day. */
import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";

/** A range has at most five years. */
export type ReportRange = QueryOf<"getReportResources">;

export type ResourcesReport = AnswerOf<"getReportResources">;

export type ResourceReport = AnswerOf<"getReportResource">;

export type ProjectsReport = AnswerOf<"getReportProjects">;

export type ProjectReport = AnswerOf<"getReportProject">;

export type ClientsReport = AnswerOf<"getReportClients">;

export type ClientReport = AnswerOf<"getReportClient">;

/** In minor units, by currency. */
export type DayReport = AnswerOf<"getDayReport">;

export type DayClosing = AnswerOf<"createDayClosing">;

export type NewDayClosing = BodyOf<"createDayClosing">;
