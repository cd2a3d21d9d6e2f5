import { setTimeout as wait } from "node:timers/promises";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import { createLog } from "@frontdesk/server/log";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { peopleMigrations } from "../migrations.ts";
import { createHookRegistry, type HookRegistry, type Period } from "./hooks.ts";
import { listHookEvents } from "./store.ts";
import { startTaking } from "./take.ts";

let opened: TestDatabase;
let here: HookRegistry;
let heard: string[] = [];
const loops: Loop[] = [];
const lines: string[] = [];
const log = createLog({ level: "error", destination: { write: (line) => lines.push(line) } });
beforeAll(async () => {
  opened = await freshDatabase([peopleMigrations]);
});
afterEach(async () => {
  await Promise.all(loops.splice(0).map((loop) => loop.stop()));
  heard = [];
});
afterAll(() => opened.close());

const [ann, bob] = ["a".repeat(24), "b".repeat(24)] as const;

async function startElsewhere(name: string, fails: () => boolean = () => false): Promise<void> {
  const hear = (text: string) => {
    if (fails() && text.includes(ann)) throw new Error("not now");
    heard.push(text);
  };
  const hooks = {
    onJoin: async (_db: unknown, one: object) => hear(`${name} join ${JSON.stringify(one)}`),
    onPersonChanged: async (_db: unknown, one: object) =>
      hear(`${name} change ${JSON.stringify(one)}`),
    onPersonErased: async (_db: unknown, one: object) =>
      hear(`${name} erase ${JSON.stringify(one)}`),
    endAccess: async (_db: unknown, id: string, period?: Period) =>
      hear(`${name} end ${id}${period === undefined ? "" : ` ${JSON.stringify(period)}`}`),
  };
  loops.push(await startTaking({ db: opened.db, log, name, hooks }));
  here = createHookRegistry();
  here.add("desk", {});
}

const hasHeard = (...texts: string[]) => vi.waitFor(() => expect(heard).toEqual(texts), 60_000);

describe("lifecycle hooks of a service in another process", () => {
  it("run for each change of a person, in order and once", async () => {
    await startElsewhere("shop");
    const { db } = opened;
    await here.onJoin(db, { personId: ann, purpose: "merchant 1" });
    await here.endAccess(db, ann);
    await here.onPersonChanged(db, { personId: bob, name: "Bob" });
    await hasHeard(
      `shop join {"personId":"${ann}","purpose":"merchant 1"}`,
      `shop end ${ann}`,
      `shop change {"personId":"${bob}","name":"Bob"}`,
    );
    await wait(600);
    expect(heard).toHaveLength(3);
    expect(await listHookEvents(db, "shop", 9)).toEqual([]);
  });

  it("do not run for rolled-back changes, nor for changes in the same process", async () => {
    await startElsewhere("shop");
    here.add("shop", {});
    const { db } = opened;
    await here.onPersonChanged(db, { personId: ann, name: "Ann" });
    const other = createHookRegistry();
    const undone = db.transaction().execute(async (db) => {
      await other.onPersonChanged(db, { personId: ann, name: "Undone" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await wait(600);
    expect(heard).toEqual([]);
  });

  it("end access of a period once more in the same process, for concurrent requests", async () => {
    await startElsewhere("shop");
    here.add("shop", {});
    const since = new Date("2026-11-20T08:00:00.123Z");
    const until = new Date("2026-11-21T08:00:00.456Z");
    await here.endAccess(opened.db, ann, { since, until });
    await here.endAccess(opened.db, bob);
    await hasHeard(`shop end ${ann} ${JSON.stringify({ since, until })}`);
  });

  it("get no name of a person erased before they run", async () => {
    const { db } = opened;
    await startElsewhere("shop");
    await Promise.all(loops.splice(0).map((loop) => loop.stop()));
    await here.onPersonChanged(db, { personId: ann, name: "Ann Example" });
    await here.onPersonErased(db, { personId: ann, leavesOwnerless: false });
    expect(JSON.stringify(await listHookEvents(db, "shop", 9))).not.toContain("Example");
    await startElsewhere("shop");
    await hasHeard(`shop erase {"personId":"${ann}","leavesOwnerless":true}`);
  });

  it("retry failures in order, while other persons continue", async () => {
    let isBroken = true;
    await startElsewhere("shop", () => isBroken);
    const { db } = opened;
    await here.onPersonChanged(db, { personId: ann, name: "Ann" });
    await here.endAccess(db, ann);
    await here.endAccess(db, bob);
    await hasHeard(`shop end ${bob}`);
    expect(lines.join("")).toContain("a lifecycle hook failed for a person");
    isBroken = false;
    await hasHeard(
      `shop end ${bob}`,
      `shop change {"personId":"${ann}","name":"Ann"}`,
      `shop end ${ann}`,
    );
  });
});
