import { setTimeout as wait } from "node:timers/promises";
import { thorough } from "@frontdesk/database/testing";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  makeEnvironment,
  type PaymentsProcess,
  type ProcessEnvironment,
  startProcess,
} from "../process.ts";
import { cannotRestore, makeRestored } from "../restoring.ts";
import { asking, type Json, makePayment, makeShop, type Shop, send } from "../shop.ts";

const callers = 8;
const movesBeforeTheKill = 200;

describe.runIf(thorough)("database restored elsewhere", () => {
  const grounds: ProcessEnvironment[] = [];
  beforeAll(async () => {
    grounds.push(await makeEnvironment());
  });
  afterAll(async () => {
    for (const environment of grounds) await environment.remove();
  });

  it("events complete: none twice, none missing, and cursors stay valid", async ({ skip }) => {
    if (cannotRestore !== undefined) skip(cannotRestore);
    const first = await startProcess(grounds[0]!);
    const shop = await makeShop(first);
    const ids = await Promise.all(
      Array.from({ length: callers }, () => makePayment(first, shop.merchant, { amount: 90_000 })),
    );
    const followed: Json[] = [];
    let moves = 0;
    await Promise.all([
      ...ids.map((id) => moveUntilItDies(first, shop, { id, noteMove })),
      followUntilItDies(first, shop, followed),
    ]);
    function noteMove(): void {
      moves += 1;
      if (moves === movesBeforeTheKill) void first.end("SIGKILL");
    }
    await first.end("SIGKILL");
    expect(moves).toBeGreaterThanOrEqual(movesBeforeTheKill);
    expect(followed.length).toBeGreaterThan(callers);

    grounds.push(await makeRestored(grounds[0]!));
    const second = await startProcess(grounds[1]!);
    const { get, post } = asking(second, shop.key);
    for (const id of ids) {
      expect((await post(`/transactions/${id}/captures`, { amount: 1 })).status).toBe(201);
    }
    const trails = await Promise.all(
      ids.map(async (id) => (await get(`/transactions/${id}`)).body.transaction.trail),
    );
    const changes = trails.flat().length + ids.length + 1;
    await expect
      .poll(async () => {
        followed.push(...(await eventsAfter(second, shop, followed.at(-1)?.id)));
        return followed.length;
      })
      .toBeGreaterThanOrEqual(changes);
    expect(followed).toEqual(await eventsAfter(second, shop));
    expect(followed).toHaveLength(changes);
    for (const [index, id] of ids.entries()) {
      const [created, ...rest] = followed.filter(({ data }) => data.transaction?.id === id);
      expect(created.type).toBe("transaction.created");
      expect(rest.map(({ data }) => data.entry)).toEqual(trails[index]);
      expect(rest.map(({ version }) => version)).toEqual(rest.map((_event, at) => at + 1));
    }
    const path = "POST /payments/operator/reconciliations";
    const proof = await send<Json>(second, path, { key: operatorKey });
    expect(proof.body.findings).toEqual([]);
    expect(await second.end("SIGTERM")).toBe(0);
  }, 120_000);
});

async function moveUntilItDies(
  paymentsProcess: PaymentsProcess,
  { key }: Shop,
  { id, noteMove }: { id: string; noteMove: () => void },
): Promise<void> {
  const kinds = ["captures", "captures", "refunds"];
  for (let round = 0; ; round += 1) {
    const path = `POST /transactions/${id}/${kinds[round % kinds.length]}` as const;
    const reply = await send(paymentsProcess, path, { key, body: { amount: 7 } }).catch(
      () => undefined,
    );
    if (reply === undefined) return;
    expect(reply.status).toBe(201);
    noteMove();
  }
}

async function followUntilItDies(
  paymentsProcess: PaymentsProcess,
  shop: Shop,
  followed: Json[],
): Promise<void> {
  for (;;) {
    const page = await eventsAfter(paymentsProcess, shop, followed.at(-1)?.id).catch(
      () => undefined,
    );
    if (page === undefined) return;
    followed.push(...page);
    await wait(50);
  }
}

async function eventsAfter(
  paymentsProcess: PaymentsProcess,
  { key, merchant }: Shop,
  after = "0".repeat(24),
): Promise<Json[]> {
  const path = `GET /merchants/${merchant.id}/events?limit=1000&after=${after}` as const;
  return (await send<Json[]>(paymentsProcess, path, { key })).body;
}
