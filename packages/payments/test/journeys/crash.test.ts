import { thorough } from "@frontdesk/database/testing";
import { operatorKey, type Reply } from "@frontdesk/platform/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeEnvironment, type ProcessEnvironment, startProcess } from "../process.ts";
import { makePayment, makeShop, send, type TransactionBody } from "../shop.ts";

let environment: ProcessEnvironment;
beforeAll(async () => {
  environment = await makeEnvironment();
});
afterAll(() => environment.remove());

type CaptureReply = Reply<{ transaction: TransactionBody }>;

const callers = 16;
const capturesBeforeTheKill = 120;

describe.runIf(thorough)("process killed during captures", () => {
  it("keeps every answered capture, leaves none half done, and the ledger agrees", async () => {
    const first = await startProcess(environment);
    const shop = await makeShop(first);
    const ids = await Promise.all(
      Array.from({ length: callers }, () =>
        makePayment(first, shop.merchant, { amount: 1_000_000, currency: "JPY", exponent: 0 }),
      ),
    );
    const answered = new Map<string, number>(ids.map((id) => [id, 0]));
    let count = 0;
    let killed: Promise<unknown> | undefined;

    async function captureUntilItDies(id: string, caller: number): Promise<void> {
      for (let round = 0; ; round += 1) {
        const reply = await capture(id, `${caller}-${round}`).catch(() => undefined);
        if (reply === undefined) return;
        expect(reply.status).toBe(201);
        answered.set(id, round + 1);
        count += 1;
        if (count >= capturesBeforeTheKill) killed ??= first.end("SIGKILL");
      }
    }
    async function capture(id: string, idempotencyKey: string): Promise<CaptureReply> {
      const headers: Record<string, string> =
        Number(idempotencyKey.split("-")[1]) % 2 === 0 ? { "idempotency-key": idempotencyKey } : {};
      const path = `POST /transactions/${id}/captures` as const;
      return await send(first, path, { key: shop.key, body: { amount: 7 }, headers });
    }
    await Promise.all(ids.map(captureUntilItDies));
    await killed;

    const second = await startProcess(environment);
    for (const [id, times] of answered) {
      const { body } = await send<{ transaction: TransactionBody }>(
        second,
        `GET /transactions/${id}`,
        { key: shop.key },
      );
      const { capturedAmount, trail } = body.transaction;
      // The last may have committed without an answer.
      expect([times * 7, times * 7 + 7]).toContain(capturedAmount);
      expect(trail.length * 7).toBe(capturedAmount);
    }
    const proof = await send(second, "POST /payments/operator/reconciliations", {
      key: operatorKey,
    });
    expect(proof.body).toMatchObject({ findings: [] });
    expect(await second.end("SIGTERM")).toBe(0);
  });
});
