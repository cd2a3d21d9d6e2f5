export type FirstTask = "resource" | "booking" | "payment" | "team" | "factor";

export interface StepsState {
  /** Undefined: loading, or no part for it. */
  resource: boolean | undefined;
  booking: boolean | undefined;
  payment: boolean | undefined;
  team: boolean | undefined;
  factor: boolean;
}

export interface TaskEntry {
  task: FirstTask;
  isDone: boolean;
}

const order: readonly FirstTask[] = ["payment", "resource", "booking", "team", "factor"];
/** Done: the workspace is not new. */
const essential: readonly FirstTask[] = ["resource", "booking", "payment"];

export function firstStepsOf(done: StepsState): TaskEntry[] {
  const existing = order.flatMap((transition): TaskEntry[] => {
    const isDone = done[transition];
    return isDone === undefined ? [] : [{ task: transition, isDone }];
  });
  const isNew = existing.some(({ task, isDone }) => essential.includes(task) && !isDone);
  return isNew ? existing : [];
}
