import type { AnswerOf } from "../openapi.ts";
import type { FilterOf } from "./filters.ts";

/** One change, and what was changed before and after it, as the API shows it. */
export type AuditEntry = AnswerOf<"listAudit">[number];

export type AuditFilter = FilterOf<"listAudit">;
