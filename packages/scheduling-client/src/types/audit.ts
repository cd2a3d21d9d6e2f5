import type { AnswerOf } from "../openapi.ts";
import type { FilterOf } from "./filters.ts";

/** A change with the state before and after, as the API shows it. */
export type AuditEntry = AnswerOf<"listAudit">[number];

export type AuditFilter = FilterOf<"listAudit">;
