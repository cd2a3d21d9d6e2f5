import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const start = new Date("2027-02-20T09:00:00Z");
let now = start;
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = start;
  counter = await makeCounter(scheduling);
});
afterEach(async () => {
  await scheduling.sweeping.drain();
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const stateOf = async (token: string) => (await counter.of(token).get()).body.state;

async function setSent(at: Date | null): Promise<void> {
  await sql`update scheduling.appointments set sent_at = ${at}
    where account_id = ${counter.accountId} and state = 'held'`.execute(scheduling.context.db);
}

async function closeMorning(fate: object) {
  const [resource] = counter.resourceIds;
  const off = { resource_ids: [resource], from: monday, to: monday, start_time: 540 };
  return await counter.post("/downtimes", { ...off, end_time: 720, ...fate });
}

describe("the expiry sweep", () => {
  it("expires lapsed holds only", async () => {
    const first = (await counter.hold()).body.token;
    later(200);
    const second = (await counter.hold({ starts_at: `${monday}T11:00:00Z` })).body.token;
    later(101);
    await scheduling.sweeping.drain();
    expect([await stateOf(first), await stateOf(second)]).toEqual(["expired", "held"]);
    const { rows } = await sql`select from scheduling.bookings
      where account_id = ${counter.accountId} and deleted_at is null`.execute(
      scheduling.context.db,
    );
    expect(rows).toHaveLength(1);
  });

  it("leaves holds that await payment if no other customer wants the slot", async () => {
    await counter.hold();
    await setSent(now);
    const other = (await counter.hold({ starts_at: `${monday}T11:00:00Z` })).body.token;
    later(301);
    await scheduling.sweeping.drain();
    expect((await counter.get("/appointments?state[]=held")).body).toHaveLength(1);
    expect(await stateOf(other)).toBe("expired");
    await setSent(null);
  });

  it("declines undecided requests after their deadline", async () => {
    counter = await makeCounter(scheduling, { service: { approval: "required" } });
    const { token } = (await counter.confirmed()).body;
    later(47 * 3600);
    await scheduling.sweeping.drain();
    expect(await stateOf(token)).toBe("requested");
    later(3600);
    await scheduling.sweeping.drain();
    expect(await stateOf(token)).toBe("declined");
    expect((await counter.hold()).status).toBe(201);
  });

  it("expires holds that lost their minutes", async () => {
    const { token } = (await counter.hold()).body;
    expect((await closeMorning({ allow_waiting: true })).status).toBe(201);
    await scheduling.sweeping.drain();
    expect(await stateOf(token)).toBe("expired");
  });

  it("cancels appointments of a deleted day for the business", async () => {
    const { token } = (await counter.confirmed()).body;
    await closeMorning({ delete_invalid_bookings: true });
    await scheduling.sweeping.drain();
    expect((await counter.of(token).get()).body).toMatchObject({
      state: "cancelled",
      cancelled_by: "business",
    });
  });

  it("leaves displaced appointments: staff can reschedule them", async () => {
    const { token } = (await counter.confirmed()).body;
    await closeMorning({ allow_waiting: true });
    await scheduling.sweeping.drain();
    const [view] = (await counter.get("/appointments?attention=1")).body;
    expect(view).toMatchObject({ state: "confirmed", attention: "displaced" });
    const to = { starts_at: `${monday}T14:00:00Z` };
    expect((await counter.of(token).post("reschedule", to)).status).toBe(200);
    expect((await counter.get("/appointments?attention=1")).body).toEqual([]);
  });
});
