import { useEffect, useState } from "react";
import { timeNow } from "../api/clock.ts";
import { dayOf } from "../components/days.ts";
import { useNeeds } from "../screens/home/use-needs.ts";
import type { ScreenEntry } from "./navigation.ts";

export type Counts = Partial<Record<ScreenEntry["path"], number>>;

/** The screen reads first. */
const restAfterMs = 3_000;

export function useCounts(): Counts {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWhole(true), restAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const { requests, needs, appointments, disputes } = useNeeds(dayOf(timeNow()), { isWhole });
  // Home lists each request: a line with their number is no further to-do.
  const others = needs.filter(({ kind }) => kind !== "requests");
  return { home: requests.length + others.length, appointments, payments: disputes.length };
}
