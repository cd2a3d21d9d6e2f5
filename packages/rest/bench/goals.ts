import type { CandidateName } from "./candidates.ts";
import { cpuOf, type Ratio, rateOf, ratioOf } from "./figures.ts";
import type { Race } from "./race.ts";
import type { Slice } from "./slice.ts";

interface Goal {
  title: string;
  other: CandidateName;
  measure(slice: Slice): number;
  goal: GoalBound;
}

type GoalBound = { least: number } | { most: number };

const goals: Goal[] = [
  { title: "requests/s, of undici's", other: "undici", measure: rateOf, goal: { least: 0.85 } },
  { title: "CPU per request, of undici's", other: "undici", measure: cpuOf, goal: { most: 1.15 } },
  ...(["got", "axios", "ky"] as const).map((other) => ({
    title: `requests/s, of ${other}'s`,
    other,
    measure: rateOf,
    goal: { least: 4 },
  })),
];

export interface Verdict {
  title: string;
  ratio: Ratio;
  goal: GoalBound;
  isMet: boolean;
}

/** The median of the rounds decides. */
export function judge(race: Race): Verdict[] {
  return goals.map(({ title, other, measure, goal }) => {
    const ratio = ratioOf({ one: race.rest, other: race[other], measure });
    const isMet = "least" in goal ? ratio.median >= goal.least : ratio.median <= goal.most;
    return { title, ratio, goal, isMet };
  });
}
