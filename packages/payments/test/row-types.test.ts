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
  "EntryColumns.kind": "the condition excludes disputes",
  "LeaseRow.acquirer_reference": "each approved authorisation has one",
  "ReversalRow.fingerprint": "only an approved authorisation has none",
  'Omit<DeliveryLease, "isDoubtful" | "isFailing">.claimedBy': claimed,
  "FailingWebhook.since": "the condition compares it",
  "Destination.secret": "only a deleted webhook has none",
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
