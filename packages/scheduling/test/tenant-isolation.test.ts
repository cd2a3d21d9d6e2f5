import { judgeDriven } from "@frontdesk/database/test/tenant-isolation/driven";
import { freshDatabase } from "@frontdesk/database/testing";
import { expect, it } from "vitest";
import { migrations } from "../src/core/migrations.ts";
import { drive } from "./driving/drive.ts";
import { startDriven } from "./driving/driven.ts";
import { described, excepted, frozen } from "./tenant-isolation.ts";

const existing = { described, excepted, frozen };

it("tenant isolation: every executed statement filters by tenant, except listed ones", async () => {
  const started = await startDriven(await freshDatabase(migrations));
  const { count, ...judged } = await judgeDriven(() => drive(started), existing);
  await started.close();
  expect(judged).toEqual({ broken: [], needless: [] });
  expect(count).toBeGreaterThan(250);
}, 300_000);
