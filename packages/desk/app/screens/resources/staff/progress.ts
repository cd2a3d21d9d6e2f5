import { useRef } from "react";

export const staffTasks = ["calendar", "services", "login", "link", "shop"] as const;
export type StaffTask = (typeof staffTasks)[number];

export interface StaffProgress {
  resourceId: number | null;
  userId: number | null;
  done: readonly StaffTask[];
}

export const noProgress: StaffProgress = { resourceId: null, userId: null, done: [] };

export interface ProgressKeeper {
  /** Newer than the rendered progress while an action repeats itself. */
  now: () => StaffProgress;
  note: (progress: StaffProgress) => void;
}

export function useProgress(
  progress: StaffProgress,
  keep: (progress: StaffProgress) => void,
): ProgressKeeper {
  const newest = useRef(progress);
  return {
    now: () => newest.current,
    note: (progress) => {
      newest.current = progress;
      keep(progress);
    },
  };
}
