import { useQuery } from "@tanstack/react-query";
import { countNeeding, needing, seesNeeding } from "../api/needing.ts";
import { useWorkspace } from "../api/workspace.ts";
import type { ScreenEntry } from "./navigation.ts";

export type Counts = Partial<Record<ScreenEntry["path"], number>>;

export function useCounts(): Counts {
  const workspace = useWorkspace();
  const { data: match } = useQuery({ ...needing(workspace), enabled: seesNeeding(workspace) });
  return { appointments: match === undefined ? 0 : countNeeding(match) };
}
