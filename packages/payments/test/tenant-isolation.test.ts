import { judgeDriven } from "@frontdesk/database/test/tenant-isolation/driven";
import { expect, it } from "vitest";
import { behindProxy } from "./checkout.ts";
import { drive } from "./driving/drive.ts";
import { startTestPayments } from "./harness.ts";
import { described, excepted, frozen } from "./tenant-isolation.ts";

const settings = {
  ...behindProxy,
  webhooksToPrivate: true,
  mostInvited: { perHour: 1_000, perDay: 1_000, perDayInAll: 1_000 },
};

const existing = { described, excepted, frozen };

it("tenant isolation: each driven statement binds its tenant, with listed exceptions", async () => {
  const started = await startTestPayments({ settings });
  const { count, ...judged } = await judgeDriven(() => drive(started), existing);
  await started.close();
  expect(judged).toEqual({ broken: [], needless: [] });
  expect(count).toBeGreaterThan(280);
}, 300_000);
