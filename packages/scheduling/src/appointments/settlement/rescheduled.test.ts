import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying);
});
afterAll(() => paying.close());

const friday = "2027-02-26T10:00:00Z";

const move = async (id: number, startsAt: string) => {
  const { status } = await counter.put(`/appointments/${id}`, { starts_at: startsAt });
  expect(status).toBe(200);
};

describe("the refund after a reschedule by staff", () => {
  it("stays full, from Friday to tomorrow", async () => {
    const { token, id } = await counter.paid({ starts_at: friday });
    await move(id, "2027-02-21T11:00:00Z");
    counter.later(24 * 60);
    const { refund_now: refund, free_until: until } = await counter.read(token);
    expect([refund, until]).toEqual([{ percent: 100, amount: 2000 }, "2027-02-21T11:00:00.000Z"]);
    const { status } = await counter.of(token).post("cancel", { expected_refund: 2000 });
    expect(status).toBe(200);
    await counter.settle();
    const [payment] = await counter.shop.transactions();
    expect(payment).toMatchObject({ capturedAmount: 2000, refundedAmount: 2000 });
  });

  it("stays at its share at the time of the reschedule", async () => {
    const { token, id } = await counter.paid({ starts_at: "2027-02-21T16:00:00Z" });
    counter.later(12 * 60);
    expect((await counter.read(token)).refund_now.percent).toBe(50);
    await move(id, "2027-02-21T14:00:00Z");
    counter.later(16 * 60 + 30);
    expect((await counter.read(token)).refund_now.percent).toBe(50);
  });

  it("follows the terms after a reschedule to a later date", async () => {
    const { token, id } = await counter.paid({ starts_at: "2027-02-21T16:00:00Z" });
    counter.later(12 * 60);
    await move(id, friday);
    expect((await counter.read(token)).refund_now.percent).toBe(100);
  });
});
