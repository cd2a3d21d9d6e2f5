import { batched } from "@frontdesk/database/batcher";
import { untracked } from "@frontdesk/database/commit-tracking";
import type { OpenDatabase } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import {
  createLimits,
  type Digest,
  type LimitRule,
  type Limits,
  type RunSql,
  type WindowState,
} from "@frontdesk/server/limits";
import type { Logger } from "pino";

export interface SharedRules<Name extends string> {
  schema: string;
  rules: Record<Name, LimitRule>;
  log: Logger;
  digest?: Digest | undefined;
}

export function createSharedLimits<Name extends string>(
  { db, embedded }: Pick<OpenDatabase, "db" | "embedded">,
  { schema, ...own }: SharedRules<Name>,
): Limits<Name> {
  if (embedded) return createLimits(own);
  const limits = createLimits({ ...own, shared: { schema, run: preparing(db, schema) } });
  const countBatched = batched<CountInput<Name>, WindowState>({
    ask: (_db, counted) => countAll(limits, counted),
    orderOf: ({ name, key }) => `${name} ${key}`,
    // All counts of a key update one row, so a second statement would wait for it.
    maxConcurrency: 1,
  });
  return {
    ...limits,
    count: (name, key, times = 1) =>
      times === 1 ? countBatched(db, { name, key }) : limits.count(name, key, times),
  };
}

/** The loss of counts does no harm. */
function preparing(db: OpenDatabase["db"], schema: string): RunSql {
  const existing = new Map<string, ReturnType<typeof statement>>();
  return async (text, values, name) => {
    const prepared = existing.get(text) ?? statement(`${schema}_${name}`, text);
    existing.set(text, prepared);
    return await untracked(() => run(db, prepared, values));
  };
}

interface CountInput<Name extends string> {
  name: Name;
  key: string;
}

async function countAll<Name extends string>(
  limits: Limits<Name>,
  counted: readonly CountInput<Name>[],
): Promise<WindowState[]> {
  const { name, key } = counted[0]!;
  const { used, msBeforeNext } = await limits.count(name, key, counted.length);
  const before = used - counted.length;
  return counted.map((_, index) => ({ used: before + index + 1, msBeforeNext }));
}
