const october = 10;

/** The year whose holidays come next: from October on, the following one. */
export function planningYear(today: string): number {
  return yearOf(today) + (isPlanningSeason(today) ? 1 : 0);
}

export const isPlanningSeason = (today: string): boolean => Number(today.slice(5, 7)) >= october;

const yearOf = (today: string): number => Number(today.slice(0, 4));
