import { markTrouble } from "./commit-tracking.ts";

export function createGate(most: number, patienceMs: number) {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return {
    async enter(): Promise<void> {
      if (inside < most) {
        inside += 1;
        return;
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1);
        const error = new Error("no database connection was free in time");
        markTrouble(error);
        reject(error);
      }, patienceMs);
      function enter() {
        clearTimeout(timer);
        resolve();
      }
      waiting.push(enter);
      await promise;
    },
    leave(): void {
      const next = waiting.shift();
      if (next === undefined) inside -= 1;
      else next();
    },
  };
}
