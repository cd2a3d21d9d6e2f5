import type { OpenDatabase } from "@frontdesk/database/database";
import { unfollowed } from "@frontdesk/database/deeds";
import { createLimits, type LimitRule, type Limits } from "@frontdesk/server/limits";
import { CompiledQuery } from "kysely";
import type { Logger } from "pino";

export interface SharedRules<Name extends string> {
  /** Where the counts are kept on PostgreSQL. */
  schema: string;
  rules: Record<Name, LimitRule>;
  log: Logger;
}

/** Limits that all processes share on PostgreSQL; an embedded database has one process. */
export function createSharedLimits<Name extends string>(
  { db, embedded }: Pick<OpenDatabase, "db" | "embedded">,
  { schema, rules, log }: SharedRules<Name>,
): Limits<Name> {
  const run = async (text: string, values: unknown[]) =>
    (await unfollowed(() => db.executeQuery(CompiledQuery.raw(text, values)))).rows;
  return createLimits({ rules, log, ...(!embedded && { shared: { schema, run } }) });
}
