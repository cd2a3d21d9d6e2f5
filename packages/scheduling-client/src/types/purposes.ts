import type { AnswerOf, BodyOf } from "../openapi.ts";
import type { Narrowing, Present } from "./changes.ts";
import type { FilterOf } from "./filters.ts";

/** A client in a list. */
export type ListedClient = Present<AnswerOf<"listClients">[number]>;

/** For whom bookings are. */
export type Client = AnswerOf<"getClient">;

/** All that is kept of a client. */
export type ClientExport = AnswerOf<"exportClient">;

export type NewClient = BodyOf<"createClient">;

/** Only what is given changes. */
export type ClientChanges = BodyOf<"updateClient">;

/** Clients by name, address or phone number, and archived ones besides. */
export type ClientFilter = Narrowing<FilterOf<"listClients">>;

/** What lists of projects can have besides the active ones. */
export type ArchiveFilter = Narrowing<FilterOf<"listProjects">>;

/** A project in a list. */
export type ListedProject = Present<AnswerOf<"listProjects">[number]>;

/** What bookings are for. */
export type Project = AnswerOf<"getProject">;

export type NewProject = BodyOf<"createProject">;

/** Only what is given changes. */
export type ProjectChanges = BodyOf<"updateProject">;
