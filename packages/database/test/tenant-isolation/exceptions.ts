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
  const broken = tenancy.loose.map((name) => ({ by: name, complaint: "has no tenant" }));
  for (const { by, text } of sent) {
    for (const complaint of await complaintsOf(text, tenancy)) {
      faulty.add(by);
      broken.push({ by, complaint });
    }
  }
  const judged = new Set([...tenancy.loose, ...sent.map(({ by }) => by)]);
  const lines = broken
    .filter(({ by, complaint }) => isRejected(complaint) || !listed.has(by))
    .map(({ by, complaint }) => `${by}: ${complaint}`);
  return {
    count: sent.length,
    broken: [...new Set([...lines, ...routing.broken])].sort(),
    needless: [
      ...[...listed].filter((by) => !faulty.has(by) && (isWhole || judged.has(by))),
      ...routing.needless,
    ].sort(),
  };
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
  for (const { by, text } of sent) {
    for (const complaint of await routingComplaintsOf(text, tenancy)) {
      faulty.add(by);
      const isExcused = listed.has(by) && complaint !== "inserts in a with";
      if (!old.has(by) && !isExcused) broken.push(`${by}: ${complaint}`);
    }
  }
  const judged = new Set(sent.map(({ by }) => by));
  return { broken, needless: frozen.filter((by) => judged.has(by) && !faulty.has(by)) };
}
