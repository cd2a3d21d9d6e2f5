/*
 * What breaks a condition and is known to, by why it may: the list only shrinks. What a distributed
 * database refuses for good nothing excepts.
 */
import { complaintsOf, isRefused } from "./judge.ts";
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

/** Judges statements; only where `isWhole` is an exception needless that nothing was sent for. */
export async function judgeAll(
  sent: readonly Sent[],
  tenancy: Tenancy,
  { excepted, isWhole }: { excepted: readonly Exceptions[]; isWhole: boolean },
): Promise<Judged> {
  const listed = new Set(excepted.flatMap((reasons) => Object.values(reasons).flat()));
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
    broken: [...new Set(lines)].sort(),
    needless: [...listed].filter((by) => !faulty.has(by) && (isWhole || judged.has(by))).sort(),
  };
}
