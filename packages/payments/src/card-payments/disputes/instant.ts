import { invalid, type Problem } from "@frontdesk/server/refusal";

const first = Date.UTC(1970, 0, 1);
const end = Date.UTC(2200, 0, 1);

/** Refuses leap seconds and years outside 1970 to 2199. */
export function instantOf(text: string, problem: () => Problem): Date {
  const instant = new Date(text);
  const time = instant.getTime();
  if (time >= first && time < end) return instant;
  throw invalid([problem()]);
}
