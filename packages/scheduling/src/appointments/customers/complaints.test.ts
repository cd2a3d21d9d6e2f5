import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makePayingCounter, makePayingInstallation } from "../../../test/paying.ts";

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

const listed = async (): Promise<{ id: number; start_time: number }[]> =>
  (await counter.get(`/bookings?start_date=${monday}&end_date=${monday}`)).body;

describe("an appointment's link", () => {
  it("reschedules the same appointment when used twice, and never makes another", async () => {
    const { token } = (await counter.confirmed()).body;
    const [booked] = await listed();
    for (const [hour, minutes] of [
      ["12", 720],
      ["13", 780],
    ]) {
      const start = { starts_at: `${monday}T${hour}:00:00Z` };
      const response = await counter.of(token).post("reschedule", start);
      expect([response.status, response.body.token]).toEqual([200, token]);
      expect(await listed()).toMatchObject([{ id: booked!.id, start_time: minutes }]);
    }
    expect((await counter.get("/appointments")).body).toHaveLength(1);
  });

  it("changes nothing when opened, as mail scanners do", async () => {
    const { token } = (await counter.confirmed()).body;
    const before = (await counter.of(token).get()).body;
    const api = `/public/v1/${counter.subdomain}/appointments/${token}`;
    for (const stage of [
      "",
      ".ics",
      "/cancel",
      "/reschedule",
      "/reminders",
      "/forget",
      "/extend",
    ]) {
      for (const method of ["GET", "HEAD"] as const) {
        const { status } = await scheduling.send(`${method} ${api}${stage}` as `GET /${string}`);
        expect([stage, status]).toEqual([stage, ["", ".ics"].includes(stage) ? 200 : 405]);
      }
    }
    expect((await counter.of(token).get()).body).toEqual(before);
    expect(before.state).toBe("confirmed");
  });
});

it("local hour: stays as chosen across clock changes", async () => {
  counter = await makeCounter(scheduling, { timezone: "Copenhagen" });
  for (const [date, utc] of [
    ["2027-03-27", "09"],
    ["2027-03-29", "08"],
  ]) {
    const starts_at = `${date}T${utc}:00:00.000Z`;
    const held = await counter.hold({ starts_at, timezone: "Copenhagen" });
    expect([held.status, held.body.time, held.body.starts_at]).toEqual([201, "10:00", starts_at]);
    const query = `/bookings?start_date=${date}&end_date=${date}&held=1`;
    expect((await counter.get(query)).body).toMatchObject([{ start_time: 600 }]);
  }
});

it("declined request: the customer's payment is not charged", async () => {
  const paying = await makePayingInstallation();
  try {
    const service = { approval: "required" };
    for (const decide of ["by somebody", "by itself"]) {
      const shop = await makePayingCounter(paying, { service });
      const { token, id } = await shop.paid();
      expect((await shop.read(token)).state).toBe("requested");
      if (decide === "by somebody") await shop.post(`/appointments/${id}/decline`);
      else {
        shop.later(49 * 60);
        await paying.scheduling.sweeping.drain();
      }
      await shop.settle();
      const { state, payment } = await shop.read(token);
      expect([decide, state, payment.state]).toEqual([decide, "declined", "void"]);
      const transactions = await shop.shop.transactions();
      expect(transactions).toMatchObject([{ capturedAmount: 0, voidedAmount: 2000 }]);
      expect(transactions[0]!.trail).toMatchObject([{ void: true, amount: 2000 }]);
    }
  } finally {
    await paying.close();
  }
});
