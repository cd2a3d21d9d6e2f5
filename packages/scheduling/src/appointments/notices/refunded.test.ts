import { partOf } from "@frontdesk/people/test/read-mail";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jane } from "../../../test/counter.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";

let paying: PayingInstallation;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
afterAll(() => paying.close());

interface CancelledCase {
  percent?: number;
  isTaken?: boolean;
  approval?: "none" | "required";
}

async function mailOf({ percent = 100, isTaken = false, approval = "none" }: CancelledCase) {
  const cancellation = [{ minutes_before: 0, refund_percent: percent }];
  const counter = await makePayingCounter(paying, { service: { cancellation, approval } });
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

it("cancellation mail: releases an authorized deposit", async () => {
  const all = await mailOf({ approval: "required" });
  expect(all).toContain("Amount reserved on your card and released without being charged: €20.00.");
  expect(all).not.toContain("Refund");
});

it("cancellation mail: refunds a possibly captured deposit", async () => {
  for (const isTaken of [true, false]) {
    const back = await mailOf({ percent: 25, isTaken });
    expect(back).toContain("Refund: €5.00");
    expect(back).not.toContain("released");
  }
});

it("cancellation mail: omits a deposit without a refund", async () => {
  const kept = await mailOf({ percent: 0 });
  expect(kept).not.toMatch(/Refund|released/);
});
