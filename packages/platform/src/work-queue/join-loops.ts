import type { Loop } from "./loop.ts";

export function joinLoops(loops: readonly Loop[]): Loop {
  return {
    wake() {
      for (const loop of loops) loop.wake();
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
    async drain() {
      for (const loop of loops) await loop.drain();
    },
  };
}
