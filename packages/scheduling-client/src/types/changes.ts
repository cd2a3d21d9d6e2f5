import type { AnswerOf } from "../openapi.ts";

/** What is left of something that was deleted. */
export type Deleted = Extract<AnswerOf<"listClients">[number], { deleted: true }>;

/** An entry of a list, without what deleted ones leave. */
export type Present<Listed> = Exclude<Listed, Deleted>;

/** What a list can be narrowed by beside the moment since when it changed. */
export type Narrowing<Filter> = Omit<Filter, "updated_since">;

/** That something was changed: read it again, where you keep it. */
export interface ChangeHint {
  /** What was changed: `booking`, `client`, and the like. */
  type: string;
  action: "create" | "update" | "delete";
  /** Of what was changed. */
  id: number;
  /** When, ISO 8601. */
  at: string;
}
