import type { Operation, QueryOf } from "../openapi.ts";

/** Without paging. */
export type FilterOf<Name extends Operation> = {
  [Key in keyof QueryOf<Name> as FilterName<Key>]: FilterValue<QueryOf<Name>[Key]>;
};

/** The address adds brackets of lists. */
type FilterName<Key> = Key extends Paging ? never : Key extends `${infer Stem}[]` ? Stem : Key;
type Paging = "limit" | "offset" | "after" | "before" | "page" | "per_page" | "format";
type FilterValue<Value> = Value extends (infer Entry)[] ? readonly Entry[] : Value;
