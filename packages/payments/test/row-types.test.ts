import { judgeRowTypes } from "@frontdesk/database/test/row-types/judge";
import { expect, it } from "vitest";
import { behindProxy } from "./checkout.ts";
import { drive } from "./driving/drive.ts";
import { startTestPayments } from "./harness.ts";

const settings = {
  ...behindProxy,
  webhooksToPrivate: true,
  mostInvited: { perHour: 1_000, perDay: 1_000, perDayInAll: 1_000 },
};

const claimed = "the statement sets it";

const accepted = {
  "payments/acquiring/authorizations/store.ts fingerprint":
    "only an approved authorisation has none",
  "payments/acquiring/instructions/store.ts acquirer_reference":
    "each approved authorisation has one",
  "payments/card-payments/transactions/store.ts kind": "the condition excludes disputes",
  "payments/notifications/webhooks/deliveries/leases.store.ts claimedBy": claimed,
  "payments/notifications/webhooks/failing.store.ts since": "the condition compares it",
  "payments/notifications/webhooks/hold.store.ts secret": "only a deleted webhook has none",
};

it("row types: each driven statement returns the columns of its row type", async () => {
  const started = await startTestPayments({ settings });
  const { count, ...judged } = await judgeRowTypes(
    started.opened.db,
    () => drive(started),
    accepted,
  );
  await started.close();
  expect(judged).toEqual({ wrong: [], needless: [] });
  expect(count).toBeGreaterThan(220);
}, 300_000);
