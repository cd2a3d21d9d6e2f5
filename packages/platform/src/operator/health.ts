/* Health shows no contents of payloads. */
import type { Database } from "@frontdesk/database/database";
import type { Server } from "@frontdesk/server/server";
import { type TObject, Type } from "typebox";
import { listFailedJobs } from "../jobs/store.ts";

const Moment = Type.String({ description: "ISO 8601, such as 2031-12-24T18:00:00.000Z" });

export const failing = {
  since: Moment,
  failures: Type.Integer({ description: "Number of consecutive failed attempts" }),
};

export interface Failing {
  since: Date;
  failures: number;
}

interface HealthOptions {
  owner: TObject;
  /** Milliseconds. */
  agesOfWaiting(): Promise<Readonly<Record<string, number>>>;
  countWaiting(): Promise<Readonly<Record<string, number>>>;
  listFailing(limit: number): Promise<(Failing & object)[]>;
}

const most = 100;

export function healthRoute(
  server: Server,
  { db }: { db: Database },
  { owner, agesOfWaiting, countWaiting, listFailing }: HealthOptions,
): void {
  const Webhook = Type.Object({ ...owner.properties, ...failing });
  const Health = Type.Object({
    waiting: Type.Array(
      Type.Object({
        what: Type.String(),
        seconds: Type.Number({
          description: "Age of the oldest waiting item in seconds; 0 if none waits",
        }),
        count: Type.Union([Type.Integer(), Type.Null()], {
          description: "Counts up to 1,000; null if not counted",
        }),
      }),
    ),
    failingWebhooks: Type.Array(Webhook, {
      description: "Up to 100, oldest failure first",
    }),
    failedJobs: Type.Array(
      Type.Object({ queue: Type.String(), count: Type.Integer(), last: Moment }),
      { description: "Jobs that gave up in the last 30 days, across all services in the database" },
    ),
  });
  server.get(
    "/health",
    {
      schema: {
        operationId: "getOperatorHealth",
        summary: "Retrieve queues, failing webhooks and failed jobs",
        response: { 200: Health },
      },
    },
    async () => {
      const [ages, counts] = [await agesOfWaiting(), await countWaiting()];
      const webhooks = await listFailing(most);
      const jobs = await listFailedJobs(db);
      return {
        waiting: Object.entries(ages).map(([what, ms]) => {
          return { what, seconds: ms / 1000, count: counts[what] ?? null };
        }),
        failingWebhooks: webhooks.map(({ since, ...one }) => {
          return { ...one, since: since.toISOString() };
        }),
        failedJobs: jobs.map(({ last, ...one }) => ({ ...one, last: last.toISOString() })),
      };
    },
  );
}
