/* Workers of this process. */

import { type Metrics, measureCounts, measureNumber } from "@frontdesk/server/metrics";
import type { Context, Webhooks } from "../../core/context.ts";
import {
  listDue,
  type SendingContext,
  type SendingOptions,
  startSending,
} from "./deliveries/deliver.ts";
import { type ReadingOptions, startReading } from "./readers/reading.ts";

export interface AttemptCounts {
  taken: number;
  refused: number;
  unanswered: number;
}

export interface RunningWebhooks extends Webhooks {
  counts(): AttemptCounts;
  /** Waits for running attempts. */
  stop(): Promise<void>;
  drain(): Promise<void>;
}

export type WebhookOptions = Partial<ReadingOptions> & { sending?: SendingOptions };

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

export function measureWebhooks(
  metrics: Metrics,
  { db, now }: Pick<Context, "db" | "now">,
  { counts }: Pick<RunningWebhooks, "counts">,
): void {
  const help = "Attempts to deliver an event to a webhook, by result";
  measureCounts(metrics, { name: "webhook_attempts_total", help }, counts);
  measureNumber(
    metrics,
    {
      name: "webhook_delivery_due_seconds",
      help: "Age of the oldest due delivery to a healthy webhook",
    },
    async () => {
      const all = await listDue(db, { now: now(), limit: null, most: 1 });
      const due = all.filter(({ isFailing }) => !isFailing);
      const oldestMs = Math.min(now().getTime(), ...due.map(({ since }) => since.getTime()));
      return (now().getTime() - oldestMs) / 1000;
    },
  );
}
