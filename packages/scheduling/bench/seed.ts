/* Process that fills a database with an account, resources and bookings, through the API if fast
   enough. */
import { openDatabase } from "@frontdesk/database/database";
import { createLog } from "@frontdesk/server/log";
import { readSettings } from "../src/core/settings.ts";
import { startScheduling } from "../src/start.ts";
import { makeResources, openTestAccount, type Post, postTo } from "./account.ts";
import { fullDay, fullWeek, minutes } from "./agenda.ts";
import { type Example, fillBookings, settleTables } from "./store.ts";

export interface Seeding {
  resources: number;
  bookings: number;
  days: number;
}

export interface SeededAccount {
  token: string;
  subdomain: string;
  accountId: number;
  userId: number;
  applicationId: number;
  resources: number[];
  example: Example;
}

async function fillSome(post: Post, resources: readonly number[]): Promise<Example> {
  const { start_date } = fullWeek;
  let example: Example | undefined;
  for (let number = 0; number < 1_000; number += 1) {
    const day = Temporal.PlainDate.from(start_date).add({ days: Math.floor(number / 200) });
    const resource_id = resources[number % resources.length]!;
    const body = { resource_id, start_date: day.toString(), duration: minutes };
    const details = `Booking ${number} of the week`;
    example = (await post("/bookings", { ...body, details })) as Example;
  }
  for (const resource_id of resources) {
    await post("/bookings", { resource_id, start_date: fullDay, duration: 1440 });
  }
  return example!;
}

async function seed({ resources: count, bookings, days }: Seeding): Promise<SeededAccount> {
  const settings = readSettings();
  const log = createLog({ level: settings.logLevel });
  const opened = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  const running = await startScheduling({ settings, opened, log });
  const location = await openTestAccount(running.context);
  const resources = await makeResources(running.server, location, count);
  const example = await fillSome(postTo(running.server, location), resources);
  await fillBookings(opened.db, { ...location, resources, days, count: bookings, example });
  await settleTables(opened.db);
  await running.close();
  await opened.close();
  return { ...location, resources, example };
}

const seeded = await seed(JSON.parse(process.argv[2]!) as Seeding);
process.send?.(seeded, () => process.exit(0));
