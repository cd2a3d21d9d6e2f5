/*
 * What breaks a condition and is known to, by why it may: the list only shrinks. What a distributed
 * database refuses for good nothing excepts.
 */
import { complaintsOf, isRefused, routingComplaintsOf } from "./judge.ts";
import type { Sent } from "./record.ts";
import type { Tenancy } from "./tenancy.ts";

/** Stores and their functions, or keys and constraints, by the reason that they stand for. */
export type Exceptions = Readonly<Record<string, readonly string[]>>;

export interface Judged {
  /** How many statements were judged. */
  count: number;
  /** What breaks a condition and is not excepted. */
  broken: string[];
  /** What is excepted and keeps to all of them. */
  needless: string[];
}

export interface Known {
  excepted: readonly Exceptions[];
  /** Stores and their functions that are older than the rule of routing. */
  frozen?: readonly string[];
  /** Whether all that is excepted was sent. */
  isWhole: boolean;
}

/** Judges statements; only where `isWhole` is an exception needless that nothing was sent for. */
export async function judgeAll(
  sent: readonly Sent[],
  tenancy: Tenancy,
  { excepted, frozen = [], isWhole }: Known,
): Promise<Judged> {
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
    .filter(({ by, complaint }) => isRefused(complaint) || !listed.has(by))
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
 * Judges how Citus routes statements. Frozen stores are older than this rule; the list only
 * shrinks. An exception with a reason excuses the question to all shards, and no insert in a with.
 */
async function judgeRouting(
  sent: readonly Sent[],
  tenancy: Tenancy,
  { listed, frozen }: Routing,
): Promise<Pick<Judged, "broken" | "needless">> {
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
