import { partOf } from "@frontdesk/people/test/read-mail";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Counter, jane, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";

let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  const now = () => new Date("2027-02-20T09:00:00Z");
  scheduling = await startTestScheduling({ now });
});
beforeEach(async () => {
  counter = await makeCounter(scheduling);
});
afterAll(() => scheduling.close());

const until = "free of charge until Sunday, February 28";

it("mails: no free cancellation deadline without a possible charge", async () => {
  const { token } = (await counter.confirmed()).body;
  await counter.of(token).post("reschedule", { starts_at: `${monday}T13:00:00Z` });
  for (const mail of await mailsTo(scheduling, jane.email, 2)) {
    const text = partOf(mail, "text/plain").content;
    expect(text).not.toContain("free of charge until");
    expect(text).toContain("Move or cancel");
  }
});

it("mails: a confirmation says that cancelling is free, except for staff bookings", async () => {
  const booker = { name: "Joan Doe", email: "joan@example.com" };
  await counter.confirmed({}, booker);
  const [own] = await mailsTo(scheduling, booker.email, 1);
  expect(partOf(own!, "text/plain").content).toContain("You can cancel free of charge.");
  const email = "by-staff@example.com";
  const { body: client } = await counter.post("/clients", { name: "Ann", email });
  const appointment = { service_id: Number(counter.serviceId), client_id: client.id };
  await counter.post("/appointments", { ...appointment, starts_at: `${monday}T15:00:00Z` });
  const [theirs] = await mailsTo(scheduling, email, 1);
  expect(partOf(theirs!, "text/plain").content).not.toMatch(/cancel free|may be charged/);
});

it("mails: a fee adds the deadline, except for staff bookings", async () => {
  const bookedFor = async (isByStaff: boolean) => {
    const email = `fee-${isByStaff}@example.com`;
    const hour = isByStaff ? "15" : "13";
    await counter.confirmed({ starts_at: `${monday}T${hour}:00:00Z` });
    await sql`update scheduling.appointments set is_by_staff = ${isByStaff}, email = ${email},
      snapshot = snapshot || '{"no_show_fee": 5000}'
      where account_id = ${counter.accountId} and email = ${jane.email}`.execute(
      scheduling.context.db,
    );
    const [mail] = await mailsTo(scheduling, email, 1);
    return partOf(mail!, "text/plain").content;
  };
  expect(await bookedFor(false)).toContain(until);
  expect(await bookedFor(true)).not.toContain(until);
});
