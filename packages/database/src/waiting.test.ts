import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { freePort } from "../../server/test/port.ts";
import { startSilentProxy } from "../test/silent-proxy.ts";
import { openDatabase } from "./database.ts";
import { freshDatabase, onPostgres } from "./testing.ts";

describe.runIf(onPostgres)("start without a database", () => {
  it("waits for the database and logs it", async () => {
    const fresh = await freshDatabase([]);
    const port = await freePort();
    const url = new URL(fresh.url!);
    url.host = `127.0.0.1:${port}`;
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const opening = openDatabase({ url: url.href, log });
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), { timeout: 60_000 });
    const proxy = await startSilentProxy(fresh.url!, port);
    const { close } = await opening;
    await close();
    await proxy.close();
    await fresh.close();
  });

  it("does not wait after a permanent refusal", async () => {
    const fresh = await freshDatabase([]);
    const url = new URL(fresh.url!);
    url.pathname = "/no_such_database";
    const late = delay(5_000).then(() => "late");
    const opening = openDatabase({ url: url.href }).catch(({ code }) => code);
    expect(await Promise.race([opening, late])).toBe("3D000");
    await fresh.close();
  });
});
