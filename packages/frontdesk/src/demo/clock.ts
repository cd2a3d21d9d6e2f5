/* Runs work in order, each at its simulated time. */
export interface Clock {
  now(): Date;
}

type Work = () => Promise<void>;

export interface Agenda extends Clock {
  /** Milliseconds since 1970; never before finished work. */
  plan(at: number, work: Work): void;
  live(until: number): Promise<void>;
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export function agendaFrom(start: number): Agenda {
  let at = start;
  const planned: { at: number; work: Work }[] = [];
  return {
    now: () => new Date(at),
    plan(moment, work) {
      const next = { at: Math.max(moment, at), work };
      const before = planned.findLastIndex((one) => one.at <= next.at);
      planned.splice(before + 1, 0, next);
    },
    async live(until) {
      while (planned.length > 0 && planned[0]!.at <= until) {
        const next = planned.shift()!;
        at = next.at;
        await next.work();
      }
      planned.length = 0;
      at = Math.max(at, until);
    },
  };
}

/** YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Milliseconds since 1970 of a UTC minute. */
export function momentOf(day: string, minute: number): number {
  return Date.parse(day) + minute * minuteMs;
}
