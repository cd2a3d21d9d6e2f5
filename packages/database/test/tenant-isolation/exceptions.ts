/* Known breaches by reason; the list only shrinks. No exception covers a statement that a
   distributed database always refuses. */
import { complaintsOf, isRejected, routingComplaintsOf } from "./judge.ts";
import type { SentStatement } from "./record.ts";
import type { Tenancy } from "./tenancy.ts";

/** Reason → stores and their functions, or keys and constraints. */
export type Exceptions = Readonly<Record<string, readonly string[]>>;

export interface TenancyJudgement {
  count: number;
  broken: string[];
  needless: string[];
}

export interface JudgeOptions {
  excepted: readonly Exceptions[];
  frozen?: readonly string[];
  isWhole: boolean;
}

/** Without `isWhole`, an unsent exception is not needless. */
export async function judgeAll(
  sent: readonly SentStatement[],
  tenancy: Tenancy,
  { excepted, frozen = [], isWhole }: JudgeOptions,
): Promise<TenancyJudgement> {
  const listed = new Set(excepted.flatMap((reasons) => Object.values(reasons).flat()));
  const routing = await judgeRouting(sent, tenancy, { listed, frozen });
  const faulty = new Set<string>(tenancy.loose);
  const broken = tenancy.loose
    .filter((name) => !listed.has(name))
    .map((name) => `${name}: has no tenant`);
  for (const statement of sent) {
    const stores = storesOf(statement);
    for (const complaint of await complaintsOf(statement.text, tenancy)) {
      for (const store of stores) faulty.add(store);
      const isExcused = stores.some((store) => listed.has(store)) && !isRejected(complaint);
      if (!isExcused) broken.push(`${statement.by}: ${complaint}`);
    }
  }
  const judged = new Set([...tenancy.loose, ...sent.flatMap(storesOf)]);
  return {
    count: sent.length,
    broken: [...new Set([...broken, ...routing.broken])].sort(),
    needless: [
      ...[...listed].filter((by) => !faulty.has(by) && (isWhole || judged.has(by))),
      ...routing.needless,
    ].sort(),
  };
}

/** An exception of any covers the statement, since only its first caller is recorded. */
function storesOf({ by, callees = [] }: SentStatement): readonly string[] {
  return [by, ...callees];
}

interface Routing {
  listed: ReadonlySet<string>;
  frozen: readonly string[];
}

/**
 * Frozen stores predate the routing rule. An exception with a reason excuses a query to all shards,
 * but no insert inside a `with`.
 */
async function judgeRouting(
  sent: readonly SentStatement[],
  tenancy: Tenancy,
  { listed, frozen }: Routing,
): Promise<Pick<TenancyJudgement, "broken" | "needless">> {
  const old = new Set(frozen);
  const faulty = new Set<string>();
  const broken: string[] = [];
  for (const statement of sent) {
    const stores = storesOf(statement);
    for (const complaint of await routingComplaintsOf(statement.text, tenancy)) {
      for (const store of stores) faulty.add(store);
      const isListed = stores.some((store) => listed.has(store));
      const isExcused = isListed && complaint !== "inserts in a with";
      const isOld = stores.some((store) => old.has(store));
      if (!isOld && !isExcused) broken.push(`${statement.by}: ${complaint}`);
    }
  }
  const judged = new Set(sent.flatMap(storesOf));
  return { broken, needless: frozen.filter((by) => judged.has(by) && !faulty.has(by)) };
}
