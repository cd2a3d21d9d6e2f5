import type { Operation, QueryOf } from "../openapi.ts";

/** What a list can be narrowed by; where in it to be is said by the options of lists. */
export type FilterOf<Name extends Operation> = {
  [Key in keyof QueryOf<Name> as FilterName<Key>]: FilterValue<QueryOf<Name>[Key]>;
};

/** The page has options of its own, and the brackets of lists are added in the address. */
type FilterName<Key> = Key extends Paging ? never : Key extends `${infer Stem}[]` ? Stem : Key;
type Paging = "limit" | "offset" | "after" | "before" | "page" | "per_page" | "format";
type FilterValue<Value> = Value extends (infer Entry)[] ? readonly Entry[] : Value;
