const leading = ["hours", "closures", "service", "look", "page", "trial"] as const;
const folded = ["team", "payment", "factor"] as const;

export type FirstTask = (typeof leading)[number] | (typeof folded)[number];

/** An absent step concerns another part of the workspace or another role. */
export type StepsState = Readonly<Partial<Record<FirstTask, boolean>>>;

export interface TaskEntry {
  task: FirstTask;
  isDone: boolean;
}

/** A shop has no leading steps, and begins with the others. */
export function firstStepsOf(done: StepsState): { first: TaskEntry[]; later: TaskEntry[] } {
  const entriesOf = (tasks: readonly FirstTask[]) =>
    tasks.flatMap((task): TaskEntry[] => {
      const isDone = done[task];
      return isDone === undefined ? [] : [{ task, isDone }];
    });
  const [first, later] = [entriesOf(leading), entriesOf(folded)];
  return first.length > 0 ? { first, later } : { first: later, later: [] };
}

interface Period {
  week_day: number;
  start_time: number;
  end_time: number;
}

/** True once someone has changed the hours of a new account: Monday to Friday, 9 to 17. */
export function areOwnHours(periods: readonly Period[]): boolean {
  const isInitial = (period: Period, day: number) =>
    period.week_day === day && period.start_time === 540 && period.end_time === 1020;
  return periods.length !== 5 || !periods.every((period, at) => isInitial(period, at + 1));
}
