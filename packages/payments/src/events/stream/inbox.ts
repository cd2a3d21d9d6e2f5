import type { Portion } from "./portion.ts";

/** What was handed to a stream and is not yet sent. */
export interface Inbox {
  put(portion: Portion): void;
  /** The next, as soon as there is one; undefined when the stream has ended. */
  take(): Promise<Portion | undefined>;
}

/** The newest stay, so that it shows that others are missing. */
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
