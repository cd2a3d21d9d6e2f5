/* Statements of each operation as the service makes them: authentication, rate limit, then the
   operation. Constant ones are recorded once and replayed. */
import {
  type RecordedStatement,
  recordStatements,
  repeatStatements,
} from "@frontdesk/database/bench/recording";
import type { PreparingClient } from "@frontdesk/database/client";
import type { Database } from "@frontdesk/database/database";
import type { SchedulingLimits } from "../src/core/limits.ts";
import { hashToken } from "../src/parties/identity/identity.ts";
import { type CalledAccount, findAccountId, findCallers } from "../src/parties/identity/store.ts";
import { listBookings } from "../src/planning/bookings/listing.store.ts";
import { insertBooking, readForBooking } from "../src/planning/bookings/writes.store.ts";
import { measure } from "../src/views/reports/resources.ts";
import { datesOf, firstDay, fullWeek, minutes, type Spot } from "./agenda.ts";
import type { Operation } from "./plan.ts";
import { reportEnds } from "./requests.ts";
import type { SeededAccount } from "./seed.ts";

export interface Line {
  client: PreparingClient;
  db: Database;
  limits: SchedulingLimits;
}

export type Work = (line: Line, spot: Spot) => Promise<void>;

export async function workOf(
  operation: Operation,
  seeded: SeededAccount,
  line: Line,
): Promise<Work> {
  const enter = entranceOf(seeded);
  if (operation === "clash" || operation.startsWith("create")) {
    const book = operation === "clash" ? refuse : create;
    return async (line, spot) => {
      await enter(line);
      await book(line, spot, seeded);
    };
  }
  const recorded = await recordReading(operation, seeded, line);
  return async (line) => {
    await enter(line);
    await repeatStatements(line.client, recorded);
  };
}

function entranceOf({ token, subdomain, applicationId }: SeededAccount) {
  const hash = hashToken(token);
  let named: CalledAccount | undefined;
  return async ({ db, limits }: Line): Promise<void> => {
    named ??= { subdomain, id: await findAccountId(db, subdomain) };
    const query = { hash, isPersonal: false, named, now: new Date() };
    const [caller] = await findCallers(db, [query]);
    if (caller?.account === undefined) throw new Error("nobody calls");
    await limits.count("requestsByApplication", String(applicationId));
  };
}

async function recordReading(
  operation: Operation,
  { accountId }: SeededAccount,
  { client }: Line,
): Promise<RecordedStatement[]> {
  if (operation === "list-week") {
    const range = { accountId, startDate: fullWeek.start_date, endDate: fullWeek.end_date };
    const page = { limit: 1000, offset: 0 };
    return await recordStatements(client, (db) => listBookings(db, range, page));
  }
  const lastDay = reportEnds[operation as keyof typeof reportEnds];
  const reportRequest = { range: { accountId, firstDay, lastDay } } as Parameters<
    typeof measure
  >[1];
  return await recordStatements(client, (db) =>
    db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute((snapshot) => measure(snapshot, reportRequest)),
  );
}

async function decide({ db }: Line, spot: Spot, { accountId, userId }: SeededAccount) {
  const { resourceId, startTime } = spot;
  const slots = datesOf(spot).map((date) => ({ resourceId, date }));
  const named = { resourceId, projectId: null, clientId: null, bookerId: userId };
  const isTimed = startTime !== null;
  const query = { ...named, accountId, slots, isTimed, needed: minutes };
  return { slots, found: await readForBooking(db, query) };
}

async function create(line: Line, spot: Spot, seeded: SeededAccount): Promise<void> {
  const { accountId, userId, applicationId, example } = seeded;
  const { slots, found } = await decide(line, spot, seeded);
  const { newId: id, version } = found;
  const at = new Date();
  const days = slots.map(({ date }) => ({ date, waiting: false, timezone: "UTC" }));
  const moves = slots.map((slot) => ({ ...slot, minutes, available: 1440 }));
  const row = {
    ...spot,
    accountId,
    bookerId: userId,
    clientId: null,
    projectId: null,
    details: "",
    duration: minutes,
    billable: false,
    tentative: false,
    timezone: "UTC",
    at,
    id,
    version,
  };
  const origin = { accountId, userId, applicationId, requestId: "bench", at };
  const payload = JSON.stringify({ ...example, action: "create", type: "booking" });
  const record = { kind: "booking", id, action: "create", event: "bookings", payload };
  const recording = { origin, records: [{ ...record, before: null, after: example }] };
  if (!(await insertBooking(line.db, row, { days, moves, recording }))) throw new Error("changed");
}

async function refuse(line: Line, spot: Spot, seeded: SeededAccount): Promise<void> {
  await decide(line, spot, seeded);
}
