/*
 * Webhooks at work in this process: they read what happened, and are sent what was put before them.
 */
import type { Context, Webhooks } from "../../ground/context.ts";
import { type SendingContext, type SendingOptions, startSending } from "./deliveries/deliver.ts";
import { type ReadingOptions, startReading } from "./readers/reading.ts";

/** Attempts of this process so far: what was taken, what was refused, and what was not answered. */
export interface AttemptCounts {
  taken: number;
  refused: number;
  unanswered: number;
}

export interface RunningWebhooks extends Webhooks {
  counts(): AttemptCounts;
  /** Begins no more, and waits for what is on its way. */
  stop(): Promise<void>;
  /** Reads and sends until there is nothing left to do now. */
  drain(): Promise<void>;
}

export type WebhookOptions = Partial<ReadingOptions> & { sending?: SendingOptions };

/** Starts reading and sending in the background. */
export function startWebhooks(
  context: Omit<SendingContext, "note"> & Pick<Context, "embedded">,
  { sending: pace = {}, ...options }: WebhookOptions = {},
): RunningWebhooks {
  const counts: AttemptCounts = { taken: 0, refused: 0, unanswered: 0 };
  const note: SendingContext["note"] = ({ isTaken, answer }) => {
    counts[isTaken ? "taken" : answer.code === null ? "unanswered" : "refused"] += 1;
  };
  const sending = startSending({ ...context, note }, pace);
  const reading = startReading(context, sending.wake, options);
  return {
    read: reading.read,
    deliver: sending.wake,
    counts: () => ({ ...counts }),
    async stop() {
      await reading.stop();
      await sending.stop();
    },
    async drain() {
      await reading.drain();
      await sending.drain();
    },
  };
}
