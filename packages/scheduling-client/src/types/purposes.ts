import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";
import type { Narrowing, Present } from "./changes.ts";
import type { FilterOf } from "./filters.ts";

export type ListedClient = Present<AnswerOf<"listClients">[number]>;

/** A customer of bookings. */
export type Client = AnswerOf<"getClient">;

export type ClientExport = AnswerOf<"exportClient">;

/** Visits, no-shows and spend of a client. */
export type ClientFigures = AnswerOf<"listClientFigures">[number];

/** With a page of the client's appointments. */
export type ClientHistory = AnswerOf<"getClientHistory">;

export type ClientHistoryFilter = QueryOf<"getClientHistory">;

export type NewClient = BodyOf<"createClient">;

/** Absent fields stay unchanged. */
export type ClientChanges = BodyOf<"updateClient">;

/** By name, address or phone number; optionally archived ones. */
export type ClientFilter = Narrowing<FilterOf<"listClients">>;

/** Optionally archived ones. */
export type ArchiveFilter = Narrowing<FilterOf<"listProjects">>;

export type ListedProject = Present<AnswerOf<"listProjects">[number]>;

/** A group of bookings. */
export type Project = AnswerOf<"getProject">;

export type NewProject = BodyOf<"createProject">;

/** Absent fields stay unchanged. */
export type ProjectChanges = BodyOf<"updateProject">;
