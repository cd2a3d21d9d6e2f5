import { openDatabase } from "@frontdesk/database/database";
import { measureGrowth } from "@frontdesk/platform/bench/growth";
import { createLog } from "@frontdesk/server/log";
import { readSettings } from "../src/core/settings.ts";
import { startScheduling } from "../src/start.ts";
import { makeResources, openTestAccount, postTo } from "./account.ts";
import { firstDay, minutes } from "./agenda.ts";

const rooms = 20;
const days = 20;
const daily = 10;

const settings = readSettings();
const log = createLog({ level: settings.logLevel });
const opened = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
const { server, context, close } = await startScheduling({ settings, opened, log });
const location = await openTestAccount(context);
const resources = await makeResources(server, location, rooms);
const post = postTo(server, location);

async function book(resource_id: number): Promise<void> {
  for (let round = 0; round < days * daily; round += 1) {
    const day = Temporal.PlainDate.from(firstDay).add({ days: round % days });
    const start_date = day.toString();
    const start_time = Math.floor(round / days) * minutes;
    await post("/bookings", { resource_id, start_date, start_time, duration: minutes });
  }
}

const grown = await measureGrowth({
  db: opened.db,
  schema: "scheduling",
  count: rooms * days * daily,
  work: async () => {
    await Promise.all(resources.map(book));
  },
});
await close();
await opened.close();
process.send?.(grown, () => process.exit(0));
