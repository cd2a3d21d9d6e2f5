import type { AnswerOf } from "../openapi.ts";

/** Marker of a deleted item. */
export type Deleted = Extract<AnswerOf<"listClients">[number], { deleted: true }>;

/** Entries without markers of deleted items. */
export type Present<Listed> = Exclude<Listed, Deleted>;

/** Filters besides the moment of changes. */
export type Narrowing<Filter> = Omit<Filter, "updated_since">;

/** An item changed: read it again if you mirror it. */
export interface ChangeHint {
  /** `booking`, `client`, and so on. */
  type: string;
  action: "create" | "update" | "delete";
  /** Id of the item. */
  id: number;
  /** ISO 8601. */
  at: string;
}
