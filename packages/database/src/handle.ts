import type { Kysely } from "kysely";

/** The handle to a database, and to a transaction in it. */
export type Database = Kysely<unknown>;
