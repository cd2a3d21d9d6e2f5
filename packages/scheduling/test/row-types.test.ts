import { judgeRowTypes } from "@frontdesk/database/test/row-types/judge";
import { freshDatabase } from "@frontdesk/database/testing";
import { expect, it } from "vitest";
import { migrations } from "../src/core/migrations.ts";
import { drive } from "./driving/drive.ts";
import { startDriven } from "./driving/driven.ts";

const set = "the statement sets it";

const accepted = {
  "NoticeLease.claimedBy": set,
  "{ sessionId: number; resourceId: number; }.sessionId": "the condition compares it",
  'Omit<PayloadLease, "isDoubtful" | "isFailing">.claimedBy': set,
  "{ since: Date; }.since": set,
  "ChargeLease.claimedBy": set,
};

it("row types: each driven statement returns the columns of its row type", async () => {
  const opened = await freshDatabase(migrations);
  const started = await startDriven(opened);
  const { count, ...judged } = await judgeRowTypes(opened.db, () => drive(started), accepted);
  await started.close();
  expect(judged).toEqual({ wrong: [], needless: [] });
  expect(count).toBeGreaterThan(350);
}, 300_000);
