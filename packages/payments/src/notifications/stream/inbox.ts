import type { Portion } from "./portion.ts";

export interface Inbox {
  put(portion: Portion): void;
  take(): Promise<Portion | undefined>;
}

/** The newest stay, so the stream can see a gap. */
const mostWaiting = 4;

export function openInbox(signal: AbortSignal): Inbox {
  const waiting: Portion[] = [];
  let wake = () => {};
  signal.addEventListener("abort", () => wake());
  return {
    put(portion) {
      waiting.push(portion);
      if (waiting.length > mostWaiting) waiting.shift();
      wake();
    },
    async take() {
      if (waiting.length === 0 && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
      return waiting.shift();
    },
  };
}
