/* Does one job and stops; the process ends only if nothing remains open. Argument: URL of a
   PostgreSQL database. */
import { openDatabase } from "@frontdesk/database/database";
import { freshDatabase } from "@frontdesk/database/testing";
import { startJobs } from "../src/jobs/jobs.ts";
import { platformMigrations } from "../src/migrations.ts";

const log = { info: console.error, warn: console.error, error: console.error };
const [url] = process.argv.slice(2);
const opened =
  url === undefined ? await freshDatabase([platformMigrations]) : await openDatabase({ url });
const jobs = startJobs(opened, log);
const { promise, resolve } = Promise.withResolvers<void>();
const queue = `process-${process.pid}`;
await jobs.work(queue, async () => resolve());
await jobs.add(opened.db, queue, {});
await promise;
await jobs.stop();
await opened.close();
console.log("done");
