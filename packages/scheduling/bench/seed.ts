/*
 * A process that fills a database: an account with resources that are open around the clock, and
 * the bookings that are asked for, through the API where that is fast enough.
 */
import { openDatabase } from "@frontdesk/database/database";
import { createLog } from "@frontdesk/server/log";
import type { Server } from "@frontdesk/server/server";
import { usualAccessSeconds } from "../src/applications/oauth/applications/application.ts";
import { registerApplication } from "../src/applications/oauth/applications/register.ts";
import { insertGrant } from "../src/applications/oauth/grants/store.ts";
import { keepPair } from "../src/applications/oauth/pairs/pair.ts";
import type { Context } from "../src/ground/context.ts";
import { scopes } from "../src/ground/rights.ts";
import { readSettings } from "../src/ground/settings.ts";
import { openAccount } from "../src/lifecycle/welcome/open.ts";
import { createToken } from "../src/parties/identity/identity.ts";
import { keepUser } from "../src/parties/users/store.ts";
import { startScheduling } from "../src/start.ts";
import { fullDay, fullWeek, minutes } from "./agenda.ts";
import { fillBookings, liftLimit, settleTables } from "./store.ts";

export interface Seeding {
  resources: number;
  /** Bookings over the resources, besides those of a full week and a full day. */
  bookings: number;
  days: number;
}

export interface Seeded {
  token: string;
  subdomain: string;
  accountId: number;
  userId: number;
  applicationId: number;
  resources: number[];
  /** A booking as the API shows it. */
  example: object;
}

type Post = (path: string, body: object) => Promise<{ id: number }>;

interface Place {
  token: string;
  subdomain: string;
}

function postTo(server: Server, { token, subdomain }: Place): Post {
  return async (path, payload) => {
    const url = `/v1/${subdomain}${path}`;
    const headers = { authorization: `Bearer ${token}` };
    const response = await server.inject({ method: "POST", url, payload, headers });
    if (response.statusCode !== 201) throw new Error(`${url}: ${response.payload}`);
    return response.json();
  };
}

async function openPlace(context: Context) {
  const { db, now } = context;
  const personId = "5".repeat(24);
  const person = { personId, email: "bench@example.com", firstName: "Bench", lastName: "Person" };
  const userId = await keepUser(db, { ...person, timezone: "UTC", at: now() });
  const opened = await openAccount(context, { userId, name: "Bench", timezone: "UTC" });
  const { id: applicationId } = await registerApplication(context, {
    ownerId: userId,
    name: "Bench",
    redirectUrls: ["https://bench.example.com/callback"],
    isConfidential: true,
    mayUsePasswords: false,
    accessSeconds: usualAccessSeconds,
    scopes,
  });
  await liftLimit(db, applicationId);
  const at = now();
  const grantId = await insertGrant(db, { applicationId, userId, scopes, at });
  const accessToken = createToken("access");
  const refreshToken = createToken("refresh");
  await keepPair(context, grantId, {
    accessToken,
    refreshToken,
    scopes,
    accessSeconds: usualAccessSeconds,
    createdAt: at,
  });
  return { ...opened, userId, applicationId, token: accessToken };
}

const aroundTheClock = [0, 1, 2, 3, 4, 5, 6].map((week_day) => ({
  week_day,
  start_time: 0,
  end_time: 1440,
}));

async function makeResources(post: Post, typeId: number, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { id } = await post("/resources", { resource_type_id: typeId, name: `Room ${number}` });
    const change = { date: "2026-01-01", available_periods: aroundTheClock };
    await post(`/resources/${id}/availability`, change);
    ids.push(id);
  }
  return ids;
}

/** A thousand bookings in a week, and a day on which every resource is booked out. */
async function fillSome(post: Post, resources: readonly number[]): Promise<object> {
  const { start_date } = fullWeek;
  let example: object = {};
  for (let number = 0; number < 1_000; number += 1) {
    const day = Temporal.PlainDate.from(start_date).add({ days: Math.floor(number / 200) });
    const resource_id = resources[number % resources.length]!;
    const body = { resource_id, start_date: day.toString(), duration: minutes };
    example = await post("/bookings", { ...body, details: `Booking ${number} of the week` });
  }
  for (const resource_id of resources) {
    await post("/bookings", { resource_id, start_date: fullDay, duration: 1440 });
  }
  return example;
}

async function seed({ resources: count, bookings, days }: Seeding): Promise<Seeded> {
  const settings = readSettings();
  const log = createLog({ level: settings.logLevel });
  const opened = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  const running = await startScheduling({ settings, opened, log });
  const place = await openPlace(running.context);
  const post = postTo(running.server, place);
  const list = await running.server.inject({
    url: `/v1/${place.subdomain}/resource_types`,
    headers: { authorization: `Bearer ${place.token}` },
  });
  const types = list.json<{ id: number; name: string }[]>();
  const room = types.find(({ name }) => name === "Meeting Room")!;
  const resources = await makeResources(post, room.id, count);
  const example = await fillSome(post, resources);
  await fillBookings(opened.db, { ...place, resources, days, count: bookings, example });
  await settleTables(opened.db);
  await running.close();
  await opened.close();
  return { ...place, resources, example };
}

const seeded = await seed(JSON.parse(process.argv[2]!) as Seeding);
process.send?.(seeded, () => process.exit(0));
