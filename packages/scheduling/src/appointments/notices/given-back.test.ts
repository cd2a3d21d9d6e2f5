// What the mail of what is cancelled says of its deposit.
import { partOf } from "@frontdesk/people/test/read-mail";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jane } from "../../../test/counter.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { givenPayingCounter, givenPayingPlace, type PayingPlace } from "../../../test/paying.ts";
import { payLink } from "../../../test/till.ts";

let paying: PayingPlace;
beforeAll(async () => {
  paying = await givenPayingPlace();
});
afterAll(() => paying.close());

/** Cancels for a customer who gets so much of 20.00 back, reserved or taken; gives their mail. */
async function mailOf({ percent, isTaken }: { percent: number; isTaken: boolean }) {
  const cancellation = [{ minutes_before: 0, refund_percent: percent }];
  const counter = await givenPayingCounter(paying, { service: { cancellation } });
  const email = `payer${counter.accountId}@example.com`;
  const { token } = (await counter.hold()).body;
  counter.later(0.1);
  const { body } = await counter.of(token).post("details", { ...jane, email });
  await payLink(counter.shop, body.payment.url);
  await counter.of(token).post("paid");
  if (isTaken) await counter.settle();
  await mailsTo(paying.scheduling, email, 1);
  await counter.of(token).post("cancel", { expected_refund: percent * 20 });
  const [, cancelled] = await mailsTo(paying.scheduling, email, 2);
  return partOf(cancelled!, "text/plain").content;
}

const released = (amount: string) =>
  `Amount reserved on your card and released without being charged: ${amount}.`;

it("what was only reserved is told to be released, all of it or a part", async () => {
  const all = await mailOf({ percent: 100, isTaken: false });
  expect(all).toContain(released("€20.00"));
  expect(all).not.toContain("Refund");
  const part = await mailOf({ percent: 25, isTaken: false });
  expect(part).toContain(released("€5.00"));
  expect(part).not.toContain("Refund");
});

it("what was taken is told to be refunded, and nothing of it released", async () => {
  const back = await mailOf({ percent: 25, isTaken: true });
  expect(back).toContain("Refund: €5.00");
  expect(back).not.toContain("released");
});

it("nothing is told of a deposit of which nothing is given back", async () => {
  const kept = await mailOf({ percent: 0, isTaken: false });
  expect(kept).not.toMatch(/Refund|released/);
});
