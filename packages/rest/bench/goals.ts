// What the library promises of its speed, with many callers at once.
import type { CandidateName } from "./candidates.ts";
import { cpuOf, type Ratio, rateOf, ratioOf } from "./figures.ts";
import type { Race } from "./race.ts";
import type { Slice } from "./slice.ts";

interface Goal {
  title: string;
  other: CandidateName;
  measure(slice: Slice): number;
  isMet(ratio: number): boolean;
}

const goals: Goal[] = [
  {
    title: "requests/s, of undici's: at least 0.85",
    other: "undici",
    measure: rateOf,
    isMet: (ratio) => ratio >= 0.85,
  },
  {
    title: "CPU per request, of undici's: at most 1.15",
    other: "undici",
    measure: cpuOf,
    isMet: (ratio) => ratio <= 1.15,
  },
  ...(["got", "axios", "ky"] as const).map((other) => ({
    title: `requests/s, of ${other}'s: at least 4`,
    other,
    measure: rateOf,
    isMet: (ratio: number) => ratio >= 4,
  })),
];

export interface Verdict {
  title: string;
  ratio: Ratio;
  isMet: boolean;
}

/** A goal is met when the median of the rounds meets it. */
export function judge(race: Race): Verdict[] {
  return goals.map(({ title, other, measure, isMet }) => {
    const ratio = ratioOf({ one: race.rest, other: race[other], measure });
    return { title, ratio, isMet: isMet(ratio.median) };
  });
}
