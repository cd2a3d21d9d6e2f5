import { partOf } from "@frontdesk/people/test/read-mail";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsTo } from "../../../test/mailbox.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
let email: string;
let id: number;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { service: { no_show_fee: 3000 } });
  email = `missed${counter.accountId}@example.com`;
  id = await booked();
  await mailsTo(paying.scheduling, email, 1);
  paying.clock.now = new Date("2027-03-01T10:30:00Z");
});
afterAll(() => paying.close());

async function booked(): Promise<number> {
  const { token } = (await counter.hold()).body;
  counter.later(0.1);
  const details = { name: "Jane", email, consents: { no_show_fee: true } };
  const { body } = await counter.of(token).post("details", details);
  await payLink(counter.shop, body.payment.url);
  await counter.of(token).post("paid");
  await counter.settle();
  return Number.parseInt(token, 36);
}

const waiting = { notify_after: 60 };
const mark = async (attendance: "attended" | "no_show" | null, more: object = waiting) =>
  (await counter.put(`/appointments/${id}`, { attendance, ...more })).status;
const charge = async () =>
  (await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000 })).status;
const later = (seconds: number) => counter.later(seconds / 60);

/** After the confirmation. */
async function subjects(count: number): Promise<string[]> {
  const mails = await mailsTo(paying.scheduling, email, count + 1);
  return mails.slice(1).map(({ headers }) => headers.get("subject")!.split(" – ")[0]!);
}

describe("the mail of a no-show with notify_after", () => {
  it("waits for that time", async () => {
    expect(await mark("no_show")).toBe(200);
    later(59);
    expect(await subjects(0)).toEqual([]);
    later(1);
    expect(await subjects(1)).toEqual(["Deposit kept"]);
  });

  it("goes out at once without it", async () => {
    await mark("no_show", {});
    expect(await subjects(1)).toEqual(["Deposit kept"]);
  });

  it.each([null, "attended" as const])("is deleted by the mark %j", async (undone) => {
    await mark("no_show");
    await mark(undone);
    later(60);
    expect(await subjects(0)).toEqual([]);
    await mark("no_show");
    later(60);
    expect(await subjects(1)).toEqual(["Deposit kept"]);
    later(60);
    expect(await subjects(1)).toEqual(["Deposit kept"]);
  });

  it("is replaced by the mail of a fee charged before it", async () => {
    await mark("no_show");
    later(59);
    expect(await charge()).toBe(200);
    later(60);
    expect(await subjects(0)).toEqual([]);
    await counter.settle();
    expect(await subjects(1)).toEqual(["Fee charged"]);
    later(120);
    expect(await subjects(1)).toEqual(["Fee charged"]);
    const [, mail] = await mailsTo(paying.scheduling, email, 2);
    expect(partOf(mail!, "text/plain").content).toMatch(/^Deposit: €20\.00/m);
  });

  it("goes out after a declined fee", async () => {
    await mark("no_show");
    paying.place.acquirer.instead = { authorize: async () => ({ approved: false, error: 7 }) };
    await charge();
    await counter.settle();
    paying.place.acquirer.instead = {};
    later(60);
    expect(await subjects(1)).toEqual(["Deposit kept"]);
  });

  it("waits an hour at most for an open fee", async () => {
    await mark("no_show");
    await charge();
    later(60 * 60 + 60);
    expect(await subjects(1)).toEqual(["Deposit kept"]);
  });
});
