/* Takes a job and never ends it. Argument: URL of a database. */
import { openDatabase } from "@frontdesk/database/database";
import { startJobs } from "../src/jobs/jobs.ts";

const log = { info: console.error, warn: console.error, error: console.error };
const opened = await openDatabase({ url: process.argv[2] });
const jobs = startJobs(opened, log, { retryDelaySeconds: 0 });
await jobs.work("hanging", async () => {
  console.log("begun");
  await new Promise(() => {});
});
await jobs.add(opened.db, "hanging", {});
