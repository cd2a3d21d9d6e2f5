import { rmSync } from "node:fs";
import { onPostgres } from "@frontdesk/database/testing";
import { makeSurroundings, masterKey, operatorKey } from "@frontdesk/platform/test/harness";
import { describe, expect, it, vi } from "vitest";
import { newId, timeOf } from "../src/core/ids.ts";
import { migrations } from "../src/core/migrations.ts";
import { readSettings } from "../src/core/settings.ts";
import { startPayments } from "../src/start.ts";

describe.runIf(onPostgres)("process with a clock ahead of the database", () => {
  it("creates ids of the database's time, also after the clock is set back", async () => {
    const { opened, dataFolder, log } = await makeSurroundings(migrations);
    const own = readSettings({ OPERATOR_KEY: operatorKey, MASTER_KEY: masterKey });
    const payments = await startPayments({ settings: { ...own, dataFolder }, opened, log });
    const hour = 3_600_000;
    const begunAt = Date.now();
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(begunAt + hour);
    const ahead = newId(7);
    vi.useRealTimers();
    const after = newId(7);
    expect(timeOf(ahead).getTime()).toBeLessThan(begunAt + hour / 2);
    expect(after > ahead).toBe(true);
    await payments.close();
    await opened.close();
    rmSync(dataFolder, { recursive: true });
  });
});
