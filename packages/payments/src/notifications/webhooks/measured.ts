import { type Metrics, measureCounts, measureNumber } from "@frontdesk/server/metrics";
import type { Context } from "../../core/context.ts";
import { listDue } from "./deliveries/deliver.ts";
import type { RunningWebhooks } from "./webhooks.ts";

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
