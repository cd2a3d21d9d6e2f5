/* The commit of the surrounding transaction sends no signal, so the worker polls a few times,
   ever later. */

const delaysMs = [5, 30, 100, 250, 500];

export interface Waker {
  wake(queue: string): void;
  stop(): void;
}

export function createWaker(notify: (queue: string) => void): Waker {
  const waiting = new Map<string, { interval: number; timer: NodeJS.Timeout }>();

  function wait(queue: string, stage: number): void {
    const delayMs = delaysMs[stage];
    if (delayMs === undefined) {
      waiting.delete(queue);
      return;
    }
    const timer = setTimeout(() => {
      notify(queue);
      wait(queue, stage + 1);
    }, delayMs);
    waiting.set(queue, { interval: stage, timer: timer.unref() });
  }

  return {
    wake(queue) {
      const current = waiting.get(queue);
      if (current?.interval === 0) return;
      clearTimeout(current?.timer);
      wait(queue, 0);
    },
    stop() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
