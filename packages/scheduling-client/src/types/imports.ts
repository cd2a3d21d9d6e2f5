import type { AnswerOf, BodyOf } from "../openapi.ts";
import type { FilterOf } from "./filters.ts";

/** A file of clients: a dry run, then its import. */
export type Import = AnswerOf<"getImport">;

export type NewImport = BodyOf<"createImport">;

/** A row of the file, with its problems. */
export type ImportRow = AnswerOf<"listImportRows">[number];

export type ImportRowFilter = FilterOf<"listImportRows">;
