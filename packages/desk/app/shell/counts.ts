import { useQuery } from "@tanstack/react-query";
import { countNeeding, needing, seesNeeding } from "../data/needing.ts";
import { usePlace } from "../data/place.ts";
import type { ScreenEntry } from "./navigation.ts";

export type Counts = Partial<Record<ScreenEntry["path"], number>>;

export function useCounts(): Counts {
  const place = usePlace();
  const { data: found } = useQuery({ ...needing(place), enabled: seesNeeding(place) });
  return { appointments: found === undefined ? 0 : countNeeding(found) };
}
