/*
 * A process that does one job and stops: it ends by itself only if nothing is left behind. The
 * argument is the address of a PostgreSQL database; without it one is embedded in memory.
 */
import { openDatabase } from "../src/database.ts";
import { startJobs } from "../src/jobs.ts";
import { freshDatabase } from "../src/testing.ts";

const log = { info: console.error, warn: console.error, error: console.error };
const [url] = process.argv.slice(2);
const opened = url === undefined ? await freshDatabase([]) : await openDatabase({ url });
const jobs = await startJobs(opened, log);
const { promise, resolve } = Promise.withResolvers<void>();
const queue = `process-${process.pid}`;
await jobs.work(queue, async () => resolve());
await jobs.add(opened.db, queue, {});
await promise;
await jobs.stop();
await opened.close();
console.log("done");
